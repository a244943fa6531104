/**
 * `npm run pictures [-- <part of a name>…]`: redraws the pictures in `mock/data/pictures/`, or draws a new one by its
 * whole name (`<good>[.<colour>][.<side>]`). The first run installs Three.js.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { ensureBrowser } from '../../.config/browser/ensure.ts';
import { chromiumOptions } from '../../.config/chromium.ts';
import { drawnFolder } from '../src/world/data/drawn-pictures.ts';
import './page-calls.ts';
import { drawingNamed, namesToDraw } from './picture-names.ts';

const drawings = namesToDraw(process.argv.slice(2)).map((name) => ({ name, ...drawingNamed(name) }));
const folder = fileURLToPath(new URL('.', import.meta.url));
const run = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
};
if (!existsSync(join(folder, 'node_modules'))) run('npm', 'ci', '--ignore-scripts');
// No check of the repository covers the models: their dependencies are installed only here.
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
for (const { name, good, colour, side } of drawings) {
  const url = await page.evaluate((asked) => globalThis.drawGood(...asked), [good, colour, side] as const);
  const picture = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  writeFileSync(join(drawnFolder, `${name}.webp`), picture);
  process.stdout.write(`${name}.webp ${(picture.length / 1000).toFixed(1)} kB\n`);
}
await browser.close();
