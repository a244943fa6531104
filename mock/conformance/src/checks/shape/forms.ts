import { isRecord, type Schema } from '../../../../shared/json.ts';
import type { Contract } from '../../contract/contract.ts';
import { violationsOf } from '../../contract/schema-validator.ts';

/** Whether a schema has alternatives. */
export const isUnion = ({ oneOf, anyOf }: Schema): boolean => Array.isArray(oneOf) || Array.isArray(anyOf);

const formsOf = ({ oneOf, anyOf }: Schema): Schema[] => [oneOf, anyOf].flat().filter(isRecord);

/**
 * The alternative that a value was meant to be: by the constants that tell the alternatives apart, else by its type,
 * else the alternative that it violates least. Undefined when a constant has a value that no alternative allows.
 */
export function meantForm(contract: Contract, union: Schema, value: unknown): Schema | undefined {
  const forms = formsOf(union);
  const resolved = (form: Schema) => contract.resolve(form);
  if (value === null) return forms.find((form) => [resolved(form).type].flat().includes('null'));
  const others = forms.filter((form) => resolved(form).type !== 'null');
  if (others.length < 2) return others[0];
  if (!isRecord(value)) return leastBroken(contract, others, value);
  const discriminated = others.filter((form) => constantsOf(contract, form).length > 0);
  const fitting = discriminated.filter((form) =>
    constantsOf(contract, form).every(([name, only]) => isLike(value[name], only)),
  );
  if (fitting.length > 0) return leastBroken(contract, fitting, value);
  const open = others.filter((form) => !discriminated.includes(form));
  if (open.length > 0) return leastBroken(contract, open, value);
  // Without the constants, the intended alternative is unknown; all that is certain is that they are missing.
  const isUndecided = discriminated.every((form) =>
    constantsOf(contract, form).every(([name]) => value[name] === undefined),
  );
  return isUndecided ? leastBroken(contract, discriminated, value) : undefined;
}

/** The properties of an object that allow a single value. */
function constantsOf(contract: Contract, form: Schema): [string, unknown][] {
  const { properties } = contract.resolve(form);
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, property]): [string, unknown][] => {
    const { const: only, enum: list } = contract.resolve(property);
    if (only !== undefined) return [[name, only]];
    return Array.isArray(list) && list.length === 1 ? [[name, list[0]]] : [];
  });
}

/** The properties that tell the alternatives of a union apart, with all their possible values. */
export function discriminators(contract: Contract, union: Schema): Map<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const form of formsOf(union)) {
    for (const [name, only] of constantsOf(contract, form)) values.set(name, [...(values.get(name) ?? []), only]);
  }
  return values;
}

/** Equal except for type and case: the meaning is clear, and the complaint is about the notation. */
const isLike = (value: unknown, only: unknown): boolean => `${value}`.toLowerCase() === `${only}`.toLowerCase();

export function leastBroken(contract: Contract, forms: readonly Schema[], value: unknown): Schema | undefined {
  if (forms.length < 2) return forms[0];
  const [best] = forms
    .map((form) => ({ form, broken: violationsOf(contract, form, value) }))
    .toSorted((one, other) => weight(one.broken) - weight(other.broken));
  return best?.form;
}

/** A value of the wrong type weighs more than a value with violations inside. */
const weight = (violations: readonly { pointer: string; keyword: string }[]): number =>
  violations.reduce((sum, { pointer, keyword }) => sum + (pointer === '' && keyword === 'type' ? 100 : 1), 0);
