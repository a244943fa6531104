import type { IncomingHttpHeaders } from 'node:http';
import { isRecord, isSchema, type Schema } from '../../shared/json.ts';

/** The path and query of a request's target. The path stays encoded: Prism decodes it. */
export function splitTarget(target: string): { path: string; search: URLSearchParams } {
  // A proxy's absolute form is `GET http://host/path`. Any other target without a leading slash is not ours.
  const local = /^https?:\/\/[^/?#]*/i.exec(target)?.[0].length ?? 0;
  const [path = '', ...search] = target.slice(local).split('#', 1).join('').split('?');
  return { path: path.startsWith('/') ? path : `/${path}`, search: new URLSearchParams(search.join('?')) };
}

/** Headers in the form that Prism takes: names in lower case, repeated headers joined by commas. */
export function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

/** A URL's query in the form that Prism takes: a string for a single key, a list for a repeated one. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  // Without a prototype, a parameter named `__proto__` is like any other.
  const query: Record<string, string | string[]> = Object.create(null);
  for (const key of search.keys()) {
    const [first = '', ...more] = search.getAll(key);
    query[key] = more.length > 0 ? [first, ...more] : first;
  }
  return query;
}

/**
 * The declared query parameters in their declared types, for handlers: `page` as a number, `filter[in_stock]` as
 * `filter.in_stock`. The query must have passed the contract. Undeclared keys are dropped, as in Prism.
 * @param declared the schema of all query parameters, as `requestSchema` returns it.
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
  // Prism treats an empty value as an absent parameter.
  if (text === undefined || text === '') return undefined;
  const types = [schema.type].flat();
  if (types.includes('array'))
    return [text].flat().map((entry) => typed(isSchema(schema.items) ? schema.items : {}, entry));
  if (types.includes('integer') || types.includes('number')) return Number(text);
  if (types.includes('boolean')) return text === 'true';
  return text;
}
