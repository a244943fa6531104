import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** The most bytes of a body that are kept; a larger body passes through unchecked. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The captured copy of a body. */
export interface CapturedBody {
  /** The size in bytes, whether kept or not. */
  readonly size: number;
  /** The whole body; undefined when it is too large or must not be kept. */
  bytes(): Buffer | undefined;
}

/** Keeps a copy of a stream's data without delaying it. */
export function captureBody(stream: Readable, keep = true): CapturedBody {
  let chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (!keep) return;
    if (size <= MOST_BYTES) chunks.push(chunk);
    else chunks = [];
  });
  return {
    get size() {
      return size;
    },
    bytes: () => (keep && size <= MOST_BYTES ? Buffer.concat(chunks) : undefined),
  };
}

const limit = { maxOutputLength: 4 * MOST_BYTES };
const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(zlib.gunzip)(bytes, limit),
  br: (bytes) => promisify(zlib.brotliDecompress)(bytes, limit),
  // Node 20 has no zstd.
  ...('zstdDecompress' in zlib && { zstd: (bytes: Buffer) => promisify(zlib.zstdDecompress)(bytes, limit) }),
  // Servers call both formats "deflate".
  deflate: (bytes) => promisify(zlib.inflate)(bytes, limit).catch(() => promisify(zlib.inflateRaw)(bytes, limit)),
};

/** A body is in a content coding that is not known here. */
export class UnknownCodingError extends Error {
  override readonly name = 'UnknownCodingError';
  readonly coding: string;
  constructor(coding: string) {
    super(`The content-encoding ${coding} is not known`);
    this.coding = coding;
  }
}

/**
 * Returns the text of a body, decompressed. Throws an error with an explanation when the bytes do not match the
 * headers.
 */
export async function textOf(bytes: Buffer, headers: Readonly<Record<string, string>>): Promise<string> {
  let plain = bytes;
  const encodings = (headers['content-encoding'] ?? '').toLowerCase().split(',');
  for (const encoding of encodings.map((name) => name.trim().replace(/^x-/, '')).reverse()) {
    if (encoding === '' || encoding === 'identity' || plain.length === 0) continue;
    const decode = decoders[encoding];
    if (decode === undefined) throw new UnknownCodingError(encoding);
    plain = await decode(plain).catch((cause: Error) => {
      throw new Error(`The body is not ${encoding}, as its content-encoding says: ${cause.message}`);
    });
  }
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? [];
  const decoder = decoderOf(charset);
  try {
    return decoder.decode(plain);
  } catch {
    throw new Error(`The body is not ${decoder.encoding.toUpperCase()}`);
  }
}

/** A byte order mark is kept: JSON must not begin with one. */
function decoderOf(charset: string) {
  const options = { ignoreBOM: true, fatal: true };
  try {
    return new TextDecoder(charset, options);
  } catch {
    return new TextDecoder('utf-8', options);
  }
}
