// The components page as a developer opens it: served by Vite, without a back end.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { builtApp } from '../built-app.ts';
import { axeViolations, themes } from '../fixtures/axe.ts';
import { type DevServer, startDevServer } from '../fixtures/dev-server.ts';
import { expect, test } from '../fixtures/test.ts';

// One worker, so that the large page is compiled once: Vite compiles it on demand.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

let server: DevServer;
let address: string;

test.beforeAll(async () => {
  server = await startDevServer();
  address = `${server.url}__ui`;
});

test.afterAll(() => server.close());

const choose = (page: Page, choice: string) =>
  page.getByRole('banner').locator('select').filter({ hasText: choice }).selectOption(choice);

async function openComponents(page: Page, query = '') {
  await page.goto(`${address}${query}`);
  // The first visit waits until Vite has prepared the libraries.
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible({ timeout: 60_000 });
}

/** The components that extend beyond the window, and the page if anything does. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth === clientWidth) return [];
    const isBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    const sections = [...document.querySelectorAll('main section[id]')];
    return [
      'page',
      ...sections.filter((section) => [...section.querySelectorAll('*')].some(isBeyond)).map(({ id }) => id),
    ];
  });

/** What the keyboard reaches without an outline that shows it, on the control itself or around it. */
const withoutRing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, summary)')]
      .filter(({ tabIndex }) => tabIndex >= 0)
      .filter((control) => {
        control.focus();
        if (document.activeElement !== control) return false;
        for (let at: Element | null = control; at !== null && at.localName !== 'li'; at = at.parentElement)
          for (const part of [null, '::after']) if (getComputedStyle(at, part).outlineStyle !== 'none') return false;
        return true;
      })
      .map((control) => control.closest('section[id]')?.id),
  );

test('the components page passes axe, works by keyboard, and is not in the build', async ({ page, consoleErrors }) => {
  await openComponents(page);
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(links.nth(40)).toBeAttached();
  const entries = await links.count();
  await expect(page.locator('main section[id]')).toHaveCount(entries);
  for (const [theme, rules] of themes) {
    await choose(page, theme === 'light' ? 'Light' : 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Broken examples show an error in place; the table marks unreadable colours.
    await expect(page.locator('[data-failure], [data-enough="false"]'), theme).toHaveText([]);
    await expect.poll(() => axeViolations(page, rules), theme).toEqual([]);
  }
  expect(consoleErrors).toEqual([]);
  expect(await withoutRing(page)).toEqual([]);

  const sentences = await page.locator('.ui-page-when').allInnerTexts();
  expect(sentences).toHaveLength(entries);
  const files = (await readdir(builtApp, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(10);
  for (const { name, parentPath } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    const traces = ['components-page', 'ui-page', '__ui', 'mock-panel', ...sentences].filter((trace) =>
      text.includes(trace),
    );
    expect(traces, name).toEqual([]);
  }

  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const all = await links.all();
  // The first, the last and some between.
  for (const link of [...all.filter((_, index) => index % 12 === 0), all.at(-1) ?? links.first()]) {
    await link.press('Enter');
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    const section = page.locator(`[id="${id}"]`);
    await expect(section).toBeFocused();
    const top = async () => (await section.boundingBox())?.y;
    await expect.poll(top, id).toBeGreaterThanOrEqual(bar);
    await expect.poll(top, id).toBeLessThan(900);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await choose(page, '200 %');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expect.poll(() => beyond(page)).toEqual([]);
  await choose(page, 'RTL');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => beyond(page)).toEqual([]);
});

/** A state of a component, by its name beside it. */
const stateOf = (page: Page, component: string, name: string) =>
  page
    .locator(`#${component} .ui-page-grid > li`)
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('.ui-page-stage');

/** The colours of a control, and the outline that it has without colours of its own. */
const look = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
    return { backgroundColor, color, outlineStyle };
  });

test('components answer to forced colours, larger text, a dark page, keys and dragging', async ({ page }) => {
  // One component at a time: each change lays out all that the page shows.
  await openComponents(page, '?query=Button');
  const find = (component: string) => page.getByRole('searchbox', { name: 'Find a component' }).fill(component);
  await test.step('in forced colours the primary button, what is chosen and the outlines of buttons stand out', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const main = await look(stateOf(page, 'button', 'primary').getByRole('button'));
    const quiet = await look(stateOf(page, 'button', 'quiet').getByRole('button'));
    expect(main.backgroundColor).not.toBe(quiet.backgroundColor);
    expect(main.color).not.toBe(main.backgroundColor);
    expect(quiet.outlineStyle).toBe('solid');
    await find('FilterChips');
    const chip = (text: RegExp) => stateOf(page, 'filterchips', 'to try').locator('label').filter({ hasText: text });
    expect((await look(chip(/^All$/))).backgroundColor).not.toBe((await look(chip(/^Orders$/))).backgroundColor);
    await find('CheckBox');
    const box = (name: string) => stateOf(page, 'checkbox', name).getByRole('checkbox');
    expect((await look(box('chosen'))).backgroundColor).not.toBe((await look(box('open'))).backgroundColor);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('icons grow with the text, up to one and a half times', async () => {
    await find('Icon');
    const icon = stateOf(page, 'icon', 'sizes').locator('svg').first();
    const width = async () => (await icon.boundingBox())?.width ?? 0;
    const usual = await width();
    expect(usual).toBeGreaterThan(10);
    for (const [text, times] of [
      ['125%', 1.25],
      ['200%', 1.5],
      ['100%', 1],
    ] as const) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      await expect.poll(width, text).toBeCloseTo(usual * times, 0);
    }
  });
  await test.step('on a dark page a product’s picture is lit from behind, so that black goods do not vanish', async () => {
    await find('ProductCard');
    const picture = stateOf(page, 'productcard', 'default').locator(':has(> img)');
    const light = () => picture.evaluate((element) => getComputedStyle(element).backgroundImage);
    await choose(page, 'Light');
    await expect.poll(light).toBe('none');
    await choose(page, 'Dark');
    await expect.poll(light).toContain('gradient');
  });
  await test.step('pictures are reordered by arrow keys, buttons and dragging, and the focus follows', async () => {
    await find('PictureField');
    const field = stateOf(page, 'picturefield', 'with pictures: drag one, or choose it');
    const picture = (name: string) => field.getByRole('button', { name });
    const sources = () =>
      field.locator('[data-index] img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
    await expect.poll(async () => (await sources()).length).toBe(3);
    const [a, b, c] = await sources();
    await picture('Picture 1 of 3').press('ArrowRight');
    await expect.poll(sources).toEqual([b, a, c]);
    await expect(picture('Picture 2 of 3')).toBeFocused();
    await picture('Picture 3 of 3').click();
    await picture('Move earlier').click();
    await expect.poll(sources).toEqual([b, c, a]);
    await picture('Picture 3 of 3').dragTo(picture('Picture 1 of 3'));
    await expect.poll(sources).toEqual([a, b, c]);
    await picture('Picture 1 of 3').press('Delete');
    await expect.poll(sources).toEqual([b, c]);
    await expect(picture('Picture 1 of 2')).toBeFocused();
  });
});
