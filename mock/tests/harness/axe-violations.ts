import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe violations of a page in its current state, by all rules or only these: `color-contrast: <a href=…>`. */
export async function axeViolations(page: Page, ...rules: string[]): Promise<string[]> {
  // Evaluated through the debugger, which the page's own policy does not block.
  await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await checker.run(only.length > 0 ? { runOnly: only } : {});
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}
