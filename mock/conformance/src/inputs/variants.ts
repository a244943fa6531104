import { isRecord, listOf, type Schema } from '../../../shared/json.ts';
import { answered, refused, type Variant } from './input-case.ts';
import type { Random } from './random.ts';
import { stringVariants } from './string-variants.ts';

interface Place {
  readonly schema: Schema;
  readonly valid: unknown;
}

/** JSON values of a field around the limits of its schema. */
export const bodyVariants = (place: Place, random: Random): Variant[] => [
  ...wrongTypes(place),
  ...scalarVariants(place, random),
  ...listVariants(place),
];

/** The same for a query, where everything is text: a wrong type is a text that does not parse as the type. */
export function queryVariants(place: Place, random: Random): Variant[] {
  const { schema, valid } = place;
  const types = [schema.type].flat();
  const wrong = (name: string, value: unknown) => refused('type', name, value);
  const open = (name: string, value: unknown): Variant => ({ ...answered('type', name, value), open: true });
  const isScalar = !types.includes('array') && !types.includes('object');
  const around = [...scalarVariants(place, random), ...listVariants(place)];
  return [
    ...(types.includes('integer')
      ? [
          wrong('no number', 'abc'),
          wrong('with places', '1.5'),
          wrong('with blanks', '1 1'),
          wrong('hexadecimal', '0x1'),
        ]
      : []),
    ...(types.includes('boolean') ? [wrong('no boolean', 'yes'), wrong('1 for true', '1')] : []),
    ...(types.includes('array') && Array.isArray(valid)
      ? [wrong('joined by commas', [`${valid[0]},${Number(valid[0]) + 1}`])]
      : []),
    ...(isScalar ? [open('sent twice', [valid, valid]), open('empty', '')] : []),
    ...around.filter(({ value }) => isWritable(value)),
  ];
}

/** Servers and proxies accept addresses of a few thousand characters. */
const LONGEST = 2000;

/**
 * Whether a query can express a value. It cannot express an empty list, and many servers treat an empty parameter as
 * missing.
 */
const isWritable = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && (typeof value !== 'string' || value.length <= LONGEST);

function scalarVariants({ schema, valid }: Place, random: Random): Variant[] {
  const types = [schema.type].flat();
  if (types.includes('string') || typeof schema.const === 'string') return stringVariants(schema, valid, random);
  if (types.includes('integer') || types.includes('number')) return numberVariants(schema, valid);
  return types.includes('boolean') ? [answered('type', `${valid !== true}`, valid !== true)] : [];
}

/** null and values of other JSON types. */
function wrongTypes({ schema: { type, const: only }, valid }: Place): Variant[] {
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
    .map(([name, value]) => refused('type', `${name} for ${types.join(' or ')}`, value));
}

/** The largest integer that every client represents exactly. */
const COUNTABLE = Number.MAX_SAFE_INTEGER;

function numberVariants({ minimum, maximum, enum: list }: Schema, valid: unknown): Variant[] {
  const variants: Variant[] = [];
  if (typeof minimum === 'number') {
    variants.push(refused('minimum', `less than ${minimum}`, minimum - 1));
    variants.push(answered('minimum', `${minimum}`, minimum));
  }
  if (typeof maximum === 'number') {
    variants.push(answered('maximum', `${maximum}`, maximum));
    variants.push(refused('maximum', `more than ${maximum}`, maximum < COUNTABLE ? maximum + 1 : 1e20));
  }
  const others = listOf(list).filter((value) => value !== valid);
  return [...variants, ...others.map((value) => answered('enum', `${value}`, value))];
}

function listVariants({ schema: { type, minItems, maxItems, uniqueItems }, valid }: Place): Variant[] {
  if (![type].flat().includes('array') || !Array.isArray(valid)) return [];
  const variants: Variant[] = [];
  const [first] = valid;
  if (typeof minItems === 'number' && minItems > 0)
    variants.push(refused('minItems', `fewer than ${minItems}`, valid.slice(0, minItems - 1)));
  if (first === undefined) return variants;
  if (typeof maxItems === 'number') {
    variants.push(refused('maxItems', `more than ${maxItems}`, several(first, maxItems + 1)));
    variants.push(answered('maxItems', `${maxItems} entries`, several(first, maxItems)));
  }
  if (uniqueItems === true) variants.push(refused('uniqueItems', 'an entry twice', [first, first]));
  return variants;
}

/** A number of distinct entries like a given entry. */
const several = (like: unknown, count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => another(like, index));

function another(like: unknown, index: number): unknown {
  if (index === 0) return like;
  if (typeof like === 'number') return like + index;
  if (typeof like === 'string') return `${like.slice(0, -6)}${String(index).padStart(6, '0')}`;
  if (!isRecord(like)) return like;
  return Object.fromEntries(
    Object.entries(like).map(([name, value]) => [name, /(^|_)id$/.test(name) ? another(value, index) : value]),
  );
}
