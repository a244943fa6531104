import { isRecord, listOf, type Schema } from '../../../shared/json.ts';
import type { Variant } from './input-case.ts';
import type { Random } from './random.ts';
import { stringVariants } from './string-variants.ts';

interface Place {
  readonly schema: Schema;
  readonly valid: unknown;
}

/** JSON values of a field around the limits of its schema. */
export function bodyVariants({ schema, valid }: Place, random: Random): Variant[] {
  return [
    ...wrongTypes(schema, valid),
    ...scalarVariants({ schema, valid }, random),
    ...listVariants({ schema, valid }),
  ];
}

/** The same for a query, where everything is text: a wrong type is a text that does not parse as the type. */
export function queryVariants({ schema, valid }: Place, random: Random): Variant[] {
  const types = [schema.type].flat();
  const refused = (name: string, value: unknown): Variant => ({ name, value, expect: 'refused', keyword: 'type' });
  const wrong: Variant[] = [];
  if (types.includes('integer'))
    wrong.push(
      refused('no number', 'abc'),
      refused('with places', '1.5'),
      refused('with blanks', '1 1'),
      refused('hexadecimal', '0x1'),
    );
  if (types.includes('boolean')) wrong.push(refused('no boolean', 'yes'), refused('1 for true', '1'));
  if (types.includes('array') && Array.isArray(valid))
    wrong.push(refused('joined by commas', [`${valid[0]},${Number(valid[0]) + 1}`]));
  if (isScalar(schema)) {
    wrong.push(open('sent twice', [valid, valid]), open('empty', ''));
  }
  const around = [...scalarVariants({ schema, valid }, random), ...listVariants({ schema, valid })];
  return [...wrong, ...around.filter(({ value }) => isWritable(value))];
}

/** Servers and proxies accept addresses of a few thousand characters. */
const LONGEST = 2000;

/**
 * Whether a query can express a value. It cannot express an empty list, and many servers treat an empty parameter as
 * missing.
 */
const isWritable = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && (typeof value !== 'string' || value.length <= LONGEST);

const open = (name: string, value: unknown): Variant => ({
  name,
  value,
  expect: 'answered',
  keyword: 'type',
  open: true,
});

const isScalar = ({ type }: Schema): boolean => !['array', 'object'].some((name) => [type].flat().includes(name));

function scalarVariants({ schema, valid }: Place, random: Random): Variant[] {
  const types = [schema.type].flat();
  if (types.includes('string') || typeof schema.const === 'string') return stringVariants(schema, valid, random);
  if (types.includes('integer') || types.includes('number')) return numberVariants(schema, valid);
  return types.includes('boolean')
    ? [{ name: `${valid !== true}`, value: valid !== true, expect: 'answered', keyword: 'type' }]
    : [];
}

/** null and values of other JSON types. */
function wrongTypes({ type, const: only }: Schema, valid: unknown): Variant[] {
  const types = type === undefined ? [typeof only] : [type].flat();
  const others: [string, unknown, string[]][] = [
    ['null', null, ['null']],
    ['a number', 7, ['integer', 'number']],
    ['a number with places', 1.5, ['number']],
    ['a text', `${typeof valid === 'object' ? 'text' : valid}`, ['string']],
    ['a boolean', true, ['boolean']],
    ['an empty list', [], ['array']],
    ['an empty object', {}, ['object']],
  ];
  return others
    .filter(([, , names]) => !names.some((name) => types.includes(name)))
    .map(([name, value]) => ({ name: `${name} for ${types.join(' or ')}`, value, expect: 'refused', keyword: 'type' }));
}

/** The largest integer that every client represents exactly. */
const COUNTABLE = Number.MAX_SAFE_INTEGER;

function numberVariants({ minimum, maximum, enum: list }: Schema, valid: unknown): Variant[] {
  const variants: Variant[] = [];
  if (typeof minimum === 'number') {
    variants.push({ name: `less than ${minimum}`, value: minimum - 1, expect: 'refused', keyword: 'minimum' });
    variants.push({ name: `${minimum}`, value: minimum, expect: 'answered', keyword: 'minimum' });
  }
  if (typeof maximum === 'number') {
    variants.push({ name: `${maximum}`, value: maximum, expect: 'answered', keyword: 'maximum' });
    const next = maximum < COUNTABLE ? maximum + 1 : 1e20;
    variants.push({ name: `more than ${maximum}`, value: next, expect: 'refused', keyword: 'maximum' });
  }
  for (const value of listOf(list)) {
    if (value !== valid) variants.push({ name: `${value}`, value, expect: 'answered', keyword: 'enum' });
  }
  return variants;
}

function listVariants({ schema: { type, minItems, maxItems, uniqueItems }, valid }: Place): Variant[] {
  if (![type].flat().includes('array') || !Array.isArray(valid)) return [];
  const variants: Variant[] = [];
  const [first] = valid;
  if (typeof minItems === 'number' && minItems > 0) {
    variants.push({
      name: `fewer than ${minItems}`,
      value: valid.slice(0, minItems - 1),
      expect: 'refused',
      keyword: 'minItems',
    });
  }
  if (typeof maxItems === 'number' && first !== undefined) {
    variants.push({
      name: `more than ${maxItems}`,
      value: several(first, maxItems + 1),
      expect: 'refused',
      keyword: 'maxItems',
    });
    variants.push({
      name: `${maxItems} entries`,
      value: several(first, maxItems),
      expect: 'answered',
      keyword: 'maxItems',
    });
  }
  if (uniqueItems === true && first !== undefined) {
    variants.push({ name: 'an entry twice', value: [first, first], expect: 'refused', keyword: 'uniqueItems' });
  }
  return variants;
}

/** A number of distinct entries like a given entry. */
function several(like: unknown, count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => another(like, index));
}

function another(like: unknown, index: number): unknown {
  if (index === 0) return like;
  if (typeof like === 'number') return like + index;
  if (typeof like === 'string') return `${like.slice(0, -6)}${String(index).padStart(6, '0')}`;
  if (!isRecord(like)) return like;
  return Object.fromEntries(
    Object.entries(like).map(([name, value]) => [name, /(^|_)id$/.test(name) ? another(value, index) : value]),
  );
}
