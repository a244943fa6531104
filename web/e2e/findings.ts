import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Shop } from './shop.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, one line each. */
export async function findings(shop: Pick<Shop, 'page'>): Promise<string[]> {
  await shop.page.evaluate(axeSource);
  const { violations }: AxeResults = await shop.page.evaluate(() => Reflect.get(window, 'axe').run());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
