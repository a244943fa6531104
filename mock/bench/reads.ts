import { createMock } from '../src/create-mock.ts';
import { startPrismProcess } from '../src/stock-prism/prism-process.ts';
import { startMockProcess } from '../tests/harness/mock-process.ts';
import { callsPerSecond, type Figures, load, signIn } from './load.ts';
import { complain, printTable } from './table.ts';

/** The app's most frequent requests, exactly as it sends them. */
const READS = {
  getHome: '/api/index/home',
  listProducts: '/api/product/list?page=1&limit=20',
  getProduct: '/api/product/detail?product_id=101',
  getCart: '/api/cart/list',
  listOrders: '/api/user/order_list?page=1&limit=20',
};
const CONNECTIONS = 10;
/** Any origin: `mock.fetch` ignores it. */
const ORIGIN = 'http://localhost';

/**
 * Rounds of each read, alternating between the two servers. The best round counts, so that other load on the machine
 * affects neither.
 */
const ROUNDS = 4;

/**
 * Sends the same reads to stock Prism, which answers with an example of the contract, and to the mock, by its port and
 * as a function in this process. The mock reads its world, counts, and validates its answer.
 */
export async function benchReads(seconds: number): Promise<void> {
  const startUps = { stock: Number.POSITIVE_INFINITY, own: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 2; round += 1) {
    for (const [name, start] of [
      ['stock', startPrismProcess],
      ['own', startMockProcess],
    ] as const) {
      const program = await start();
      startUps[name] = Math.min(startUps[name], program.startup);
      await program.close();
    }
  }
  const [stock, own] = [await startPrismProcess(), await startMockProcess()];
  startUps.stock = Math.min(startUps.stock, stock.startup);
  startUps.own = Math.min(startUps.own, own.startup);
  printTable(
    'Start-up, best of three',
    ['', 'ms'],
    [
      ['stock Prism', startUps.stock.toFixed(0)],
      ['mock, 240 products', startUps.own.toFixed(0)],
    ],
  );
  if (startUps.own > startUps.stock) complain('the mock takes longer to start than stock Prism');

  const mock = createMock();
  const tokens = {
    stock: await signIn(stock),
    own: await signIn(own),
    function: await signIn({ url: ORIGIN }, mock.fetch),
  };
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(READS)) {
    const rounds: { theirs: Figures; ours: Figures; calls: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const how = { connections: CONNECTIONS, duration: seconds / ROUNDS };
      const theirs = await load(stock, tokens.stock, [path], how);
      const ours = await load(own, tokens.own, [path], how);
      rounds.push({ theirs, ours, calls: await callsPerSecond(mock.fetch, ORIGIN + path, tokens.function, how) });
    }
    // The first round only warms up.
    const theirs = best(rounds.slice(1).map((round) => round.theirs));
    const ours = best(rounds.slice(1).map((round) => round.ours));
    const calls = Math.max(...rounds.slice(1).map((round) => round.calls));
    const figures = [
      theirs.perSecond.toFixed(0),
      ours.perSecond.toFixed(0),
      (ours.perSecond / theirs.perSecond).toFixed(1),
      calls.toFixed(0),
    ];
    rows.push([name, ...figures, String(theirs.p50), String(ours.p50), String(theirs.p99), String(ours.p99)]);
    if (ours.perSecond < theirs.perSecond) complain(`${name}: fewer requests per second than stock Prism`);
    if (calls < theirs.perSecond) complain(`${name}: fewer calls of mock.fetch per second than stock Prism answers`);
    // The p99 is measured in whole milliseconds.
    if (ours.p99 > theirs.p99 + 1) complain(`${name}: a later p99 than stock Prism`);
  }
  printTable(
    `Reads, ${CONNECTIONS} connections, ${seconds} s each, best of ${ROUNDS} rounds`,
    ['', 'stock/s', 'mock/s', 'ratio', 'mock.fetch/s', 'p50 stock', 'mock', 'p99 stock', 'mock'],
    rows,
  );
  await Promise.all([stock.close(), own.close()]);
}

function best(rounds: readonly Figures[]): Figures {
  return {
    perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
    p50: Math.min(...rounds.map(({ p50 }) => p50)),
    p99: Math.min(...rounds.map(({ p99 }) => p99)),
  };
}
