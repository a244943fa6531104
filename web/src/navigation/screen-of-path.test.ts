import { expect, test } from 'vitest';
import { screenOfPath } from './screen-of-path.ts';

test('all tabs of the order list are one screen, any other path is its own screen', () => {
  expect(['/myPurchases', '/myPurchases/0', '/myPurchases/-4'].map(screenOfPath)).toEqual(
    Array.from({ length: 3 }, () => '/myPurchases'),
  );
  expect(['/orderInfo/1', '/orderInfo/2', '/myPurchasesOf'].map(screenOfPath)).toEqual([
    '/orderInfo/1',
    '/orderInfo/2',
    '/myPurchasesOf',
  ]);
});
