import { isRecord } from './json.ts';

/** The node at a JSON pointer; undefined if there is none. */
export function nodeAt(document: unknown, pointer: string): unknown {
  let node = document;
  for (const part of partsOf(pointer)) {
    if (Array.isArray(node)) node = node[Number(part)];
    else if (isRecord(node) && Object.hasOwn(node, part)) node = node[part];
    else return undefined;
  }
  return node;
}

/** The pointer that a reference leads to; undefined for any other node. */
export const referenceOf = (node: unknown): string | undefined =>
  isRecord(node) && typeof node['$ref'] === 'string' ? node['$ref'].slice(1) : undefined;

/** The unescaped keys of a JSON pointer. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** Escapes a key for a JSON pointer. */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Whether a pointer leads to a value or into it. */
export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);
