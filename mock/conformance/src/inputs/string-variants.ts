import { listOf, type Schema } from '../../../shared/json.ts';
import { accepted, answered, refused, type Variant } from './input-case.ts';
import { chosen, type Random } from './random.ts';
import { CHANGED, ODDITIES, SCRIPTS } from './text-samples.ts';

/** Longer texts are not sent to find a limit; a body may have 10 MB. */
const LONGEST = 100_000;

/** Texts just inside and just outside the limits of a schema. */
export function stringVariants(schema: Schema, valid: unknown, random: Random): Variant[] {
  return [...lengths(schema, valid), ...forms(schema, valid), ...(isFreeText(schema) ? texts(schema, random) : [])];
}

const NOT_BLANK = '[^ \\t\\r\\n]';

/** Whether a schema is free text: no format, no enum, and no pattern other than "not blank". */
const isFreeText = ({ type, pattern = NOT_BLANK, format, enum: list, const: only }: Schema): boolean =>
  [type].flat().includes('string') && pattern === NOT_BLANK && (format ?? list ?? only) === undefined;

function lengths(schema: Schema, valid: unknown): Variant[] {
  const { minLength: least, maxLength: most } = schema;
  const inside = isFreeText(schema) ? accepted : answered;
  const variants: Variant[] = [];
  if (typeof least === 'number' && least > 0) {
    variants.push(refused('minLength', `shorter than ${least}`, sized(valid, least - 1)));
    variants.push(inside('minLength', `${least} long`, sized(valid, least)));
  }
  if (typeof most !== 'number' || most >= LONGEST) return variants;
  variants.push(inside('maxLength', `${most} long`, sized(valid, most)));
  variants.push(refused('maxLength', `longer than ${most}`, sized(valid, most + 1)));
  variants.push(refused('maxLength', 'huge', sized(valid, LONGEST)));
  // The contract counts characters, as JSON Schema does; a server that counts bytes or UTF-16 units refuses these texts.
  if (isFreeText(schema)) variants.push(inside('maxLength', `${most} emoji`, '😀'.repeat(most)));
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
  const text = typeof valid === 'string' ? valid : 'x';
  const inArabic = text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const variants: Variant[] = [];
  if (typeof pattern === 'string') {
    variants.push(refused('pattern', 'blank', '   '));
    variants.push(refused('pattern', 'against the pattern', `${text} !§`));
    variants.push(refused('pattern', 'with a line break at its end', `${text}\n`));
    variants.push(refused('pattern', 'in other digits', inArabic));
  }
  if (typeof format === 'string') {
    const noDay = format === 'date' ? '2026-02-30' : '2026-02-30T10:00:00Z';
    variants.push(refused('format', `no ${format}`, 'nonsense'), refused('format', 'a day that does not exist', noDay));
  }
  const allowed = only === undefined ? listOf(list) : [only];
  if (allowed.length === 0) return variants;
  const keyword = only === undefined ? 'enum' : 'const';
  const others = allowed.filter((value) => value !== valid).map((value) => answered('enum', `"${value}"`, value));
  return [
    ...variants,
    refused(keyword, 'not in the list', 'nonsense'),
    refused(keyword, 'in capitals', String(allowed[0]).toUpperCase()),
    ...others,
  ];
}

/** A selection of texts that customers write, and of texts that should do no harm. */
function texts({ minLength, maxLength }: Schema, random: Random): Variant[] {
  const fit = (text: string) =>
    [...text]
      .slice(0, Number(maxLength ?? LONGEST))
      .join('')
      .padEnd(Number(minLength ?? 0), 'x');
  const of = (samples: typeof SCRIPTS, count: number, variant: typeof accepted): Variant[] =>
    chosen(random, samples, count).map(([name, text]) => variant('type', name, fit(text)));
  return [...of(CHANGED, CHANGED.length, accepted), ...of(SCRIPTS, 4, accepted), ...of(ODDITIES, 8, answered)];
}
