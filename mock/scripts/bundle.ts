import { dirname, relative, resolve, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

export const exportsOfThis: Plugin = {
  name: 'exports-of-this',
  transform: {
    filter: { id: /\/uri-template-lite\/index\.js$/ },
    // At the top of a CommonJS module, `this` is `exports`; the bundler does not know that.
    handler: (code) => code.replaceAll('this.URI', 'exports.URI'),
  },
};

/**
 * Bundles entry points (by file name) with everything they import, including libraries. Returns the files that went in.
 *
 * Our modules find the files they read relative to their own address. For that to work in a chunk, `import.meta.url`
 * becomes the address that the module would have if the repository lay in `dist/`.
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
      // Its main module is UMD, which hides its imports from a bundler.
      alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    },
    plugins: [places, exportsOfThis],
  });
  const { output } = await bundled.write({ dir: dist, chunkFileNames: '[name]-[hash].js' });
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
