import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { importMapOf } from './import-map.ts';

/** A bundle with these scripts, each by the key that Rolldown gives it. */
function bundleOf(files: Record<string, string>): Rolldown.OutputBundle {
  const source = JSON.stringify({ imports: files });
  const scripts = Object.values(files).map((file) => [file.slice(1), { type: 'chunk', code: 'alert(1)' }]);
  return Object.fromEntries([...scripts, ['importmap.json', { type: 'asset', source }]]);
}

test('a script is known by its name without a hash, which may have a hyphen itself', () => {
  const map = importMapOf(bundleOf({ '/assets/list-row-AAAAAAAA.js': '/assets/list-row-b-b_bbbb.js' }));
  expect(JSON.parse(map)).toHaveProperty('imports', { '/assets/list-row.js': '/assets/list-row-b-b_bbbb.js' });
});

test('two scripts of one name end the build, as each would be loaded for the other', () => {
  const two = bundleOf({
    '/assets/facts-AAAAAAAA.js': '/assets/facts-bbbbbbbb.js',
    '/assets/facts-CCCCCCCC.js': '/assets/facts-dddddddd.js',
  });
  expect(() => importMapOf(two)).toThrow('Two files are called /assets/facts.js');
});

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
test('a script is known by the hash of its content too', () => {
  const map = importMapOf(bundleOf({ '/assets/law-AAAAAAAA.js': '/assets/law-bbbbbbbb.js' }));
  const hash = 'bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';
  expect(JSON.parse(map)).toHaveProperty('integrity', { '/assets/law-bbbbbbbb.js': `sha256-${hash}` });
});
