import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const copied = ['_headers', '_redirects'];
const TEXT = /\.(js|css|json|svg)$/;
/** Smaller files gain nothing, in bytes. */
const MIN_COMPRESSED = 1024;
const compressions = { gz: promisify(gzip), br: promisify(brotliCompress) };

/**
 * What static hosts read (web/deploy), and compressed copies of the files that never change. The page is compressed by its
 * host: `npm run configure` and the edge write into it.
 */
export function hostFiles(): Plugin {
  return {
    name: 'meridian:host-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const emit = (fileName: string, source: Uint8Array) => this.emitFile({ type: 'asset', fileName, source });
        for (const file of copied) {
          emit(file, await readFile(fileURLToPath(new URL(`../deploy/${file}`, import.meta.url))));
        }
        await Promise.all(
          Object.values(bundle).map(async (output) => {
            const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
            if (!/^assets\//.test(output.fileName) || !TEXT.test(output.fileName)) return;
            if (content.length < MIN_COMPRESSED) return;
            for (const [ending, compress] of Object.entries(compressions))
              emit(`${output.fileName}.${ending}`, await compress(content));
          }),
        );
      },
    },
  };
}
