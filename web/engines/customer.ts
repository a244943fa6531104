import { fileURLToPath } from 'node:url';
import type { FaultProxy } from '../e2e/fixtures/fault-proxy.ts';
import type { MockControl } from '../e2e/fixtures/mock.ts';
import type { Engine, Tab } from './tab.ts';
import { NoAnswer } from './webdriver.ts';

/** How long a customer waits for what a step leads to, in milliseconds: generous, a busy machine is slow, not wrong. */
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 100;

const picture = fileURLToPath(new URL('../public/icons/touch-180.png', import.meta.url));

/** What is done and seen in one tab, as a customer would say it. Each act waits until it can be done. */
export interface Customer {
  tab: Tab;
  proxy: FaultProxy;
  control: MockControl;
  visit: (path: string) => Promise<void>;
  /**
   * Presses the visible control with this name in the topmost sheet, or in a group of it. `*` at the end of a name
   * stands for its rest.
   */
  press: (name: string, group?: string) => Promise<void>;
  /** Types into the field with this label, in place of what is there. */
  fill: (label: string, text: string) => Promise<void>;
  see: (words: string) => Promise<void>;
  /** Waits until the path, with its query, begins so. */
  arrive: (path: string) => Promise<void>;
  /** Gives the field for a file a picture. */
  attachPicture: () => Promise<void>;
  /** Waits until a function of this process resolves to true. */
  poll: (check: () => Promise<boolean>, what: string) => Promise<void>;
  /** Waits until a function in the page returns true. */
  until: <Args extends unknown[]>(run: (...args: Args) => boolean | Promise<boolean>, ...args: Args) => Promise<void>;
  /** The same customer in another tab. */
  beside: (path: string) => Promise<Customer>;
}

export class NotPossible extends Error {}

interface Meeting {
  engine: Engine;
  tab: Tab;
  proxy: FaultProxy;
  control: MockControl;
}

export function customerIn({ engine, tab, proxy, control }: Meeting): Customer {
  const poll: Customer['poll'] = async (check, what) => {
    const limit = Date.now() + PATIENCE_MS;
    let last = '';
    while (Date.now() < limit) {
      // A page that is being left answers nothing.
      const result = await check().catch((error: Error) => error);
      if (result === true) return;
      if (result instanceof NoAnswer) throw result;
      last = result instanceof Error ? `, ${result.message}` : '';
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what}${last}`);
  };
  const until: Customer['until'] = (run, ...args) =>
    poll(() => tab.evaluate(run, ...args), [...args, run].join(' ').replace(/\s+/g, ' '));
  const find = async (name: string, { isField = false, group = '' }) => {
    let place = { x: 0, y: 0 };
    await poll(
      async () => {
        const before = place;
        place = (await tab.evaluate(placeOf, name, isField, group)) ?? { x: 0, y: 0 };
        // Rising sheets and opening lists are pressed once they stand still.
        return place.y > 0 && place.x === before.x && place.y === before.y;
      },
      `${isField ? 'field' : 'control'} “${name}”`,
    );
    return place;
  };
  return {
    tab,
    proxy,
    control,
    poll,
    until,
    visit: (path) => tab.goto(`${proxy.url}${path}`),
    press: async (name, group = '') => {
      const { x, y } = await find(name, { group });
      await tab.tap(x, y);
    },
    fill: async (label, text) => {
      const { x, y } = await find(label, { isField: true });
      await tab.tap(x, y);
      await tab.evaluate(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      });
      await tab.type(text);
    },
    see: (words) => poll(() => tab.evaluate(isSeen, words), `“${words}”`),
    arrive: (path) => until((start) => (location.pathname + location.search).startsWith(start), path),
    attachPicture: async () => {
      await until(() => document.querySelector('input[type=file]') !== null);
      await tab.attach('input[type=file]', picture);
    },
    beside: async (path) => {
      if (engine.openBeside === undefined) throw new NotPossible('its driver hangs at a second tab');
      const other = customerIn({ engine, tab: await engine.openBeside(tab), proxy, control });
      await other.visit(path);
      return other;
    },
  };
}

/** Runs in the page: whether these words are in sight. */
function isSeen(words: string): boolean {
  const has = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ').includes(words);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const element = walker.currentNode;
    if (!(element instanceof HTMLElement) || !has(element)) continue;
    const isLeaf = ![...element.children].some(has);
    if (isLeaf && element.getClientRects().length > 0 && element.closest('[inert]') === null) return true;
  }
  return false;
}

/** Runs in the page: the middle of a control or field, scrolled into view; null if there is none, or it is covered. */
function placeOf(name: string, isField: boolean, group: string): { x: number; y: number } | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (text: string, wanted: string) =>
    wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : text === wanted;
  const controls = isField
    ? 'input, textarea'
    : 'button, a[href], summary, [role=button], [role=option], [role=tab], input[type=radio], input[type=checkbox]';
  const sheet = [...document.querySelectorAll(':modal')].at(-1) ?? document.body;
  const textsOf = (ids: string | null) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  for (const control of sheet.querySelectorAll<HTMLElement>(controls)) {
    const around = control.closest('fieldset, [role=group]');
    const legend = around?.ariaLabel ?? around?.querySelector('legend')?.textContent;
    if (group !== '' && !fits(clean(legend), group)) continue;
    const labels =
      control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : null;
    const names = [
      control.ariaLabel,
      control.textContent,
      textsOf(control.getAttribute('aria-labelledby')).join(' '),
      ...[...(labels ?? [])].map(({ textContent }) => textContent),
    ];
    if (!names.some((each) => fits(clean(each), name)) || control.matches(':disabled, [aria-disabled=true]')) continue;
    const label = labels?.[0];
    const shown = control.getBoundingClientRect().width > 2 || label === undefined ? control : label;
    if (shown.getClientRects().length === 0 || shown.closest('[inert]') !== null) continue;
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = shown.getBoundingClientRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    if (hit !== null && (shown.contains(hit) || hit.contains(shown))) return place;
  }
  return null;
}
