import { type Context, Hono } from 'hono';
import { findBillExport } from '../handlers/wallet/bill-export.ts';
import type { Sandbox } from '../sandboxes/sandbox.ts';

/** Serves the files that exportBills names: anyone with the address can read a file until it expires. */
export function createBillDownload(sandboxOf: (c: Context) => Sandbox): Hono {
  const downloads = new Hono();
  downloads.get('/:key/:file', (c) => {
    const { world, clock } = sandboxOf(c);
    const found = findBillExport(world, c.req.param('key'), clock.now());
    if (!found || found.fileName !== c.req.param('file')) return c.text('There is no such file', 404);
    return c.body(found.csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${found.fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });
  return downloads;
}
