import { isRecord } from '../../shared/json.ts';
import { readQuery } from '../../src/http/query.ts';
import type { SentFile } from '../../src/pictures/sent-file.ts';
import type { Operation } from '../../src/prism/contract.ts';
import type { PrismRequest } from '../../src/prism/prism.ts';
import type { OperationInput } from '../../src/sandboxes/call-operation.ts';

/** A request as the HTTP layer would have parsed it. */
export function toPrismRequest(
  { method, path, operationId }: Operation,
  { query, body }: Pick<OperationInput, 'query' | 'body'>,
  token: string | undefined,
): PrismRequest {
  if (operationId === 'uploadFile') return uploadRequest({ method, path }, body, token);
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  return { method, path, query: readQuery(searchOf(query)), headers: headersOf(token, sent), body: sent };
}

const BOUNDARY = 'meridian-form';
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsHMTkgAAAABJRU5ErkJggg==';

const isPicture = (file: unknown): boolean => file === 'picture.webp' || file instanceof Blob;

/** The files of a form: the smallest picture for the contract's example and for a file, words for anything else. */
export const filesOf = (body: unknown): SentFile[] =>
  isRecord(body) && body['file'] !== undefined
    ? [{ name: 'file', bytes: isPicture(body['file']) ? Buffer.from(pixel, 'base64') : Buffer.from('words') }]
    : [];

/** A form as the validation receives it: a placeholder word for the file's bytes. */
function uploadRequest(call: Pick<Operation, 'method' | 'path'>, body: unknown, token: string | undefined) {
  const parts = filesOf(body).map(
    ({ name }) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nfile\r\n`,
  );
  const form = `${parts.join('')}--${BOUNDARY}--\r\n`;
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': String(form.length) };
  const headers = { ...type, ...(token !== undefined && { token }) };
  return { ...call, query: readQuery(new URLSearchParams()), headers, body: form };
}

function headersOf(token: string | undefined, body: unknown): Record<string, string> {
  const length = body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body));
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    'content-length': String(length),
    ...(token !== undefined && { token }),
  };
}

/** A query in the clients' encoding: members of an object as `filter[in_stock]`. */
function searchOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (isRecord(value))
      for (const [member, inner] of Object.entries(value)) search.set(`${name}[${member}]`, `${inner}`);
    else
      for (const one of [value].flat()) search.append(name, typeof one === 'object' ? JSON.stringify(one) : `${one}`);
  }
  return search;
}
