import { isRecord, isSchema } from '../../shared/json.ts';
import type { Violation } from './explain.ts';
import { type PrismOperation, type PrismRequest, requestSchema } from './prism.ts';

/**
 * Integers of a query that are not decimal. Prism takes what JavaScript takes for a number: `0x1`, `0b11`, `1e1`, and
 * blanks around it.
 */
export function otherIntegers(operation: PrismOperation, { query }: PrismRequest): Violation[] {
  const schema = requestSchema(operation, 'query');
  return Object.entries(query).flatMap(([key, written]) => {
    const path = key.split(/[[\]]+/).filter(Boolean);
    const isOther = [written].flat().some((text) => !/^-?\d+$/.test(text));
    const isNumber = [written].flat().every((text) => text !== '' && !Number.isNaN(Number(text)));
    if (!(isOther && isNumber && isInteger(path.reduce(memberOf, schema)))) return [];
    return [{ path: ['query', ...path], rule: 'type', message: 'must be integer' }];
  });
}

const memberOf = (schema: unknown, name: string): unknown =>
  isSchema(schema) && isRecord(schema.properties) && Object.hasOwn(schema.properties, name)
    ? schema.properties[name]
    : undefined;

/** Whether a schema allows only integers, or lists of them. */
const isInteger = (schema: unknown): boolean =>
  isSchema(schema) && (schema.type === 'integer' || (schema.type === 'array' && isInteger(schema.items)));
