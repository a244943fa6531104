import { randomBytes } from 'node:crypto';
import type { PictureFacts } from './pictures.ts';
import type { Bytes } from './shelf.ts';

/** A picture that a customer has uploaded. */
export interface StoredPicture {
  readonly bytes: Bytes;
  readonly mediaType: string;
}

/** Uploaded pictures, in memory: gone when the mock ends, and the oldest go when there are too many. */
export interface Uploads {
  /** Keeps a picture and gives its path, `/uploads/<id>.<ext>`; the id is 128 bits of chance, as the contract asks. */
  store(bytes: Bytes, facts: PictureFacts): string;
  find(path: string): StoredPicture | undefined;
}

/** @param maxBytes how much is kept in all; 100 MB unless told. */
export function createUploads(maxBytes = 100 * 1024 * 1024): Uploads {
  const pictures = new Map<string, StoredPicture>();
  let total = 0;
  return {
    store(bytes, { mediaType, extension }) {
      const path = `/uploads/${randomBytes(16).toString('base64url')}.${extension}`;
      pictures.set(path, { bytes, mediaType });
      total += bytes.length;
      for (const [oldest, picture] of pictures) {
        if (total <= maxBytes || oldest === path) break;
        pictures.delete(oldest);
        total -= picture.bytes.length;
      }
      return path;
    },
    find: (path) => pictures.get(path),
  };
}
