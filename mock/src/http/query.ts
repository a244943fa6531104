import type { IncomingHttpHeaders } from 'node:http';
import { isRecord, isSchema, type Schema } from '../../shared/json.ts';

/** The path and the query of a request's target. The path stays as the client wrote it: decoding is Prism's. */
export function splitTarget(target: string): { path: string; search: URLSearchParams } {
  // A proxy's absolute form, `GET http://host/path`; anything else that has no slash in front is no path of ours.
  const local = /^https?:\/\/[^/?#]*/i.exec(target)?.[0].length ?? 0;
  const [path = '', ...search] = target.slice(local).split('#', 1).join('').split('?');
  return { path: path.startsWith('/') ? path : `/${path}`, search: new URLSearchParams(search.join('?')) };
}

/** Header names in lower case, a repeated header joined by commas, as Prism takes them. */
export function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

/** The query of a URL as Prism takes it: a key given once is a string, given again a list. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  // Without a prototype, a parameter named `__proto__` is a parameter like any other.
  const query: Record<string, string | string[]> = Object.create(null);
  for (const key of search.keys()) {
    const [first = '', ...more] = search.getAll(key);
    query[key] = more.length > 0 ? [first, ...more] : first;
  }
  return query;
}

/**
 * The declared query parameters in their declared types, for handlers: `page` as a number, `filter[in_stock]` as
 * `filter.in_stock`. The query must have passed the contract; undeclared keys are left out, as Prism ignores them.
 * @param declared the schema of all query parameters, as `requestSchema` gives it.
 */
export function typedQuery(query: Record<string, string | string[]>, declared: Schema): Record<string, unknown> {
  return typedMembers(declared, query, '');
}

function typedMembers(schema: Schema, query: Record<string, string | string[]>, prefix: string) {
  const members: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(isRecord(schema.properties) ? schema.properties : {})) {
    if (!isSchema(member)) continue;
    const path = prefix === '' ? name : `${prefix}[${name}]`;
    const value = member.type === 'object' ? typedMembers(member, query, path) : typed(member, query[path]);
    const empty = value === undefined || (isRecord(value) && Object.keys(value).length === 0);
    if (!empty) members[name] = value;
  }
  return members;
}

function typed(schema: Schema, text: string | string[] | undefined): unknown {
  // Prism takes an empty value for an absent parameter.
  if (text === undefined || text === '') return undefined;
  const types = [schema.type].flat();
  if (types.includes('array'))
    return [text].flat().map((entry) => typed(isSchema(schema.items) ? schema.items : {}, entry));
  if (types.includes('integer') || types.includes('number')) return Number(text);
  if (types.includes('boolean')) return text === 'true';
  return text;
}
