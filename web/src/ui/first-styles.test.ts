import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { deferredModule } from '../i18n/deferred-modules.ts';

const ui = fileURLToPath(new URL('.', import.meta.url));

/** The sources that Tailwind searches for classes; a folder includes everything below it. */
function sourcesOf(css: string, rule: RegExp): string[] {
  const patterns = [...css.matchAll(rule)].map(([, pattern = '']) => pattern);
  return globSync(
    patterns.flatMap((pattern) => [pattern, `${pattern}/**/*.{ts,tsx}`]),
    { cwd: ui },
  )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('web/src/ui', file));
}

test('first.css has the classes of every module except the deferred ones', () => {
  const css = readFileSync(`${ui}first.css`, 'utf8');
  const excluded = sourcesOf(css, /@source not "(.+)"/g);
  const files = sourcesOf(css, /@source "(.+)"/g).filter((file) => !excluded.includes(file));
  const isDeferred = new RegExp(deferredModule);
  // Files that render nothing have no class.
  const drawn = globSync('../**/*.tsx', { cwd: ui }).map((file) => join('web/src/ui', file));
  expect(drawn.length).toBeGreaterThan(100);
  expect(files.filter((file) => file.endsWith('.tsx')).sort()).toEqual(
    drawn.filter((file) => !isDeferred.test(file)).sort(),
  );
});
