/**
 * `npm run pictures [-- [<part of a name>…] [--missing]]`: draws the goods that products of the world are pictures of,
 * each in the colours that it is sold in, and leaves them in `mock/data/pictures/`; `--missing` keeps those that are
 * there. Three.js is installed when it is first run. What nothing shows any more is removed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { ensureBrowser } from '../../.config/browser/ensure.ts';
import { chromiumOptions } from '../../.config/chromium.ts';
import { drawnFolder } from '../src/world/data/drawn-pictures.ts';
import './page-calls.ts';
import { wantedPictures } from './wanted.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const run = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
};
if (!existsSync(join(folder, 'node_modules'))) run('npm', 'ci', '--ignore-scripts');
// No check of the repository does: what the models stand on is installed for them alone.
run('tsc', '--noEmit', '-p', 'models');
const bundled = await rolldown({ input: join(folder, 'models', 'page.ts'), platform: 'browser' });
const { output } = await bundled.generate({ format: 'iife', codeSplitting: false });

ensureBrowser();
const options = chromiumOptions();
const browser = await chromium.launch({
  ...options,
  args: [...options.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage();
await page.addScriptTag({ content: output[0].code });
const { values, positionals: parts } = parseArgs({ allowPositionals: true, options: { missing: { type: 'boolean' } } });
const wanted = wantedPictures(await page.evaluate(() => globalThis.goodKeys));
const files = new Set(wanted.map(({ file }) => file));
for (const file of readdirSync(drawnFolder)) if (!files.has(file)) rmSync(join(drawnFolder, file));
for (const { file, good, colour, side } of wanted) {
  if (values.missing && existsSync(join(drawnFolder, file))) continue;
  if (parts.length > 0 && !parts.some((part) => file.includes(part))) continue;
  const url = await page.evaluate((asked) => globalThis.drawGood(...asked), [good, colour, side] as const);
  const picture = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  writeFileSync(join(drawnFolder, file), picture);
  process.stdout.write(`${file} ${(picture.length / 1000).toFixed(1)} kB\n`);
}
await browser.close();
