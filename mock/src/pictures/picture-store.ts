import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomToken } from '../random-token.ts';
import { type PictureFormat, readPictureFormat } from './picture-format.ts';

/** Bytes that a response can be made of. */
export type Bytes = Buffer<ArrayBuffer>;

/** A picture that a customer has uploaded. */
interface StoredPicture {
  readonly bytes: Bytes;
  readonly mediaType: string;
}

/** The bytes of uploaded pictures by file name: the oldest go when there are too many. */
export interface PictureStore {
  /** Keeps a picture under `<upload id>.<ext>`; the id is 128 bits of chance, as the contract asks. */
  store(bytes: Bytes, format: PictureFormat): { readonly uploadId: string; readonly file: string };
  /** Keeps a copy under a name that says nothing of the upload's; undefined when its bytes are gone. */
  publish(file: string): string | undefined;
  find(file: string): StoredPicture | undefined;
}

interface StoreOptions {
  /** How much is kept in all; 100 MB by default. */
  readonly maxBytes?: number;
  /** Keeps them between starts, one file each; without it they are gone when the mock ends. */
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
      // Whole before its name is told: a saved world never names a picture that is not there.
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

/** What an earlier mock has kept, the oldest first. */
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
