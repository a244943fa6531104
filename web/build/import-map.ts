// Lets a file of the build be renamed without its importers, which name it by a key without a hash: the page's import map
// leads from the key to the file. Otherwise one changed line renames nearly every script (decision web/018). It also has
// the hash of each script's content: a browser runs none that was changed on the way.
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Vite's file, which Vite writes into the page too. */
const FILE = 'importmap.json';
const TAG = /<script type="importmap">.*?<\/script>\n?/s;
/** At the end of a file's name, and of the keys that Rolldown makes. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

/** The name by which the build's own code and the page's import map know a file. */
export const keyOf = (file: string): string => file.replace(HASH, '');

/** Stands in the page's policy for the hash of the import map, which is made last. */
export const MAP_HASH = '<hash of the import map>';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * The files by their keys: Vite's, without a hash. Throws if two files have one name, as only their keys' hashes would
 * tell them apart.
 */
export function mappedFiles(bundle: Rolldown.OutputBundle): Record<string, string> {
  // Vite removes chunks of styles only, and at first leaves them in the map.
  const files = Object.values(importsOf(bundle))
    .filter((file) => file.slice(1) in bundle)
    .toSorted();
  const imports = Object.fromEntries(files.map((file) => [keyOf(file), file]));
  const twice = files.find((file) => imports[keyOf(file)] !== file);
  if (twice !== undefined) throw new Error(`Two files are called ${keyOf(twice)}: give one of them another name.`);
  return imports;
}

/** The text of the page's import map, once the code is final. */
export function importMapOf(bundle: Rolldown.OutputBundle): string {
  const imports = mappedFiles(bundle);
  const integrity = Object.fromEntries(
    Object.values(imports).flatMap((file) => {
      const output = bundle[file.slice(1)];
      return output?.type === 'chunk' ? [[file, `sha256-${hashOf(output.code)}`]] : [];
    }),
  );
  return JSON.stringify({ imports, integrity });
}

/** Puts the import map at the end of the page, so that it delays no paint, and its keys into the code. */
export const importMap = (): Plugin => ({
  name: 'meridian:import-map',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const keys = new Set(Object.keys(importsOf(bundle)).map(nameOf));
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk')
          output.code = output.code.replace(/[\w.-]+\.(?:js|css)\b/g, (name) => (keys.has(name) ? keyOf(name) : name));
      }
      const map = importMapOf(bundle);
      const page = bundle['index.html'];
      if (page?.type === 'asset')
        page.source = String(page.source)
          .replace(TAG, '')
          .replace(MAP_HASH, hashOf(map))
          .replace('</body>', `<script type="importmap">${map}</script></body>`);
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
