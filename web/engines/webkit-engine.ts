// WebKitGTK's MiniBrowser, driven by the W3C's WebDriver: https://www.w3.org/TR/webdriver2/
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../.config/free-port.ts';
import { type Engine, phone, type Tab } from './tab.ts';
import { endGroup, inputBy, LIMIT_MS, NoAnswer, startGroup } from './webdriver.ts';

const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

export const miniBrowser = (): string | undefined => BROWSERS.find(existsSync);

/** Without minimum widths, a window may be as narrow as a phone's. */
const NARROW = '*, headerbar *, toolbar *, .titlebar * { min-width: 0; padding: 0; margin: 0; border: 0; }';

/** The key under which WebDriver sends an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function webkitEngine(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'meridian-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const screen = startGroup('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (screen.stdout === null) throw new Error('Xvfb has no output');
  const [display]: string[] = await once(createInterface(screen.stdout), 'line');
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: home,
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    GDK_BACKEND: 'x11',
  };
  let version = 'WebKitGTK';
  // A driver for each tab: one that hangs takes no other with it.
  const open = async () => {
    const port = await freePort(14_500, 0);
    const driver = startGroup('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
    const root = `http://127.0.0.1:${port}`;
    await answering(`${root}/status`);
    const { sessionId, capabilities } = await call(`${root}/session`, {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        },
      },
    });
    version = `WebKitGTK ${capabilities.browserVersion}`;
    const tab = tabOf(`${root}/session/${sessionId}`, driver);
    await narrow(`${root}/session/${sessionId}`, tab);
    return tab;
  };
  // The first session tells the version.
  await (await open()).close();
  return {
    version,
    open,
    close: async () => {
      await endGroup(screen);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isAnswered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAnswered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
async function call(url: string, body?: object, method = body === undefined ? 'GET' : 'POST'): Promise<any> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch((error) => {
    throw new NoAnswer(`WebKitWebDriver has not answered: ${error.message}`);
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url.replace(/.*\/session/, '')}: ${value.error} ${value.message}`);
  return value;
}

/** The window has a frame of some size: the difference is added until the page has a phone's size. */
async function narrow(session: string, tab: Tab): Promise<void> {
  let wanted = { ...phone };
  for (let tries = 0; tries < 5; tries += 1) {
    await call(`${session}/window/rect`, { ...wanted, x: 0, y: 0 });
    const [width = 0, height = 0] = await tab.evaluate(() => [innerWidth, innerHeight]);
    if (width === phone.width && height === phone.height) return;
    wanted = { width: wanted.width + phone.width - width, height: wanted.height + phone.height - height };
  }
}

function tabOf(session: string, driver: ChildProcess): Tab {
  return {
    ...inputBy((actions) => call(`${session}/actions`, { actions })),
    goto: (url) => call(`${session}/url`, { url }),
    evaluate: async (run, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${run})(...${JSON.stringify(args)}))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await call(`${session}/execute/async`, { script, args: [] });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    attach: async (selector, file) => {
      const found = await call(`${session}/element`, { using: 'css selector', value: selector });
      await call(`${session}/element/${found[ELEMENT]}/value`, { text: file });
    },
    screenshot: async (file) => writeFile(file, Buffer.from(await call(`${session}/screenshot`), 'base64')),
    close: async () => {
      await call(session, undefined, 'DELETE').catch(() => undefined);
      await endGroup(driver);
    },
  };
}
