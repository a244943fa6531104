import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loader = fileURLToPath(new URL('../src/app/load-chunk.ts', import.meta.url));

/** Replaces the function that Vite wraps around each `import()` of a build by `loadChunk`. */
export function chunkLoader(): Plugin {
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)};`
        : null,
  };
}
