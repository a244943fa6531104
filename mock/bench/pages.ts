import { startMockProcess } from '../tests/harness/mock-process.ts';
import { load, signIn } from './load.ts';
import { printTable } from './table.ts';

/** The contract's largest page: `limit` is at most 50. */
const PAGE = 50;
const PATHS = {
  'all, hottest first': `/api/product/list?limit=${PAGE}`,
  'cheapest first': `/api/product/list?limit=${PAGE}&sort=price_asc`,
  'a search': `/api/product/list?limit=${PAGE}&keyword=trail`,
};

/** Measures the largest page of products in a small world and in a world twenty times as large. */
export async function benchPages(seconds: number): Promise<void> {
  const rows: string[][] = [];
  for (const products of [240, 5000]) {
    const program = await startMockProcess('--products', String(products));
    const token = await signIn(program);
    for (const [name, path] of Object.entries(PATHS)) {
      await load(program, token, [path], { connections: 1, duration: 0.5 });
      const { perSecond, p99 } = await load(program, token, [path], { connections: 1, duration: seconds });
      rows.push([`${products} products, ${name}`, (1000 / perSecond).toFixed(2), String(p99)]);
    }
    rows.push([`${products} products, start-up`, program.startup.toFixed(0), '']);
    await program.close();
  }
  printTable(`A list of ${PAGE} products, the contract's largest page, one connection`, ['', 'ms', 'p99 ms'], rows);
}
