import { expect } from 'vitest';
import { eventually, type Shop } from './shop.ts';

interface Stop {
  name: string;
  /** Why a customer who sees only the screen would not know where the focus is; empty if they do. */
  trouble: string;
  place: { left: number; top: number; sticks: boolean };
}

/** Where the keyboard is, and whether that can be seen: a ring of 2 px in the brand's colour, nothing lying over it. */
function stop({ page }: Shop): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    if (element === document.body)
      return { name: 'nothing', trouble: 'lost', place: { left: 0, top: 0, sticks: false } };
    const box = (element instanceof HTMLInputElement && element.closest('label')) || element;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const words = element.ariaLabel ?? label ?? box.textContent ?? '';
    const name = words.trim().replace(/\s+/g, ' ') || (element.getAttribute('aria-labelledby') ?? element.localName);
    const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
    const place = { left, top: top + scrollY, sticks: false };
    for (let at: Element | null = box; at !== null; at = at.parentElement)
      place.sticks ||= ['sticky', 'fixed'].includes(getComputedStyle(at).position);

    const brand = getComputedStyle(document.documentElement).getPropertyValue('--brand').trim();
    const swatch = document.createElement('i');
    swatch.style.color = brand;
    document.body.append(swatch);
    const colour = getComputedStyle(swatch).color;
    swatch.remove();
    const hasRing = (style: CSSStyleDeclaration) =>
      style.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2 && style.outlineColor === colour;
    const rings = [element, box, box.parentElement ?? box].map((each) => getComputedStyle(each));
    if (![...rings, getComputedStyle(box, '::after')].some(hasRing)) return { name, place, trouble: 'no ring' };

    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width < 2 || height < 2)
      return { name, place, trouble: 'not visible' };
    const within = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    const [x, y] = [within(left, right, innerWidth), within(top, bottom, innerHeight)];
    if (x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight) return { name, place, trouble: 'out of sight' };
    const hit = document.elementFromPoint(x, y);
    const isMet = hit !== null && (box.contains(hit) || hit.contains(box));
    return { name, place, trouble: isMet ? '' : `under ${hit?.outerHTML.slice(0, 80)}` };
  });
}

/** Goes on by the Tab key until a control of this name has the focus; every one on the way must be seen, and in order. */
export async function tabTo(shop: Shop, name: string | RegExp, { back = false, most = 60 } = {}): Promise<void> {
  const passed: string[] = [];
  let last: Stop | undefined;
  for (let count = 0; count < most; count += 1) {
    await shop.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const arrived = await stop(shop);
    // A page that is still scrolling or drawing gets its time.
    if (arrived.trouble !== '')
      await eventually(async () => (await stop(shop)).trouble, { message: arrived.name }).toBe('');
    const now = arrived.trouble === '' ? arrived : await stop(shop);
    // Reading order: what comes next is not both above and before.
    if (last !== undefined && !back && !last.place.sticks && !now.place.sticks) {
      const isBefore = now.place.top < last.place.top - 8 && now.place.left <= last.place.left;
      expect(isBefore, `${now.name} after ${last.name}`).toBe(false);
    }
    if (typeof name === 'string' ? now.name === name : name.test(now.name)) return;
    passed.push(now.name);
    last = now;
  }
  expect.fail(`${name} was not reached; passed ${passed.join(', ')}`);
}

/** Waits until a control of this name has the focus. */
export async function isOn(shop: Shop, name: string | RegExp): Promise<void> {
  const focused = eventually(async () => (await stop(shop)).name);
  await (typeof name === 'string' ? focused.toBe(name) : focused.toMatch(name));
}
