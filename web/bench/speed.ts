// The size and paint times of the app's first screens and the latency of a tap, each compared with a baseline of the same
// run, in rounds over all pages, so that a busy machine affects all alike. Needs a build and
// Chromium; takes about five minutes. Nothing here passes or fails by its time; a page that does not come up throws.
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../.config/chromium.ts';
import { type PageName, pages, startBenchServer } from './bench-server.ts';
import { type Bills, openBills } from './bills.ts';
import { interactions, slowestPress } from './interactions.ts';
import { type Orders, openOrders } from './orders.ts';
import { median, table } from './table.ts';
import { type Taps, tap } from './tap.ts';
import { kinds, type Load, type Visit, visit } from './visit.ts';

const ROUNDS = 5;
const names: Record<PageName, string> = {
  staticHome: 'static /home (the limit)',
  staticDetail: 'static /detail (the limit)',
  floor: 'the floor',
  home: '/home',
  detail: '/detail/101/1',
};
const order = Object.keys(names) as PageName[]; // the keys of a record of PageName

const print = (text: string) => process.stdout.write(text);
const milliseconds = (figure: number) => `${Math.round(figure)} ms`;
const times = (figure: number, baseline: number) => `${(figure / baseline).toFixed(2)} ×`;

const browser = await chromium.launch(chromiumOptions());
const server = await startBenchServer(browser).catch(async (error: unknown) => {
  await browser.close();
  throw error;
});
try {
  const visits = await visitAll();
  printLoads(visits);
  printPaintings(visits);
  await printTaps();
  await printOrders();
  await printBills();
  await printInteractions();
} finally {
  await browser.close();
  await server.close();
}

async function visitAll(): Promise<Record<PageName, Visit[]>> {
  const visits: Record<PageName, Visit[]> = { staticHome: [], staticDetail: [], floor: [], home: [], detail: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of order) visits[name].push(await visit(browser, server.url + pages[name].path, pages[name].ready));
  }
  return visits;
}

function printLoads(visits: Record<PageName, Visit[]>): void {
  const total = (load: Load, what: 'requests' | 'wire' | 'plain') =>
    kinds.reduce((sum, kind) => sum + load[kind][what], 0);
  const medianOf = (name: PageName, read: (load: Load) => number) => median(visits[name].map(({ load }) => read(load)));
  const wire = (name: PageName, read: (load: Load) => number) => (medianOf(name, read) / 1000).toFixed(1);
  const kind = (name: PageName, each: (typeof kinds)[number]) =>
    `${medianOf(name, (load) => load[each].requests)} · ${wire(name, (load) => load[each].wire)}`;
  const rows = order.map((name) => [
    names[name],
    ...kinds.map((each) => kind(name, each)),
    `${medianOf(name, (load) => total(load, 'requests'))} · ${wire(name, (load) => total(load, 'wire'))}`,
    wire(name, (load) => total(load, 'plain')),
    times(
      medianOf(name, (load) => load.script.wire),
      medianOf('floor', (load) => load.script.wire),
    ),
  ]);
  print(
    table('First load: requests · kB on the wire', ['', ...kinds, 'together', 'unpacked', 'script to floor'], rows) +
      'On the wire: compressed, with headers, everything until the page has been quiet for half a second. The floor is a\n' +
      'page with react-dom, the router and the query library and nothing else; the limit is the same screen as plain HTML.\n',
  );
}

function printPaintings(visits: Record<PageName, Visit[]>): void {
  const medianOf = (name: PageName, what: 'firstPaint' | 'largestPaint' | 'shift' | 'blocked') =>
    median(visits[name].map(({ painting }) => painting[what]));
  const rows = order.map((name) => {
    const limit = name === 'detail' || name === 'staticDetail' ? 'staticDetail' : 'staticHome';
    const largest = medianOf(name, 'largestPaint');
    return [
      names[name],
      milliseconds(medianOf(name, 'firstPaint')),
      milliseconds(largest),
      visits[name][0]?.painting.largest ?? '',
      times(largest, medianOf(limit, 'largestPaint')),
      times(largest, medianOf('floor', 'largestPaint')),
      medianOf(name, 'shift').toFixed(3),
      milliseconds(medianOf(name, 'blocked')),
    ];
  });
  const head = ['', 'FCP', 'LCP', 'which is', 'to its limit', 'to the floor', 'CLS', 'TBT'];
  print(
    table(`First paint, ${ROUNDS} cold visits: CPU 4 × slower, 1.6 Mbit/s, 150 ms per request`, head, rows) +
      'FCP: anything is seen. LCP: the largest thing is seen. CLS: how much moved by itself (0 is nothing). TBT: how long\n' +
      'a touch after that would have found the page busy: what paints late has its work before. Medians; the ratios are\n' +
      'what can be compared between machines.\n',
  );
}

async function printTaps(): Promise<void> {
  const speeds = [1, 4];
  const lists = { app: pages.home.path, pages: pages.staticHome.path };
  const taps = speeds.map((cpu) => ({ cpu, app: [] as Taps[], pages: [] as Taps[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of taps) {
      row.app.push(await tap(browser, server.url + lists.app, row.cpu));
      row.pages.push(await tap(browser, server.url + lists.pages, row.cpu));
    }
  }
  const rows = taps.flatMap(({ cpu, app, pages: plain }) =>
    (['cold', 'warm'] as const).map((state) => {
      const [ours, theirs] = [app, plain].map((list) => median(list.map((each) => each[state])));
      if (ours === undefined || theirs === undefined) throw new Error('No tap was measured');
      const label = state === 'cold' ? 'first time' : 'second time';
      return [`${label}, CPU ${cpu} ×`, milliseconds(ours), milliseconds(theirs), times(ours, theirs)];
    }),
  );
  print(
    table('From the touch of a card on /home to the painted product', ['', 'the app', 'static site', 'ratio'], rows) +
      'First time: product, code and pictures are still to be fetched, over an unhindered line; second time: all of it is\n' +
      'known. The static site is the same two screens as two plain HTML pages, of which the browser loads the second.\n',
  );
}

async function printOrders(): Promise<void> {
  const scenarios = { thousand_orders: '1 000 orders', ten_thousand_orders: '10 000 orders' };
  const rows: string[][] = [];
  for (const [scenario, label] of Object.entries(scenarios)) {
    const visits: Orders[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await openOrders(browser, server.url, scenario));
    const of = (what: keyof Orders) => median(visits.map((each) => each[what]));
    const figures = [milliseconds(of('firstRow')), String(of('elements')), milliseconds(of('tab'))];
    rows.push([label, ...figures, milliseconds(of('tabRows'))]);
  }
  print(
    table('The orders of a long history, CPU 4 ×', ['', 'first order', 'elements', 'tab marked', 'its orders'], rows) +
      'First order: from the navigation until one stands there. Tab: from the touch until it is marked, and until its first\n' +
      'order is painted. None of them may grow with the number of orders.\n',
  );
}

async function printBills(): Promise<void> {
  const rows: string[][] = [];
  for (const scenario of [undefined, 'fifty_thousand_bills']) {
    const visits: Bills[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await openBills(browser, server.url, scenario));
    const of = (what: keyof Bills) => median(visits.map((each) => each[what]));
    const label = scenario === undefined ? 'the usual bills' : '50 000 bills';
    rows.push([label, milliseconds(of('firstRow')), String(of('elements')), `${(of('heap') / 1e6).toFixed(1)} MB`]);
  }
  print(
    table('The bills of a long ledger, CPU 4 ×', ['', 'first bill', 'elements', 'memory'], rows) +
      'None of them may grow with the number of bills.\n',
  );
}

async function printInteractions(): Promise<void> {
  const rows: string[][] = [];
  for (const interaction of interactions) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await slowestPress(browser, server.url, interaction));
    rows.push([interaction.label, milliseconds(median(rounds))]);
  }
  print(
    table('From a press to what it changes, painted, CPU 4 ×', ['', 'slowest of its presses'], rows) +
      'Event Timing of the browser, median of the rounds. At most 100 ms feels like an answer.\n',
  );
}
