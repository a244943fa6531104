import { isRecord } from '../../json.ts';

/** What an operation is called with. */
export interface Input {
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** The smallest picture there is: one white pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsHMTkgAAAABJRU5ErkJggg==';

/** A query as R7.04 writes it: lists as repeated keys, nested objects as `key[sub]`. */
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

/** The body of an upload: a file in the field `file`, a picture of one pixel by default. */
export function pictureForm(file?: { bytes: Uint8Array; type: string; name: string }): FormData {
  const { bytes, type, name } = file ?? { bytes: Buffer.from(pixel, 'base64'), type: 'image/png', name: 'pixel.png' };
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)], { type }), name);
  return form;
}

/** The body of an input as an object; empty when it has none. */
export const bodyFields = ({ body }: Input): Record<string, unknown> => (isRecord(body) ? { ...body } : {});
