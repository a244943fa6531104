import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { HttpError } from '../http-error.ts';
import { fillText } from '../text.ts';
import { DATA } from '../world/data/data.ts';
import { parseMultipart, type UploadedFile } from './multipart.ts';

/** The parts of a request that a call uses. */
export type Incoming = Readable & Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A request that has arrived in full and can be read repeatedly: its bytes with its method, URL and headers. */
export function incomingOf(bytes: Buffer, { method, url, headers }: Pick<Incoming, 'method' | 'url' | 'headers'>) {
  const stream = new Readable({ read: () => undefined });
  stream.push(bytes);
  stream.push(null);
  return Object.assign(stream, { method, url, headers }) satisfies Incoming;
}

/** The maximum size of a request body, in bytes. */
const maxBody = 10 * 1024 * 1024;
/** How much of an oversized body is read and dropped, so that its sender gets to read the answer. */
const maxSwallowed = 4 * maxBody;

/** A request body, ready for validation by the contract. */
export interface Body {
  /** The parsed JSON, or the placeholder text of a multipart form; undefined without a body. */
  readonly value: unknown;
  readonly files: readonly UploadedFile[];
  /** The media type, cleaned; undefined when there is no body. */
  readonly contentType?: string;
  readonly length: number;
}

const none: Body = { value: undefined, files: [], length: 0 };

/**
 * Reads a whole body. Throws HttpError 413 above `maxBody` bytes, 400 if the client disconnected. Up to a bound, the
 * rest of an oversized body is read and dropped: after an immediate answer, many clients report a broken connection
 * instead.
 */
export function readBytes(incoming: Incoming): Promise<Buffer> {
  const { 'content-length': declared, 'transfer-encoding': encoding } = incoming.headers;
  if (encoding === undefined && (declared === undefined || declared === '0')) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const tooLarge = () =>
      reject(new HttpError(413, fillText(DATA.http.bodyTooLarge, { megabytes: maxBody / 1024 / 1024 })));
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBody) chunks.push(chunk);
      else chunks.length = 0;
      if (length > maxSwallowed) tooLarge();
    });
    incoming.on('end', () => (length > maxBody ? tooLarge() : resolve(Buffer.concat(chunks))));
    incoming.on('close', () => {
      if (!incoming.readableEnded) reject(new HttpError(400, DATA.http.bodyCut));
    });
    incoming.on('error', reject);
  });
}

/** Parses a body by its media type. Throws HttpError 400 for a malformed body, 415 for a type that no call accepts. */
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
  // Any other type is passed on as text: the contract decides whether the call accepts it.
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

/** HTTP 400 for a body that does not match its media type, with the parser's reason. */
function unreadableBody(error: unknown): HttpError {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  return new HttpError(400, fillText(DATA.http.unreadableBody, { reason }));
}
