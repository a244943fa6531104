// The size and paint times of the app's first screens and the latency of a tap, each compared with a baseline of the
// same run, in rounds over all pages, so that a busy machine affects all alike. Needs a build and Chromium; takes about
// nine minutes. No time fails the bench, but a page that does not load throws.
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../.config/chromium.ts';
import {
  type BenchPage,
  behindEdge,
  floor,
  type ScreenName,
  screenNames,
  screens,
  secondVisit,
  startBenchServer,
  staticTwin,
} from './bench-server.ts';
import { type Bills, openBills } from './bills.ts';
import { floorPress, interactions, slowestPress } from './interactions.ts';
import { type Orders, openOrders } from './orders.ts';
import { compareOrKeep } from './ratios.ts';
import { median, milliseconds, print, printRunTime, table, times } from './report.ts';
import { soak } from './soak.ts';
import { type Taps, tap } from './tap.ts';
import { kinds, type Load, type Visit, visit } from './visit.ts';

const ROUNDS = 5;
/** For screens on which fewer visits begin. */
const FEWER_ROUNDS = 3;
const frequent: readonly string[] = ['home', 'detail'] satisfies ScreenName[];

const ratios: Record<string, number> = {};
/** Remembers a ratio, which is compared with the kept one at the end. */
function remember(name: string, ratio: number): void {
  if (Number.isFinite(ratio)) ratios[name] = ratio;
}

/** A row of the tables about pages, with all its visits. */
interface Row {
  label: string;
  page: BenchPage;
  rounds: number;
  /** The same screen as plain HTML; none for the floor. */
  limit?: Row;
  visits: Visit[];
}

const browser = await chromium.launch(chromiumOptions());
const server = await startBenchServer(browser).catch(async (error: unknown) => {
  await browser.close();
  throw error;
});
try {
  const floorRow: Row = { label: 'the floor', page: floor, rounds: ROUNDS, visits: [] };
  const rows = [floorRow, ...screenNames.flatMap(rowsOf)];
  await visitAll(rows);
  printLoads(rows, floorRow);
  printPaintings(rows, floorRow);
  await printTaps();
  await printOrders();
  await printBills();
  await printInteractions();
  await printSoak();
  print(compareOrKeep('speed', ratios));
  printRunTime();
} finally {
  await browser.close();
  await server.close();
}

/** A screen's lower limit and the screen itself; the frequent ones on a second visit, the product page behind the edge. */
function rowsOf(name: ScreenName): Row[] {
  const screen = screens[name];
  const rounds = frequent.includes(name) ? ROUNDS : FEWER_ROUNDS;
  const limit: Row = { label: `static /${name}`, page: staticTwin(name), rounds, visits: [] };
  const row: Row = { label: screen.path, page: screen, rounds, limit, visits: [] };
  const again: Row = { ...row, label: `${screen.path}, second visit`, page: secondVisit(name), visits: [] };
  const behind: Row = { ...row, label: `${screen.path}, behind the edge`, page: behindEdge(name), visits: [] };
  return [limit, row, ...(rounds === ROUNDS ? [again] : []), ...(name === 'detail' ? [behind] : [])];
}

async function visitAll(rows: readonly Row[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { page, rounds, visits } of rows) {
      if (round < rounds) visits.push(await visit(browser, server.urlOf(page), page));
    }
  }
}

function printLoads(rows: readonly Row[], floorRow: Row): void {
  const total = (load: Load, what: 'requests' | 'wire' | 'plain') =>
    kinds.reduce((sum, kind) => sum + load[kind][what], 0);
  const medianOf = ({ visits }: Row, read: (load: Load) => number) => median(visits.map(({ load }) => read(load)));
  const wire = (row: Row, read: (load: Load) => number) => (medianOf(row, read) / 1000).toFixed(1);
  const kind = (row: Row, each: (typeof kinds)[number]) =>
    `${medianOf(row, (load) => load[each].requests)} · ${wire(row, (load) => load[each].wire)}`;
  const script = (row: Row) => medianOf(row, (load) => load.script.wire);
  const lines = rows.map((row) => {
    const toFloor = script(row) / script(floorRow);
    if (row.limit) remember(`${row.label}, script to the floor`, toFloor);
    return [
      row.label,
      ...kinds.map((each) => kind(row, each)),
      `${medianOf(row, (load) => total(load, 'requests'))} · ${wire(row, (load) => total(load, 'wire'))}`,
      wire(row, (load) => total(load, 'plain')),
      times(toFloor),
    ];
  });
  print(
    table('Loads: requests · kB on the wire', ['', ...kinds, 'together', 'unpacked', 'to the floor'], lines) +
      'On the wire: compressed, with headers, everything until the page has been quiet for half a second. The floor is a\n' +
      'page with react-dom, the router and the query library and nothing else, and what is compared with it is the script;\n' +
      'the limit of a screen is the same as plain HTML. The address of the back end is written into the page. A second\n' +
      "visit is a new tab once the app is cached; the service worker's own requests are not slowed.\n",
  );
}

function printPaintings(rows: readonly Row[], floorRow: Row): void {
  const medianOf = ({ visits }: Row, what: 'firstPaint' | 'largestPaint' | 'shift' | 'blocked') =>
    median(visits.map(({ painting }) => painting[what]));
  const ratio = (row: Row, baseline: Row | undefined, what: 'largestPaint' | 'blocked') => {
    if (baseline === undefined) return '';
    const to = medianOf(row, what) / medianOf(baseline, what);
    if (row.limit) remember(`${row.label}, ${what} to ${baseline.label}`, to);
    return times(to);
  };
  const lines = rows.map((row) => [
    row.label,
    milliseconds(medianOf(row, 'firstPaint')),
    milliseconds(medianOf(row, 'largestPaint')),
    row.visits[0]?.painting.largest ?? '',
    ratio(row, row.limit, 'largestPaint'),
    ratio(row, floorRow, 'largestPaint'),
    medianOf(row, 'shift').toFixed(3),
    milliseconds(medianOf(row, 'blocked')),
    ratio(row, floorRow, 'blocked'),
  ]);
  const head = ['', 'FCP', 'LCP', 'which is', 'to its limit', 'to the floor', 'CLS', 'TBT', 'to the floor'];
  const title = `First paint, ${ROUNDS} visits (${FEWER_ROUNDS} below /detail): CPU 4 × slower, 1.6 Mbit/s, 150 ms per request`;
  print(
    table(title, head, lines) +
      'FCP: anything is seen. LCP: the largest thing is seen. CLS: how much moved by itself (0 is nothing). TBT: how long\n' +
      'tasks held the page beyond 50 ms each, from the navigation on, so that work before a late first paint counts too.\n' +
      'Medians; the ratios are what can be compared between machines.\n',
  );
}

async function printTaps(): Promise<void> {
  const speeds = [1, 4];
  const lists = { app: screens.home.path, pages: staticTwin('home').path };
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
      const label = `${state === 'cold' ? 'first' : 'second'} time, CPU ${cpu} ×`;
      remember(`a card, ${label}`, ours / theirs);
      return [label, milliseconds(ours), milliseconds(theirs), times(ours / theirs)];
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
  const rows: [label: string, slowest: number][] = [];
  for (const interaction of [floorPress, ...interactions]) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await slowestPress(browser, server.url, interaction));
    rows.push([interaction.label, median(rounds)]);
  }
  const least = rows[0]?.[1] ?? 0;
  const lines = rows.map(([label, slowest]) => [label, milliseconds(slowest), milliseconds(slowest - least)]);
  print(
    table(
      'From a press to what it changes, painted, CPU 4 ×',
      ['', 'slowest of its presses', 'above the floor'],
      lines,
    ) +
      'Event Timing of the browser for interactions, as INP counts them, on a page that rests; median of the rounds. At\n' +
      'most 100 ms feels like an answer. The floor is one number that changes on an otherwise empty page.\n',
  );
}

async function printSoak(): Promise<void> {
  const held = await soak(server.url);
  const rows = held.map(({ navigations, heap, nodes, listeners }) => [
    String(navigations),
    `${(heap / 1e6).toFixed(1)} MB`,
    String(nodes),
    String(listeners),
  ]);
  print(
    table('All screens of a customer, one after another', ['navigations', 'memory', 'nodes', 'listeners'], rows) +
      'After a collection; scripts are interpreted. From the second round on nodes and listeners may not grow, and the\n' +
      "memory by no more than about 1 MB in all: bytecode, and React's second copy of what is rendered.\n",
  );
}
