import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Bytes } from '../pictures/picture-store.ts';

/** A file ready to send. */
export interface StaticFile {
  readonly bytes: Bytes;
  /** Present if compression is worthwhile. */
  readonly gzip?: Bytes;
  readonly type: string;
  readonly etag: string;
}

/** The files of one directory, cached in memory until they change on disk. */
interface StaticFiles {
  /**
   * Returns undefined for anything that is not a file inside the directory.
   * @param path relative, with slashes
   */
  find(path: string): Promise<StaticFile | undefined>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  // As plain text, so that browsers show these files instead of saving them.
  '.md': 'text/plain; charset=utf-8',
  '.yaml': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};
/** Whether a path ends with a served file extension. */
export const isFileName = (path: string): boolean => extname(path).toLowerCase() in types;

const compress = promisify(gzip);
const minCompressedBytes = 1024;

/** Serves a directory, which need not exist yet. */
export function createStaticFiles(directory: string): StaticFiles {
  const cache = new Map<string, { changed: number; item: StaticFile }>();
  return {
    async find(path) {
      if (!isInside(path)) return undefined;
      const file = join(directory, path);
      const facts = await stat(file).catch(() => undefined);
      if (!facts?.isFile()) return undefined;
      const known = cache.get(path);
      if (known?.changed === facts.mtimeMs) return known.item;
      const item = await readStaticFile(file).catch(() => undefined);
      if (item) cache.set(path, { changed: facts.mtimeMs, item });
      return item;
    },
  };
}

/** Accepts only plain relative paths: no parent folders, no drives, no NUL, no hidden files. */
function isInside(path: string): boolean {
  return path !== '' && path.split('/').every((part) => /^[^.\\:\0][^\\:\0]*$/.test(part));
}

async function readStaticFile(file: string): Promise<StaticFile> {
  const bytes = await readFile(file);
  const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const isText = type.includes('charset');
  if (!isText || bytes.length < minCompressedBytes) return { bytes, type, etag };
  const built = await readFile(`${file}.gz`).catch(() => undefined);
  return { bytes, type, etag, gzip: built ?? (await compress(bytes, { level: 9 })) };
}
