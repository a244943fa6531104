import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../.config/chromium.ts';
import { takeFromOldest } from '../e2e/fixtures/oldest-browser.ts';
import { type Engine, phone, type Tab } from './tab.ts';

/** Chromium; `isOldest`, without the interfaces and members that one of the oldest browsers lacks. */
export async function chromiumEngine({ isOldest = false } = {}): Promise<Engine> {
  const browser = await chromium.launch(chromiumOptions());
  const contexts = new Map<Tab, BrowserContext>();
  const openIn = async (context: BrowserContext) => {
    const tab = tabOf(await context.newPage(), context);
    contexts.set(tab, context);
    return tab;
  };
  return {
    version: `Chromium ${browser.version()}${isOldest ? ', without what the oldest browsers lack' : ''}`,
    open: async () => {
      const context = await browser.newContext({ viewport: phone, locale: 'en', timezoneId: 'UTC' });
      if (isOldest) await takeFromOldest(context);
      return openIn(context);
    },
    openBeside: (tab) => {
      const context = contexts.get(tab);
      if (context === undefined) throw new Error('The tab is of another engine');
      return openIn(context);
    },
    close: () => browser.close(),
  };
}

const tabOf = (page: Page, context: BrowserContext): Tab => ({
  goto: async (url) => {
    await page.goto(url, { waitUntil: 'commit' });
  },
  evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
  tap: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key),
  attach: (selector, file) => page.setInputFiles(selector, file),
  screenshot: async (path) => {
    await page.screenshot({ path });
  },
  close: () => context.close(),
});
