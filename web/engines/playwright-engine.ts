import { type BrowserContext, chromium, firefox, type Page } from '@playwright/test';
import { chromiumOptions } from '../../.config/chromium.ts';
import { type Engine, phone, type Tab } from './tab.ts';

/** Chromium, and Debian's Firefox, which Playwright drives by WebDriver BiDi. */
export async function playwrightEngine(name: 'Chromium' | 'Firefox'): Promise<Engine> {
  const browser =
    name === 'Chromium'
      ? await chromium.launch(chromiumOptions())
      : await firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' });
  const contexts = new Map<Tab, BrowserContext>();
  const openIn = async (context: BrowserContext) => {
    const tab = tabOf(await context.newPage(), context);
    contexts.set(tab, context);
    return tab;
  };
  return {
    version: `${name} ${browser.version()}`,
    open: async () => openIn(await browser.newContext({ viewport: phone, locale: 'en', timezoneId: 'UTC' })),
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
  setCookie: (cookie) => context.addCookies([cookie]),
  screenshot: async (path) => {
    await page.screenshot({ path });
  },
  close: () => context.close(),
});
