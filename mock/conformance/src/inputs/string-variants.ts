import { listOf, type Schema } from '../../../shared/json.ts';
import { isFreeText } from './free-text.ts';
import type { Variant } from './input-case.ts';
import { chosen, type Random } from './random.ts';
import { CHANGED, ODDITIES, SCRIPTS } from './text-samples.ts';

/** Longer texts are not sent to find a limit; a body may have 10 MB. */
const LONGEST = 100_000;

/** Texts just inside and just outside the limits of a schema. */
export function stringVariants(schema: Schema, valid: unknown, random: Random): Variant[] {
  return [...lengths(schema, valid), ...forms(schema, valid), ...(isFreeText(schema) ? texts(schema, random) : [])];
}

function lengths(schema: Schema, valid: unknown): Variant[] {
  const { minLength, maxLength } = schema;
  const inside = isFreeText(schema) ? 'accepted' : 'answered';
  const variants: Variant[] = [];
  if (typeof minLength === 'number' && minLength > 0) {
    variants.push({
      name: `shorter than ${minLength}`,
      value: sized(valid, minLength - 1),
      expect: 'refused',
      keyword: 'minLength',
    });
    variants.push({ name: `${minLength} long`, value: sized(valid, minLength), expect: inside, keyword: 'minLength' });
  }
  if (typeof maxLength === 'number' && maxLength < LONGEST) {
    variants.push({ name: `${maxLength} long`, value: sized(valid, maxLength), expect: inside, keyword: 'maxLength' });
    variants.push({
      name: `longer than ${maxLength}`,
      value: sized(valid, maxLength + 1),
      expect: 'refused',
      keyword: 'maxLength',
    });
    variants.push({ name: 'huge', value: sized(valid, LONGEST), expect: 'refused', keyword: 'maxLength' });
    // The contract counts characters, as JSON Schema does; a server that counts bytes or UTF-16 units refuses these
    // texts.
    if (isFreeText(schema))
      variants.push({
        name: `${maxLength} emoji`,
        value: '😀'.repeat(maxLength),
        expect: inside,
        keyword: 'maxLength',
      });
  }
  return variants;
}

/** A text of a given length, made from the characters of the valid value where it has some. */
function sized(valid: unknown, length: number): string {
  const text = typeof valid === 'string' && valid.trim() !== '' ? valid : 'x';
  const filler = /[A-Za-z0-9]/.exec(text.slice(-1))?.[0] ?? 'x';
  return text.slice(0, length).padEnd(length, filler);
}

/** Values that violate or satisfy a pattern, a format or an enum. */
function forms({ pattern, format, enum: list, const: only }: Schema, valid: unknown): Variant[] {
  const refused = (name: string, value: unknown, keyword: string): Variant => ({
    name,
    value,
    expect: 'refused',
    keyword,
  });
  const text = typeof valid === 'string' ? valid : 'x';
  const variants: Variant[] = [];
  if (typeof pattern === 'string') {
    variants.push(refused('blank', '   ', 'pattern'));
    variants.push(refused('against the pattern', `${text} !§`, 'pattern'));
    variants.push(refused('with a line break at its end', `${text}\n`, 'pattern'));
    variants.push(
      refused(
        'in other digits',
        text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
        'pattern',
      ),
    );
  }
  if (typeof format === 'string') {
    variants.push(refused(`no ${format}`, 'nonsense', 'format'));
    variants.push(
      refused('a day that does not exist', format === 'date' ? '2026-02-30' : '2026-02-30T10:00:00Z', 'format'),
    );
  }
  const allowed = only === undefined ? listOf(list) : [only];
  if (allowed.length > 0) {
    variants.push(refused('not in the list', 'nonsense', only === undefined ? 'enum' : 'const'));
    variants.push(refused('in capitals', String(allowed[0]).toUpperCase(), only === undefined ? 'enum' : 'const'));
    for (const value of allowed)
      if (value !== valid) variants.push({ name: `"${value}"`, value, expect: 'answered', keyword: 'enum' });
  }
  return variants;
}

/** A selection of texts that customers write, and of texts that should do no harm. */
function texts({ minLength = 0, maxLength = LONGEST }: Schema, random: Random): Variant[] {
  const fit = (text: string) => {
    const longest = typeof maxLength === 'number' ? maxLength : LONGEST;
    return [...text]
      .slice(0, longest)
      .join('')
      .padEnd(typeof minLength === 'number' ? minLength : 0, 'x');
  };
  const of = (samples: typeof SCRIPTS, count: number, expect: Variant['expect']): Variant[] =>
    chosen(random, samples, count).map(([name, text]) => ({ name, value: fit(text), expect, keyword: 'type' }));
  return [...of(CHANGED, CHANGED.length, 'accepted'), ...of(SCRIPTS, 4, 'accepted'), ...of(ODDITIES, 8, 'answered')];
}
