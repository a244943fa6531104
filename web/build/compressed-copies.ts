import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|json|svg)$/;
/** Smaller files do not gain by compression. In bytes. */
const MIN_COMPRESSED = 1024;
const compressions = { gz: promisify(gzip), br: promisify(brotliCompress) };

/**
 * Adds compressed copies of the immutable files. The host compresses the page, since `npm run configure` and the edge
 * write into it.
 */
export function compressedCopies(): Plugin {
  return {
    name: 'meridian:compressed-copies',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        await Promise.all(
          Object.values(bundle).map(async (output) => {
            const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
            if (!/^assets\//.test(output.fileName) || !TEXT.test(output.fileName)) return;
            if (content.length < MIN_COMPRESSED) return;
            for (const [ending, compress] of Object.entries(compressions))
              this.emitFile({
                type: 'asset',
                fileName: `${output.fileName}.${ending}`,
                source: await compress(content),
              });
          }),
        );
      },
    },
  };
}
