import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { isRecord } from './json.ts';

/** The input of an operation. */
export interface Input {
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** The smallest possible picture: one white pixel. */
export const pixel = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsHMTkgAAAABJRU5ErkJggg==', 'base64'),
);

const pngChunk = (type: string, data: Buffer): Buffer => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A unique picture: a row of random grey pixels. A picture sent twice may be refused as evidence. */
export function anyPicture(): Uint8Array<ArrayBuffer> {
  const width = 16;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.concat([Buffer.alloc(1), randomBytes(width)]));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([pixel.subarray(0, 8), ...chunks]));
}

/** A query in the encoding of R7.04: lists as repeated keys, nested objects as `key[sub]`. */
export function encodeQuery(query: Input['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) append(search, name, value);
  return search.toString();
}

function append(search: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(value)) for (const member of value) append(search, name, member);
  else if (isRecord(value))
    for (const [key, member] of Object.entries(value)) append(search, `${name}[${key}]`, member);
  else search.append(name, String(value));
}

/** The parts of an upload: a picture in the field `file`. */
export const pictureParts = { file: new File([pixel], 'pixel.png', { type: 'image/png' }) };

/** A form with these parts: files unchanged, everything else as text. */
export function formOf(parts: unknown): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(isRecord(parts) ? parts : {})) {
    form.append(name, part instanceof Blob ? part : String(part));
  }
  return form;
}

/** The body of an input as an object; empty without one. */
export const bodyFields = ({ body }: Input): Record<string, unknown> => (isRecord(body) ? { ...body } : {});
