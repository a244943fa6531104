import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { load, signIn } from './load.ts';
import { complain, printTable } from './table.ts';

const REQUESTS = 50_000;
const WARM_UP = 5_000;
const STEP = 15_000;
/** Allowed growth after the warm-up, for caches that fill late and for fluctuations of the heap. */
const ALLOWED_MB = 5;
const PATHS = [
  '/api/index/home',
  '/api/product/detail?product_id=101',
  '/api/cart/list',
  '/api/user/order_list?limit=5',
  '/api/user/bill?limit=5',
  '/api/service/message_list?shop_id=1',
  '/api/order/detail?order_id=404',
];

/**
 * Checks that the mock's memory stays flat over 50 000 requests: compares its heap after a garbage collection, once
 * warm and at the end.
 */
export async function benchMemory(): Promise<void> {
  const script = fileURLToPath(new URL('memory-program.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--conditions=@meridian/source', '--expose-gc'] });
  const url = String((await message(child))['url']);
  const token = await signIn({ url });
  const rows: string[][] = [];
  const heapAfter = async (requests: number): Promise<number> => {
    child.send('heap');
    const megabytes = Number((await message(child))['heap']) / 1024 / 1024;
    rows.push([String(requests), megabytes.toFixed(1)]);
    return megabytes;
  };
  await load({ url }, token, PATHS, { connections: 10, amount: WARM_UP });
  const warm = await heapAfter(WARM_UP);
  let last = warm;
  for (let done = WARM_UP; done < REQUESTS; done += STEP) {
    await load({ url }, token, PATHS, { connections: 10, amount: STEP });
    last = await heapAfter(done + STEP);
  }
  child.disconnect();
  printTable('Memory of the mock, heap after collecting', ['requests', 'MB'], rows);
  if (last > warm + ALLOWED_MB) complain(`the heap grew by ${(last - warm).toFixed(1)} MB`);
}

async function message(child: ChildProcess): Promise<Record<string, unknown>> {
  const [received] = await once(child, 'message');
  return received;
}
