import { type Fields, field, fieldsOf, isFields, listOf } from '../../rules/located-node.ts';

/** A bundled document: every `$ref` points into it. */
export type Document = Fields;

/** `today` decides whether a sunset has passed: `2026-11-22`. */
export type Documents = { older: Document; newer: Document; today: string };

export type FoundOperation = {
  /** `GET /api/orders/{}`: identifies the operation in both documents, whatever its path parameters are called. */
  key: string;
  /** `GET /api/orders/{id}` */
  name: string;
  /** The names in the path's template, in its order. */
  parameterNames: string[];
  operation: Fields;
  /** Its own and its path's parameters, with references resolved. */
  parameters: Fields[];
};

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

export function operationsOf(document: Document): FoundOperation[] {
  return Object.entries(fieldsOf(document['paths'])).flatMap(([path, reference]) => {
    const item = follow(document, reference);
    const methods = METHODS.map((method): [string, unknown] => [method.toUpperCase(), item[method]]);
    return [...methods, ...Object.entries(fieldsOf(item['additionalOperations']))]
      .filter(([, operation]) => isFields(operation))
      .map(([method, operation]) => {
        const parameters = [...listOf(item['parameters']), ...listOf(field(operation, 'parameters'))];
        return {
          key: `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`,
          name: `${method} ${path}`,
          parameterNames: [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name),
          operation: fieldsOf(operation),
          parameters: parameters.map((one) => follow(document, one)),
        };
      });
  });
}

/** Resolves a reference and adds its siblings; returns any other node as it is. */
export function follow(document: Document, node: unknown): Fields {
  const { $ref, ...beside } = fieldsOf(node);
  return typeof $ref === 'string' ? { ...follow(document, targetOf(document, $ref)), ...beside } : fieldsOf(node);
}

/** What a reference within the document leads to. */
export function targetOf(document: Document, $ref: unknown): unknown {
  const keys = decodeURIComponent(String($ref)).replace(/^#\/?/, '').split('/').filter(Boolean);
  return keys.reduce<unknown>((at, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return Array.isArray(at) ? at[Number(name)] : field(at, name);
  }, document);
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
