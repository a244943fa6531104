import { componentName, type Fields, field, fieldsOf, listOf } from '../../rules/located-node.ts';

/** A bundled document: every `$ref` points into it. */
export type Document = Fields;

/** `today` decides whether a sunset has passed: `2026-11-22`. */
export type Documents = { older: Document; newer: Document; today: string };

export type FoundOperation = {
  /** `POST /api/cart/add`: identifies the operation in both documents. */
  key: string;
  operation: Fields;
  /** Its own and its path's parameters, with references resolved. */
  parameters: Fields[];
};

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export function operationsOf(document: Document): FoundOperation[] {
  return Object.entries(fieldsOf(document['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = fieldsOf(field(item, method));
      if (!('responses' in operation)) return [];
      const parameters = [...listOf(field(item, 'parameters')), ...listOf(operation['parameters'])];
      const key = `${method.toUpperCase()} ${path}`;
      return [{ key, operation, parameters: parameters.map((one) => follow(document, one)) }];
    }),
  );
}

/** Resolves a reference and adds its siblings; returns any other node as it is. */
export function follow(document: Document, node: unknown): Fields {
  const { $ref, ...beside } = fieldsOf(node);
  if (typeof $ref !== 'string') return fieldsOf(node);
  const keys = $ref.replace(/^#\//, '').split('/');
  const target = keys.reduce<unknown>(
    (at, key) => field(at, key.replaceAll('~1', '/').replaceAll('~0', '~')),
    document,
  );
  return { title: componentName($ref), ...follow(document, target), ...beside };
}

/** The business codes that the document lists: numbers by name, and the schema of their details. */
export function businessCodesOf(document: Document): Map<string, { code: unknown; details: unknown }> {
  const schemas = fieldsOf(field(document['components'], 'schemas'));
  return new Map(
    listOf(document['x-business-codes']).map((entry) => [
      String(field(entry, 'name')),
      { code: field(entry, 'code'), details: schemas[String(field(entry, 'data'))] ?? { type: 'null' } },
    ]),
  );
}

/** Whether the older document announced the sunset, and the date has passed. */
export function isPastSunset(older: Fields, today: string): boolean {
  const { deprecated, 'x-sunset': sunset } = older;
  return deprecated === true && typeof sunset === 'string' && sunset <= today;
}
