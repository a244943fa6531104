// The time from a press to the paint of its effect, as browsers report it (Event Timing, the measure behind INP).
import type { Browser, Locator, Page } from '@playwright/test';
import { floor } from './bench-server.ts';
import { observeInteractions, untilAtRest } from './page-observers.ts';
import { openSignedIn } from './signed-in.ts';

export interface Interaction {
  label: string;
  /** A scenario of the mock other than the default. */
  scenario?: string;
  path: string;
  /** Pressed before each of the presses, and not measured. */
  before?: (page: Page) => Locator;
  /** The presses, one for each locator. */
  presses: (page: Page) => Locator[];
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const choice = (page: Page, dialog: string, name: string) =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true });

const backTo = (name: string, path: string, other: string): Interaction => ({
  label: `back to the kept tab ${name}`,
  path,
  before: (page) => tab(page, other),
  presses: (page) => Array(3).fill(tab(page, name)),
});

/** The fastest possible press: it changes a number on an otherwise empty page. */
export const floorPress: Interaction = {
  label: 'the floor',
  path: floor.path,
  presses: (page) => Array(3).fill(button(page, /^Pressed/)),
};

export const interactions: Interaction[] = [
  backTo('Home', '/home', 'Explore'),
  backTo('Explore', '/explore', 'Home'),
  backTo('Bag', '/bag', 'Home'),
  backTo('Profile', '/profile', 'Home'),
  {
    label: 'grid to list and back',
    path: '/explore',
    presses: (page) => [button(page, 'Show as a list'), button(page, 'Show as a grid')],
  },
  {
    label: 'another order of the products',
    path: '/explore',
    presses: (page) =>
      ['Newest', 'Lowest price', 'Best rated'].flatMap((name) => [
        button(page, /, sort order$/),
        choice(page, 'Sort by', name),
      ]),
  },
  {
    label: 'opening the filters of a search',
    path: '/search?q=lamp',
    presses: (page) => [button(page, /^Filter/)],
  },
  {
    label: 'choosing a specification',
    path: '/detail/101/1',
    presses: (page) => [button(page, /^Ink/), button(page, /^Mist/)],
  },
  {
    label: 'one more of a line, 11 lines',
    scenario: 'mixed_cart',
    path: '/bag',
    presses: (page) => Array(3).fill(page.getByRole('button', { name: 'One more' }).first()),
  },
  {
    label: 'all lines chosen, 11 lines',
    scenario: 'mixed_cart',
    path: '/bag',
    presses: (page) => Array(2).fill(page.getByRole('checkbox', { name: 'All', exact: true })),
  },
  {
    label: 'all lines chosen, 200 lines',
    scenario: 'full_cart',
    path: '/bag',
    presses: (page) => Array(2).fill(page.getByRole('checkbox', { name: 'All', exact: true })),
  },
  {
    label: 'a tab of the orders',
    scenario: 'thousand_orders',
    path: '/myPurchases/all',
    presses: (page) => [page.getByRole('tab', { name: 'Completed' }), page.getByRole('tab', { name: 'Received' })],
  },
  {
    label: 'a digit of the payment code',
    path: '/payment?order=9001',
    presses: (page) => [...'2468'].map((digit) => page.getByRole('button', { name: digit, exact: true })),
  },
];

/** Time-out for finding a target on a busy machine, in milliseconds. A target still missing then has been renamed. */
const FIND_MS = 30_000;

/**
 * Returns the milliseconds until the slowest press was painted; 16 if all were faster than browsers report. Presses
 * only while the page is idle. Throws if a target cannot be found.
 */
export async function slowestPress(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const page = await openSignedIn(browser, url, interaction.scenario);
  await page.addInitScript(observeInteractions);
  await page.goto(url + interaction.path);
  await page.waitForLoadState('networkidle');
  const press = async (target: Locator) => {
    await page.evaluate(untilAtRest);
    await target.tap({ timeout: FIND_MS });
    // The browser reports a press after it has been painted.
    await page.evaluate(untilAtRest);
  };
  let slowest = 16;
  for (const target of interaction.presses(page)) {
    if (interaction.before !== undefined) await press(interaction.before(page));
    await page.evaluate(() => {
      window.slowestInteraction = 16;
    });
    await press(target);
    slowest = Math.max(slowest, await page.evaluate(() => window.slowestInteraction));
  }
  await page.context().close();
  return slowest;
}
