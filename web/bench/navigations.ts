// How a customer comes to each of the 44 screens: by a tap on a link of which screen.
import type { Page } from '@playwright/test';
import { allAddresses } from '../e2e/fixtures/routes.ts';

export interface Navigation {
  /** The first part of the path. */
  screen: string;
  /** The address of the screen before. */
  from: string;
  to: string;
  /** The selector of what opens it; without, the router does. */
  target?: string;
}

/** Screens that a button opens, or a link that the screens on the way do not show. */
const unlinked: Record<string, Pick<Navigation, 'from' | 'target'>> = {
  '/checkout': { from: '/detail/101/1?sku=1012', target: 'role=button[name="Buy now"]' },
  '/products': { from: '/filter', target: 'role=button[name=/^Show.* products$/]' },
  '/searchs': { from: '/search?q=audio', target: 'a[href^="/searchs"]' },
};

const screenOf = (path: string): string => /^\/\w*/.exec(path)?.[0] ?? '';

/** Each screen, with its last address, which has the most parameters. */
const addresses: ReadonlyMap<string, string> = new Map(allAddresses.map(({ path }) => [screenOf(path), path]));

/** The first parts of the paths of the 44 screens. */
export const allScreens: readonly string[] = [...addresses.keys()];

/** Opens every screen that links lead to from /home. Returns, for those wanted, the way over the fewest screens. */
export async function followLinks(page: Page, url: string, wanted: readonly string[]): Promise<Navigation[]> {
  const found = new Map<string, Navigation>();
  const paths = ['/home'];
  for (const from of paths) {
    await page.goto(url + from, { waitUntil: 'networkidle' });
    const links = page.locator('a[href^="/"]:visible');
    for (const to of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      const screen = screenOf(to);
      if (!wanted.includes(screen) || found.has(screen) || screen === screenOf(from)) continue;
      found.set(screen, { screen, from, to, target: `a[href="${to}"]` });
      if (screen !== '/home') paths.push(to);
    }
  }
  return [...found.values()];
}

/** Opens a screen to which these links do not lead. */
export async function openUnlinked(page: Page, url: string, screen: string): Promise<Navigation> {
  const to = addresses.get(screen) ?? screen;
  await page.goto(url + to, { waitUntil: 'networkidle' });
  return { screen, to, ...(unlinked[screen] ?? { from: '/home' }) };
}

/** Runs in the page: the next click opens a path by the router, and nothing else. */
export function openAtNextClick(path: string): void {
  const open = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    history.pushState(history.state, '', path);
  };
  addEventListener('click', open, { capture: true, once: true });
}
