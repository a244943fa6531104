import { expect, test } from 'vitest';
import { ceilingFaults, screenFaults, tierFaults } from './tiers.ts';

const journey = (title: string, isDefault = false) => ({
  file: 'orders/tabs.spec.ts',
  titles: ['signed in', title],
  isDefault,
});
const journeys = [
  journey('[R2.13] [R3.11] each tab holds its orders', true),
  journey('[R2.13] an unknown status shows all orders'),
  journey('[R4.02] an order is cancelled'),
];

test('journeys above a ceiling are refused, and below it the new number is named', () => {
  expect(ceilingFaults(journeys, { default: 1, all: 3 })).toEqual([]);
  expect(ceilingFaults(journeys, { default: 1, all: 2 })).toEqual([
    'There are 3 journeys in all, 1 more than web/e2e/ceilings.json allows: move as many to a cheaper test, or remove them; only a new screen adds one.',
  ]);
  expect(ceilingFaults(journeys, { default: 2, all: 3 })).toEqual([
    'There are 1 journeys in the default tier: write "default": 1 in web/e2e/ceilings.json, so that it stays.',
  ]);
});

test('a requirement that journeys show is shown by the default tier', () => {
  expect(tierFaults(journeys)).toEqual(['[R4.02] is shown by journeys, but by none that has @default in its title.']);
});

test('each path of the app has its group in the screen-wide pass', () => {
  const groups = [{ file: 'ui/screens.spec.ts', titles: ['/orderInfo', 'each state fits'], isDefault: false }];
  const routes = ['__root', 'orderInfo.{-$id}', 'gifts'].map((name) => `web/src/routes/${name}.tsx`);
  expect(screenFaults(groups, routes)).toEqual([
    '/gifts has no words in web/e2e/fixtures/routes.ts and no state in web/e2e/ui/screens.spec.ts: add them.',
  ]);
});
