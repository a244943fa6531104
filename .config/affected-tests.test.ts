import { expect, test } from 'vitest';
import { affectedTests } from './affected-tests.ts';

const routes = ['bag', 'home', 'orderInfo.{-$id}', 'payment', 'refund.{-$id}', 'search', 'service'];
const route = (name: string) => `web/src/routes/${name}.tsx`;
const graph = new Map([
  ...routes.map((name): [string, string[]] => [route(name), ['web/src/ui/button.tsx']]),
  [route('orderInfo.{-$id}'), ['web/src/ui/button.tsx', 'web/src/features/order/order-page.tsx']],
  ['web/src/features/order/order-page.tsx', ['web/src/features/order/order-total.ts']],
  ['web/src/features/order/order-total.test.ts', ['web/src/features/order/order-total.ts']],
  ['web/e2e/orders/detail.spec.ts', ['web/e2e/fixtures/orders.ts']],
  ['openapi/tests/bundle.test.ts', []],
]);
const opened = {
  'orders/detail.spec.ts': '/myPurchases /orderInfo',
  'refunds/apply.spec.ts': '/refund',
  'navigation/routes.spec.ts': '/bag /home /orderInfo /payment /refund /search /service',
};
const affected = (...files: string[]) => affectedTests(files, graph, opened);

test('a feature’s file selects the unit tests that import it and the journeys that open its path', () => {
  expect(affected('web/src/features/order/order-total.ts')).toEqual({
    unit: ['web/src/features/order/order-total.test.ts'],
    journeys: ['orders/detail.spec.ts'],
    reasons: ['web/src/features/order/order-total.ts: /orderInfo; 1 unit test files; orders/detail.spec.ts'],
  });
});

test('a path that no journey opens selects its screen in the screen-wide pass', () => {
  expect(affected(route('service')).journeys).toEqual(['ui/screens.spec.ts › /service']);
});

test('a file shown on many paths selects the screen-wide pass of one, and says so', () => {
  const { journeys, reasons } = affected('web/src/ui/button.tsx');
  expect(journeys).toEqual(['ui/screens.spec.ts › /bag']);
  expect(reasons[0]).toMatch(/: 7 paths; .*\(run everything before you commit\)$/);
});

test('a journey’s file and its imports select that journey, a contract file selects the contract’s tests', () => {
  expect(affected('web/e2e/fixtures/orders.ts').journeys).toEqual(['orders/detail.spec.ts']);
  expect(affected('openapi/paths/orders.yaml').unit).toEqual(['openapi/tests/bundle.test.ts']);
});

test('a file that nothing reads selects no test', () => {
  expect(affected('LICENSE')).toEqual({
    unit: [],
    journeys: [],
    reasons: ['LICENSE: no path of the app; 0 unit test files; no journey'],
  });
});
