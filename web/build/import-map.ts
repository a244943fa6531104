// Lets a file of the build be renamed without its importers, which name it by a key without a hash: the page's import map
// leads from the key to the file. Otherwise one changed line renames nearly every script (decision web/018).
import type { Plugin, Rolldown } from 'vite';

/** Vite's file, which Vite writes into the page too. */
const FILE = 'importmap.json';
const TAG = /<script type="importmap">.*?<\/script>\n?/s;
/** At the end of a file's name, and of the keys that Rolldown makes. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

/** The name by which the build's own code and the page's import map know a file. */
export const keyOf = (file: string): string => file.replace(HASH, '');

/**
 * The text of the page's import map: Vite's, with keys without a hash. Throws if two files have one name, as only their
 * keys' hashes would tell them apart.
 */
export function importMapOf(bundle: Rolldown.OutputBundle): string {
  // Vite removes chunks of styles only, and at first leaves them in the map.
  const files = Object.values(importsOf(bundle))
    .filter((file) => file.slice(1) in bundle)
    .toSorted();
  const imports = Object.fromEntries(files.map((file) => [keyOf(file), file]));
  const twice = files.find((file) => imports[keyOf(file)] !== file);
  if (twice !== undefined) throw new Error(`Two files are called ${keyOf(twice)}: give one of them another name.`);
  return JSON.stringify({ imports });
}

/** Puts the import map at the end of the page, so that it delays no paint, and its keys into the code. */
export const importMap = (): Plugin => ({
  name: 'meridian:import-map',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const keys = new Set(Object.keys(importsOf(bundle)).map(nameOf));
      const tag = `<script type="importmap">${importMapOf(bundle)}</script>`;
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk')
          output.code = output.code.replace(/[\w.-]+\.(?:js|css)\b/g, (name) => (keys.has(name) ? keyOf(name) : name));
        else if (output.fileName === 'index.html')
          output.source = String(output.source).replace(TAG, '').replace('</body>', `${tag}</body>`);
      }
      delete bundle[FILE];
    },
  },
});

function importsOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  const asset = bundle[FILE];
  if (asset?.type !== 'asset') throw new Error('The build has no import map');
  return JSON.parse(String(asset.source)).imports;
}

const nameOf = (path: string) => path.replace(/.*\//, '');
