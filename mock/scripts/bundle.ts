import { dirname, relative, resolve, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

export const exportsOfThis: Plugin = {
  name: 'exports-of-this',
  transform: {
    filter: { id: /\/uri-template-lite\/index\.js$/ },
    // At the top of a module for Node, `this` is `exports`; a bundler does not see it.
    handler: (code) => code.replaceAll('this.URI', 'exports.URI'),
  },
};

/**
 * Writes entry points, named by their files, with everything they import, libraries too. Gives the files that went in.
 *
 * A module of ours that reads a file finds it by its own address; so that this holds in a chunk, too, `import.meta.url`
 * is the address that the module would have if the repository lay in `dist/`.
 */
export async function bundle(root: string, dist: string, input: Record<string, string>): Promise<string[]> {
  const places: Plugin = {
    name: 'places',
    resolveId: {
      filter: { id: /\/installation\.ts$/ },
      handler: (id, importer = '') => resolve(dirname(importer), id.replace(/ts$/, 'packed.ts')),
    },
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
      handler(code, id) {
        const path = JSON.stringify(`./${relative(root, id).split(sep).join('/')}`);
        return code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`);
      },
    },
  };
  const bundled = await rolldown({
    input,
    platform: 'node',
    resolve: {
      conditionNames: ['@meridian/source', 'node', 'import', 'default'],
      // Its main module is of the universal kind, which hides its imports from a bundler.
      alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    },
    plugins: [places, exportsOfThis],
  });
  const { output } = await bundled.write({ dir: dist, chunkFileNames: '[name]-[hash].js' });
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
