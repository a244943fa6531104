// Debian's Firefox, driven by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. Not by Playwright, whose channel
// `moz-firefox` sends emulation.setMediaFeaturesOverride for every profile, which Firefox 153 does not know.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Engine, phone, type Tab } from './tab.ts';
import { endGroup, inputBy, LIMIT_MS, NoAnswer, startGroup } from './webdriver.ts';

export const FIREFOX = '/usr/bin/firefox-esr';

/** How often a page is asked for, and each time looked for, every tenth of a second. */
const TRIES = 3;
const LOOKS = 100;

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
type Send = (method: string, params?: object) => Promise<any>;

export async function firefoxEngine(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'meridian-firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en");\n');
  const firefox = startGroup(FIREFOX, ['--headless', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, TZ: 'UTC' },
  });
  const { send, close } = await connect(await addressOf(firefox.stderr));
  const { capabilities } = await send('session.new', { capabilities: {} });
  const profiles = new Map<Tab, string>();
  const openIn = async (userContext: string) => {
    const { context } = await send('browsingContext.create', { type: 'tab', userContext });
    await send('browsingContext.setViewport', { context, viewport: phone });
    const tab = tabOf(send, context, userContext);
    profiles.set(tab, userContext);
    return tab;
  };
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async () => openIn((await send('browser.createUserContext')).userContext),
    openBeside: async (tab) => {
      const userContext = profiles.get(tab);
      if (userContext === undefined) throw new Error('The tab is of another engine');
      return openIn(userContext);
    },
    close: async () => {
      close();
      await endGroup(firefox);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Reads on afterwards: an output that nobody reads stops the browser. */
function addressOf(output: NodeJS.ReadableStream | null): Promise<string> {
  if (output === null) throw new Error('Firefox has no output');
  const lines = createInterface(output);
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /ws:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(`${address}/session`);
    });
    lines.on('close', () => reject(new Error('Firefox did not start')));
  });
}

async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`${error} ${message}`));
    waiting.delete(id);
  });
  await once(socket, 'open');
  let last = 0;
  return {
    send: (method, params = {}) => {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(last, answer);
      setTimeout(() => answer.reject(new NoAnswer(`Firefox has not answered: ${method}`)), LIMIT_MS).unref();
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}

function tabOf(send: Send, context: string, userContext: string): Tab {
  const evaluate: Tab['evaluate'] = async (run, ...args) => {
    const { result, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration: `async () => JSON.stringify(await (${run})(...${JSON.stringify(args)}))`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result.type === 'string' ? JSON.parse(result.value) : undefined;
  };
  return {
    ...inputBy(async (actions) => {
      // A tab in the background has another size.
      await send('browsingContext.activate', { context });
      await send('input.performActions', { context, actions });
    }),
    goto: async (url) => {
      const isArrived = (wanted: string) => {
        const [entry] = performance.getEntriesByType('navigation');
        return !('isLeft' in window) && entry?.name === wanted;
      };
      const mark = () => Object.assign(window, { isLeft: true }) && undefined;
      for (let tries = 0; tries < TRIES; tries += 1) {
        await evaluate(mark).catch(() => undefined);
        // The page before may lead elsewhere at the same moment: the command then fails, or never ends.
        void send('browsingContext.navigate', { context, url, wait: 'none' }).catch(() => {});
        for (let looks = 0; looks < LOOKS; looks += 1) {
          if (await evaluate(isArrived, url).catch(() => false)) return;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
      throw new Error(`Firefox did not open ${url}`);
    },
    evaluate,
    attach: async (selector, file) => {
      const { nodes } = await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files: [file] });
    },
    screenshot: async (file) => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      await writeFile(file, Buffer.from(data, 'base64'));
    },
    close: () => send('browser.removeUserContext', { userContext }),
  };
}
