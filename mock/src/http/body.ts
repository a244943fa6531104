import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { HttpError } from '../http-error.ts';
import { fillText } from '../text.ts';
import { DATA } from '../world/data/data.ts';
import { parseMultipart, type UploadedFile } from './multipart.ts';

/** As much of a request as a call is made of. */
export type Incoming = Readable & Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A request that has arrived whole, as often as it is wanted: its bytes, and what they belong to. */
export function incomingOf(bytes: Buffer, { method, url, headers }: Pick<Incoming, 'method' | 'url' | 'headers'>) {
  const stream = new Readable({ read: () => undefined });
  stream.push(bytes);
  stream.push(null);
  return Object.assign(stream, { method, url, headers }) satisfies Incoming;
}

/** The largest request body that is read, in bytes. */
const maxBody = 10 * 1024 * 1024;
/** How much of a body that is too large is swallowed, so that its sender gets to read the answer. */
const maxSwallowed = 4 * maxBody;

/** A request body, ready for the contract's validation. */
export interface Body {
  /** The parsed JSON, or the stand-in text of a multipart form; undefined when there is none. */
  readonly value: unknown;
  readonly files: readonly UploadedFile[];
  /** The media type, cleaned; undefined when there is no body. */
  readonly contentType?: string;
  readonly length: number;
}

const none: Body = { value: undefined, files: [], length: 0 };

/**
 * Reads a whole body. Throws HttpError 413 above `limit` bytes, 400 when the client went away.
 * The rest of a body that is too large is read and dropped up to a bound: answered at once, many clients report a
 * broken connection instead of the answer.
 */
export function readBytes(incoming: Incoming, limit = maxBody): Promise<Buffer> {
  const { 'content-length': declared, 'transfer-encoding': encoding } = incoming.headers;
  if (encoding === undefined && (declared === undefined || declared === '0')) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const tooLarge = () =>
      reject(new HttpError(413, fillText(DATA.http.bodyTooLarge, { megabytes: limit / 1024 / 1024 })));
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (length > maxSwallowed) tooLarge();
    });
    incoming.on('end', () => (length > limit ? tooLarge() : resolve(Buffer.concat(chunks))));
    incoming.on('close', () => {
      if (!incoming.readableEnded) reject(new HttpError(400, DATA.http.bodyCut));
    });
    incoming.on('error', reject);
  });
}

/** Parses a body by its media type. Throws HttpError 400 for a malformed body, 415 for a type no call takes. */
export async function parseBody(bytes: Buffer, header: string | undefined): Promise<Body> {
  if (bytes.length === 0) return none;
  const contentType = mediaTypeOf(header);
  if (/^application\/(?:[\w.-]+\+)?json$/.test(contentType)) {
    return { value: parseJson(bytes), files: [], contentType, length: bytes.length };
  }
  if (contentType === 'multipart/form-data') {
    const form = await parseMultipart(bytes, header ?? '').catch((error: unknown) => {
      throw unreadableBody(error);
    });
    return { ...form, length: bytes.length };
  }
  // Any other type is handed on as text: whether the call takes it is for the contract to say.
  return { value: bytes.toString('utf8'), files: [], contentType, length: bytes.length };
}

function mediaTypeOf(header: string | undefined): string {
  const type = /^\s*([\w.+-]+\/[\w.+-]+)\s*(?:;|$)/.exec(header ?? '')?.[1];
  if (type === undefined) throw new HttpError(415, DATA.http.noMediaType);
  return type.toLowerCase();
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw unreadableBody(error);
  }
}

/** HTTP 400 for a body that is not what its media type says, with the parser's reason. */
function unreadableBody(error: unknown): HttpError {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  return new HttpError(400, fillText(DATA.http.unreadableBody, { reason }));
}
