import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type PictureFormat, readPictureFormat } from './picture-format.ts';
import { failure, type Responder, success } from './responder.ts';
import type { Bytes } from './static-files.ts';

/** A picture that a customer has uploaded. */
interface StoredPicture {
  readonly bytes: Bytes;
  readonly mediaType: string;
}

/** Uploaded pictures: the oldest go when there are too many. */
export interface Uploads {
  /** Keeps a picture and gives its path, `/uploads/<id>.<ext>`; the id is 128 bits of chance, as the contract asks. */
  store(bytes: Bytes, facts: PictureFormat): string;
  find(path: string): StoredPicture | undefined;
}

interface UploadsOptions {
  /** How much is kept in all; 100 MB by default. */
  readonly maxBytes?: number;
  /** Keeps them between starts, one file each; without it they are gone when the mock ends. */
  readonly folder?: string;
}

export function createUploads({ maxBytes = 100 * 1024 * 1024, folder }: UploadsOptions = {}): Uploads {
  const pictures = new Map<string, StoredPicture>();
  let total = 0;
  const keep = (path: string, picture: StoredPicture) => {
    pictures.set(path, picture);
    total += picture.bytes.length;
    for (const [oldest, { bytes }] of pictures) {
      if (total <= maxBytes || oldest === path) break;
      pictures.delete(oldest);
      total -= bytes.length;
      if (folder !== undefined) rmSync(join(folder, basename(oldest)), { force: true });
    }
  };
  for (const [path, picture] of folder === undefined ? [] : picturesIn(folder)) keep(path, picture);
  return {
    store(bytes, { mediaType, extension }) {
      const path = `/uploads/${randomBytes(16).toString('base64url')}.${extension}`;
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true });
        // Whole before the address is told: a saved world never names a picture that is not there.
        writeFileSync(join(folder, basename(path)), bytes);
      }
      keep(path, { bytes, mediaType });
      return path;
    },
    find: (path) => pictures.get(path),
  };
}

/** What an earlier mock has kept, the oldest first. */
function picturesIn(folder: string): [path: string, picture: StoredPicture][] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).map((name) => ({ name, changed: statSync(join(folder, name)).mtimeMs }));
  return files
    .sort((a, b) => a.changed - b.changed)
    .flatMap(({ name }) => {
      const bytes = readFileSync(join(folder, name));
      const facts = readPictureFormat(bytes);
      return facts === undefined ? [] : [[`/uploads/${name}`, { bytes, mediaType: facts.mediaType }]];
    });
}

/** The largest picture that is taken, in bytes; the contract's limit in the description of uploadFile. */
export const maxPicture = 5 * 1024 * 1024;

/** Pixels; the contract's limit in the description of uploadFile. */
const maxSide = 12_000;

/** Answers uploadFile: keeps the picture and gives its address; refuses every other file. */
export function createUploadResponder(uploads: Uploads): Responder {
  return ({ operation, files, clock }) => {
    if (operation.operationId !== 'uploadFile') return undefined;
    const bytes = files.find(({ name }) => name === 'file')?.bytes ?? Buffer.alloc(0);
    if (bytes.length > maxPicture) return failure(clock, operation, 'file_too_large', { max_bytes: maxPicture });
    const facts = readPictureFormat(bytes);
    if (!facts || Math.max(facts.width, facts.height) > maxSide) return failure(clock, operation, 'file_type_refused');
    const { mediaType, width, height } = facts;
    const url = uploads.store(bytes, facts);
    return success(clock, { url, width, height, bytes: bytes.length, media_type: mediaType }, 'Uploaded');
  };
}
