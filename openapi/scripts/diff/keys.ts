import { field, fieldsOf, isFields, listOf } from '../../rules/located-node.ts';
import type { Document } from './document.ts';

const known = new WeakMap<Document, WeakMap<object, string>>();

/** The key by which the app's use of a property is known, `Order/items/sku`; undefined for other schemas. */
export function keyOfProperty(document: Document, schema: unknown): string | undefined {
  if (!isFields(schema)) return undefined;
  const keys = known.get(document) ?? keysOf(document);
  known.set(document, keys);
  // A property that several parts of an allOf describe has the key of the first.
  return keys.get(schema) ?? listOf(schema['allOf']).flatMap((part) => keyOfProperty(document, part) ?? [])[0];
}

function keysOf(document: Document): WeakMap<object, string> {
  const keys = new WeakMap<object, string>();
  const walk = (schema: unknown, key: string): void => {
    if (!isFields(schema)) return;
    for (const [name, property] of Object.entries(fieldsOf(schema['properties']))) {
      const inner = `${key}/${name}`;
      if (isFields(property) && !keys.has(property)) keys.set(property, inner);
      walk(property, inner);
    }
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => listOf(schema[keyword]));
    for (const part of [...parts, schema['items'], schema['additionalProperties']]) walk(part, key);
  };
  for (const [name, schema] of Object.entries(fieldsOf(field(document['components'], 'schemas')))) walk(schema, name);
  return keys;
}
