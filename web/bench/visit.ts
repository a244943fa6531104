// A visit to a page by a phone: what it loads, and when it paints.
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchPage } from './bench-server.ts';
import { observePainting, type Painting } from './page-observers.ts';
import { openPhone, openTab, SLOW_PHONE, slowDownCpu, slowDownNetwork } from './phone.ts';
import { signIn } from './signed-in.ts';

export const kinds = ['document', 'script', 'style', 'api', 'picture', 'other'] as const;
type Kind = (typeof kinds)[number];

/** The number of requests and their bytes: compressed with headers on the wire, and as read by the browser. */
export type Load = Record<Kind, { requests: number; wire: number; plain: number }>;

export interface Visit {
  load: Load;
  painting: Painting;
}

/** A page without a request for this long is loaded. */
const QUIET_MS = 500;
const TIMEOUT_MS = 30_000;

/** Visits a page; throws if its `ready` element does not appear. */
export async function visit(browser: Browser, url: string, target: BenchPage): Promise<Visit> {
  const { path, isSignedIn = false, isSecond = false, scenario } = target;
  const first = await openPhone(browser);
  if (isSignedIn) await signIn(first, url, scenario);
  if (isSecond) await fillCaches(first, url + path);
  const page = isSecond ? await openTab(first.context()) : first;
  const session = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(session);
  await slowDownNetwork(session);
  await slowDownCpu(session, SLOW_PHONE.cpu);
  await page.addInitScript(observePainting);
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.locator(target.ready).first().waitFor({ timeout: TIMEOUT_MS });
  await traffic.quiet();
  const painting = await page.evaluate(() => window.painting);
  await page.context().close();
  if (painting.largestPaint === 0) throw new Error(`${path} has painted nothing`);
  return { load: traffic.load, painting };
}

/** Visits a page until the service worker has cached the app, and closes it. */
export async function fillCaches(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(async () => (await caches.match('/offline')) !== undefined);
  await page.close();
}

/** Counts what a page loads, from now on. */
export async function watchTraffic(session: CDPSession) {
  const load: Load = Object.fromEntries(kinds.map((kind) => [kind, { requests: 0, wire: 0, plain: 0 }])) as Load;
  const kindOf = new Map<string, Kind>();
  const pendingRequests = new Set<string>();
  let last = performance.now();
  const ended = (id: string) => {
    pendingRequests.delete(id);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    const kind = kindFor(type, new URL(request.url).pathname);
    load[kind].requests += 1;
    // A worker's script: its further events are not reported to the page.
    if (loaderId === '') return;
    kindOf.set(requestId, kind);
    pendingRequests.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind !== undefined) load[kind].plain += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind !== undefined) load[kind].wire += encodedDataLength;
    ended(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  await session.send('Network.enable');
  const quiet = async () => {
    const deadline = performance.now() + TIMEOUT_MS;
    while (pendingRequests.size > 0 || performance.now() - last < QUIET_MS) {
      if (performance.now() > deadline) throw new Error('The page never stops loading');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { load, quiet };
}

function kindFor(type: string | undefined, path: string): Kind {
  if (path.startsWith('/api/')) return 'api';
  switch (type) {
    case 'Document':
      return 'document';
    case 'Script':
      return 'script';
    case 'Stylesheet':
      return 'style';
    case 'Image':
      return 'picture';
    default:
      // Chromium's protocol has no type for preloaded modules.
      return path.endsWith('.js') ? 'script' : 'other';
  }
}
