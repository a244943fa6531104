import { isRecord, isSchema, type Schema } from '../../shared/json.ts';
import type { Violation } from './explain.ts';
import { type PrismOperation, type PrismRequest, requestSchema } from './prism.ts';

/**
 * The violations that Prism overlooks where the contract allows no other names: keys of a nested parameter
 * (`filter[surplus]`) and parts of a form. Prism decodes the names it knows and ignores the rest.
 */
export function unknownNames(operation: PrismOperation, request: PrismRequest): Violation[] {
  const { properties } = requestSchema(operation, 'query');
  const nested = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, schema]) => {
    const keys = Object.keys(request.query).filter((key) => key.startsWith(`${name}[`));
    return unknownOf(
      schema,
      keys.map((key) => key.slice(name.length + 1).replace(/\].*$/s, '')),
      ['query', name],
    );
  });
  return [...nested, ...unknownOf(requestSchema(operation, 'body'), partNames(request), ['body'])];
}

/** The names of a form's parts; none for any other body. */
function partNames({ headers, body }: PrismRequest): string[] {
  const boundary = /^multipart\/form-data; boundary=([\w-]+)$/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined || typeof body !== 'string') return [];
  const parts = new RegExp(`--${boundary}\\r\\nContent-Disposition: form-data; name="([^"]*)"`, 'g');
  return [...body.matchAll(parts)].map(([, name = '']) => name);
}

function unknownOf(schema: unknown, names: readonly string[], path: readonly string[]): Violation[] {
  const closed: Schema | undefined = isSchema(schema) && schema['additionalProperties'] === false ? schema : undefined;
  if (closed === undefined) return [];
  const known = isRecord(closed.properties) ? closed.properties : {};
  return names
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({ path, rule: 'additionalProperties', message: `must have no other names; found '${name}'` }));
}
