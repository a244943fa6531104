import type { FaultProxy } from '../e2e/fixtures/fault-proxy.ts';
import type { MockControl } from '../e2e/fixtures/mock.ts';
import type { Engine, Tab } from './tab.ts';

/** How long a customer waits for what a step leads to, in milliseconds: generous, a busy machine is slow, not wrong. */
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/** What is done and seen in one tab, as a customer would say it. Each act waits until it can be done. */
export interface Customer {
  tab: Tab;
  proxy: FaultProxy;
  control: MockControl;
  visit: (path: string) => Promise<void>;
  /** Presses the visible control with this name, in the topmost sheet. `*` at the end stands for the rest of it. */
  press: (name: string) => Promise<void>;
  /** Types into the field with this label, in place of what is there. */
  fill: (label: string, text: string) => Promise<void>;
  see: (words: string) => Promise<void>;
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
  const until: Customer['until'] = async (run, ...args) => {
    const limit = Date.now() + PATIENCE_MS;
    let last = '';
    while (Date.now() < limit) {
      // A page that is being left answers nothing.
      const result = await tab.evaluate(run, ...args).catch((error: Error) => error);
      if (result === true) return;
      last = result instanceof Error ? result.message : '';
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`Not within ${PATIENCE_MS / 1000} s: ${JSON.stringify(args)} ${run.name} ${last}`);
  };
  const find = async (name: string, isField: boolean) => {
    let before = '';
    let place = { x: 0, y: 0 };
    const limit = Date.now() + PATIENCE_MS;
    while (Date.now() < limit) {
      const found = await tab.evaluate(placeOf, name, isField).catch(() => null);
      // Rising sheets and opening lists are pressed once they stand still.
      if (found !== null && JSON.stringify(found) === before) return place;
      before = JSON.stringify(found);
      place = found ?? place;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`There is no ${isField ? 'field' : 'control'} “${name}”`);
  };
  const press = async (name: string) => {
    const { x, y } = await find(name, false);
    await tab.tap(x, y);
  };
  return {
    tab,
    proxy,
    control,
    until,
    press,
    visit: (path) => tab.goto(`${proxy.url}${path}`),
    async fill(label, text) {
      const { x, y } = await find(label, true);
      await tab.tap(x, y);
      await tab.evaluate(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      });
      await tab.type(text);
    },
    see: (words) => until(isSeen, words),
    async beside(path) {
      if (engine.openBeside === undefined) throw new NotPossible('its driver hangs at a second tab');
      const other = customerIn({ engine, tab: await engine.openBeside(tab), proxy, control });
      await other.visit(path);
      return other;
    },
  };
}

/** Runs in the page: whether these words are in sight. */
function isSeen(words: string): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const element = walker.currentNode;
    if (!(element instanceof HTMLElement) || !element.textContent?.includes(words)) continue;
    const isLeaf = ![...element.children].some((child) => child.textContent?.includes(words));
    if (isLeaf && element.getClientRects().length > 0 && element.closest('[inert]') === null) return true;
  }
  return false;
}

/** Runs in the page: the middle of a control or field, scrolled into view; null if there is none, or it is covered. */
function placeOf(name: string, isField: boolean): { x: number; y: number } | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isMeant = (text: string) => (name.endsWith('*') ? text.startsWith(name.slice(0, -1)) : text === name);
  const controls = isField
    ? 'input, textarea'
    : 'button, a[href], summary, [role=button], [role=option], [role=tab], input[type=radio], input[type=checkbox]';
  const sheet = [...document.querySelectorAll(':modal')].at(-1) ?? document.body;
  for (const control of sheet.querySelectorAll<HTMLElement>(controls)) {
    const labels =
      control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : null;
    const names = [
      control.ariaLabel,
      control.textContent,
      ...[...(labels ?? [])].map(({ textContent }) => textContent),
    ];
    if (!names.some((each) => isMeant(clean(each))) || control.matches(':disabled')) continue;
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
