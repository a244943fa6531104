import { readQuery } from '../../src/http/query.ts';
import { isRecord } from '../../src/json.ts';
import type { Operation } from '../../src/prism/contract.ts';
import type { PrismRequest } from '../../src/prism/prism.ts';
import type { OperationInput } from '../../src/sandboxes/call-operation.ts';

/** A request as the front would have read it from the wire. */
export function toPrismRequest(
  { method, path }: Operation,
  { query, body }: Pick<OperationInput, 'query' | 'body'>,
  token: string | undefined,
): PrismRequest {
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  return { method, path, query: readQuery(searchOf(query)), headers: headersOf(token, sent), body: sent };
}

function headersOf(token: string | undefined, body: unknown): Record<string, string> {
  const length = body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body));
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    'content-length': String(length),
    ...(token !== undefined && { token }),
  };
}

/** As clients write a query: members of an object as `filter[in_stock]`. */
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
