import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomToken } from '../random-token.ts';
import { type PictureFormat, readPictureFormat } from './picture-format.ts';

/** Bytes that can be a response body. */
export type Bytes = Buffer<ArrayBuffer>;

/** A customer's uploaded picture. */
interface StoredPicture {
  readonly bytes: Bytes;
  readonly mediaType: string;
}

/** The bytes of uploaded pictures, by file name. The oldest are dropped when there are too many. */
export interface PictureStore {
  /** Stores a picture as `<upload id>.<ext>`. The id is 128 random bits, as the contract requires. */
  store(bytes: Bytes, format: PictureFormat): { readonly uploadId: string; readonly file: string };
  /** Stores a copy under a name that does not reveal the upload's; returns undefined if the bytes are gone. */
  publish(file: string): string | undefined;
  find(file: string): StoredPicture | undefined;
}

interface StoreOptions {
  /** The maximum total size in bytes; 100 MB by default. */
  readonly maxBytes?: number;
  /** A folder that keeps the pictures between starts, one file each. Without it they end with the mock. */
  readonly folder?: string;
}

export function createPictureStore({ maxBytes = 100 * 1024 * 1024, folder }: StoreOptions = {}): PictureStore {
  const pictures = new Map<string, StoredPicture>();
  let total = 0;
  const keep = (file: string, picture: StoredPicture) => {
    pictures.set(file, picture);
    total += picture.bytes.length;
    for (const [oldest, { bytes }] of pictures) {
      if (total <= maxBytes || oldest === file) break;
      pictures.delete(oldest);
      total -= bytes.length;
      if (folder !== undefined) rmSync(join(folder, oldest), { force: true });
    }
  };
  const write = (file: string, picture: StoredPicture) => {
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      // Written before its name is known: a saved world never names a missing picture.
      writeFileSync(join(folder, file), picture.bytes);
    }
    keep(file, picture);
  };
  for (const [file, picture] of folder === undefined ? [] : picturesIn(folder)) keep(file, picture);
  return {
    store(bytes, { mediaType, extension }) {
      const uploadId = `u_${randomToken()}`;
      const file = `${uploadId}.${extension}`;
      write(file, { bytes, mediaType });
      return { uploadId, file };
    },
    publish(file) {
      const picture = pictures.get(file);
      if (!picture) return undefined;
      const copy = `p_${randomToken()}${file.slice(file.lastIndexOf('.'))}`;
      write(copy, picture);
      return copy;
    },
    find: (file) => pictures.get(file),
  };
}

/** The pictures that an earlier mock has kept, oldest first. */
function picturesIn(folder: string): [file: string, picture: StoredPicture][] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).map((name) => ({ name, changed: statSync(join(folder, name)).mtimeMs }));
  return files
    .sort((a, b) => a.changed - b.changed)
    .flatMap(({ name }) => {
      const bytes = readFileSync(join(folder, name));
      const facts = readPictureFormat(bytes);
      return facts === undefined ? [] : [[name, { bytes, mediaType: facts.mediaType }]];
    });
}
