// One order, placed by a customer whom everything happens to: how often it was placed, with this SDK and with others.
// Twice is a duplicate, not at all is a loss. Ends with 1 if ours has any.
import { printTable } from '../../mock/bench/table.ts';
import { createMock } from '../../mock/src/create-mock.ts';
import { createClient } from '../src/index.ts';
import { DEMO } from '../tests/mock-client.ts';
import { type Client, oneKey, ours, plain, type Tab } from './once-clients.ts';
import { offlineTransactions } from './once-offline.ts';

/** What becomes of a request: carried out, but unanswered; carried out while the page dies; never there; there too late. */
type Fate = 'unheard' | 'held' | 'gone' | 'late';

const mock = createMock({ products: 6 });
const HOUR = 3_600_000;

const world = async (client: Client) => {
  mock.restore('start');
  const store = new Map<string, string>();
  const fates: Fate[] = [];
  const late: Request[] = [];
  const never = () => new Promise<Response>(() => undefined);
  let arrived = Promise.withResolvers<void>();
  const open = async () => {
    const life = new AbortController();
    const fetch = async (request: Request): Promise<Response> => {
      if (life.signal.aborted) return never();
      const fate = request.url.endsWith('/order/create') ? fates.shift() : undefined;
      if (fate === 'late') late.push(request);
      const answer = fate === 'gone' || fate === 'late' ? undefined : await mock.fetch(request);
      if (fate !== undefined) arrived.resolve();
      if (fate === 'unheard') throw new TypeError('No answer');
      return answer === undefined || fate === 'held' || life.signal.aborted ? never() : answer;
    };
    const tab: Tab = { fetch, store, signal: life.signal, token };
    return { ...(await client.open(tab)), close: () => life.abort() };
  };
  type Page = Awaited<ReturnType<typeof open>>;
  /** Presses, and waits until the request has met this. */
  const pressUntil = async (page: Page, fate: Fate) => {
    fates.push(fate);
    arrived = Promise.withResolvers();
    void page.press();
    await arrived.promise;
  };
  return {
    open,
    /** Looks at what the page says by itself, and presses until told that the order is placed. */
    insist: async (page: Page) => {
      for (let tries = 0; tries < 4 && !(await page.resume()); tries += 1) if (await page.press()) return;
    },
    pressUntil,
    /** The same, and closes the page. */
    closeAt: async (page: Page, fate: Fate) => {
      await pressUntil(page, fate);
      page.close();
    },
    fates,
    arriveLate: () => Promise.all(late.map((request) => mock.fetch(request))),
  };
};
type World = Awaited<ReturnType<typeof world>>;

const clock = Date.now;
const moveClock = (ms: number) => {
  Date.now = () => clock() + ms;
};

const script: Record<string, (world: World) => Promise<void>> = {
  'four answers are lost': async ({ open, insist, fates }) => {
    fates.push('unheard', 'unheard', 'unheard', 'unheard');
    const page = await open();
    if (!(await page.press())) await insist(page);
  },
  'killed once it was carried out': async ({ open, insist, closeAt }) => {
    await closeAt(await open(), 'held');
    await insist(await open());
  },
  'reloaded while it is on its way': async ({ open, insist, closeAt, arriveLate }) => {
    await closeAt(await open(), 'late');
    await insist(await open());
    await arriveLate();
  },
  'killed before it arrived, not pressed again': async ({ open, closeAt }) => {
    await closeAt(await open(), 'gone');
    await (await open()).resume();
  },
  'a second tab while the first has no answer': async ({ open, insist, pressUntil }) => {
    await pressUntil(await open(), 'held');
    await insist(await open());
  },
  'opened again a day later': async ({ open, insist, closeAt }) => {
    await closeAt(await open(), 'held');
    moveClock(25 * HOUR);
    mock.advance({ hours: 25 });
    await insist(await open());
  },
  'the clock was ahead, and is put right a day later': async ({ open, insist, closeAt }) => {
    moveClock(48 * HOUR);
    await closeAt(await open(), 'held');
    moveClock(25 * HOUR);
    mock.advance({ hours: 25 });
    await insist(await open());
  },
};

const login = createClient({
  baseUrl: 'http://mock.test',
  token: () => token,
  language: () => 'en',
  fetch: mock.fetch,
});
let token: string | undefined;
token = (await login.call('loginUser', { body: DEMO })).userinfo.token;
mock.snapshot('start');
const ordersNow = async () => (await login.call('listOrders', {}, { guard: false })).total;
const before = await ordersNow();

const offline = await offlineTransactions().catch((error: Error) => {
  process.stderr.write(`@tanstack/offline-transactions cannot be fetched: ${error.message}\n`);
});
const clients = [ours, plain, oneKey, ...(offline ? [offline] : [])];
const table = Object.keys(script).map((what) => [what]);
const sums = [['duplicates'], ['losses']];
for (const client of clients) {
  let [duplicates, losses] = [0, 0];
  for (const [index, act] of Object.values(script).entries()) {
    Date.now = clock;
    await act(await world(client));
    Date.now = clock;
    const count = (await ordersNow()) - before;
    table[index]?.push(String(count));
    duplicates += Math.max(0, count - 1);
    losses += count === 0 ? 1 : 0;
  }
  sums[0]?.push(String(duplicates));
  sums[1]?.push(String(losses));
  if (client === ours && duplicates + losses > 0) process.exitCode = 1;
}
printTable('One order, and how often it was placed', ['', ...clients.map(({ name }) => name)], [...table, ...sums]);
process.exit(); // the pages that were closed still wait
