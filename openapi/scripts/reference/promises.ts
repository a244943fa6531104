import { type Call, type Contract, resolveParameter, resolveSchema, type Schema } from '../contract.ts';
import { code, codes, tableOf } from './markdown.ts';

/** The meaning in words of each key that the conformance run checks. */
const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  'x-sorted-by': (value) => {
    if (typeof value === 'string') return `the entries come in the order of its values, which are their ${code(value)}`;
    if (Array.isArray(value)) return `sorted by ${orders(value)}`;
    const choices = Object.entries(record(value)).map(([choice, by]) => `${code(choice)}: sorted by ${orders(by)}`);
    return choices.join('; ');
  },
  'x-equals': (value) => {
    const { plus, minus, times, count, join, where, at, atLeast, lowest, among } = record(value);
    const meant = among === undefined ? '' : `, where there is any ${code(among)} of those alone`;
    if (lowest !== undefined) return `the lowest ${code(lowest)}${meant}`;
    if (count !== undefined) return `how many ${code(count)} there are`;
    if (join !== undefined) return `the texts of ${code(join)}, in their order`;
    if (times !== undefined) return codes(times).join(' × ');
    const sum = `the sum of ${[codes(plus).join(' + '), ...codes(minus ?? [])].join(' − ')}`;
    const only = Object.entries(record(where)).map(([path, wanted]) => `, where ${code(path)} is ${code(wanted)}`);
    return `${at === undefined ? '' : `its ${code(at)} is `}${sum}${only.join('')}${atLeast === undefined ? '' : `, and ${code(atLeast)} at least`}`;
  },
  'x-after': (value) =>
    Object.entries(record(value))
      .map(([from, duration]) => `${durationInWords(duration)} after ${from === 'answer' ? 'the answer' : code(from)}`)
      .join('; '),
  'x-over-time': (value) =>
    value === 'fixed'
      ? 'never changes'
      : value === 'rises'
        ? 'never goes back'
        : 'goes down with each further answer, to 0',
  'x-undone-by': (value) =>
    `${code(record(value)['operation'])} brings back what it changes, for ${record(value)['minutes']} minutes`,
  'x-same-as': (value) => `the same as ${code(value)}`,
  'x-all-or-none': (value) =>
    value === false
      ? 'what does not exist is passed over, unless nothing does'
      : 'if one of them does not exist, the call is refused and changes nothing',
  'x-listed-by': (value) => {
    const { read, as, when } = record(value);
    return `in ${code(read)}, as ${code(as)}, exactly while it is ${codes(when).join(' or ')}`;
  },
  'x-translated': () =>
    'in the language of the answer, unless a `language` beside it or in a record around it names another',
  'x-moves': (value) =>
    Object.entries(record(value))
      .map(
        ([number, by]) =>
          `${code(number)} ${String(by).startsWith('-') ? 'falls' : 'rises'} by ${code(String(by).replace(/^-/, ''))}`,
      )
      .join('; '),
  'x-once': (value) => {
    const { refusal = value, unless } = record(value);
    const exception = unless === undefined ? '' : `, unless ${code(unless)} is sent`;
    return `good for one success, then refused (${code(refusal)})${exception}`;
  },
  'x-ignores': (value) => `the same whatever ${codes(value).join(', ')} is`,
  'x-echo': (value) => {
    if (value === false) return 'does not come back under its name';
    const { as, of, by, ignoring } = record(value);
    if (by !== undefined)
      return `its entries come back in those of ${code(as)} with their ${code(by)}; the others stay`;
    const where = typeof value === 'string' ? code(value) : `${code(as)}${of === undefined ? '' : ` of ${code(of)}`}`;
    return `comes back as ${where}${ignoring === undefined ? '' : `, where ${code(ignoring)} does not count`}`;
  },
  'x-effect': (value) => {
    if (value === 'by hand') return 'seen by a person only';
    const { words } = record(value);
    if (words !== undefined) return `finds what has all its words, those of ${codes(words).join(' or ')} too`;
    return Object.entries(record(value))
      .map(([verb, what]) => `${verb.replaceAll('-', ' ')} ${plain(what)}`)
      .join('; ');
  },
};

/** The machine-checked promises of an operation: of its parameters, its body and its answer. */
export function promisesTable(contract: Contract, { operation }: Call): string {
  const rows: string[][] = [];
  const note = (place: string, item: object) => {
    for (const [key, words] of Object.entries(WORDS)) {
      const value = (item as Record<string, unknown>)[key];
      if (value !== undefined) rows.push([place, code(key), words(value)]);
    }
  };
  const walk = (schema: Schema, path: string, above: readonly Schema[]) => {
    const found = resolveSchema(contract, schema);
    if (above.includes(found)) return;
    const chain = [...above, found];
    for (const [name, property] of Object.entries(found.properties ?? {})) {
      const place = path === '' ? name : `${path}.${name}`;
      note(code(place), { ...resolveSchema(contract, property), ...property });
      walk(property, place, chain);
    }
    if (found.items) walk(found.items, path, chain);
    for (const one of [...(found.oneOf ?? []), ...(found.anyOf ?? [])]) walk(one, path, chain);
  };

  note('the call', operation);
  for (const parameter of operation.parameters ?? []) {
    const found = resolveParameter(contract, parameter);
    note(`${code(found.name)} sent`, found);
  }
  const body = operation.requestBody?.content['application/json']?.schema;
  const sent = body && resolveSchema(contract, body);
  for (const form of [sent, ...(sent?.oneOf ?? []).map((one) => resolveSchema(contract, one))]) {
    for (const [name, property] of Object.entries(form?.properties ?? {})) note(`${code(name)} sent`, property);
  }
  const answer = operation.responses['200'];
  const media = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
  const success = media?.oneOf?.[0] ?? media;
  const data = success && resolveSchema(contract, success).properties?.['data'];
  if (data) {
    note(code('data'), data);
    walk(data, '', []);
  }
  return tableOf(['Where', 'Key', 'What holds'], rows);
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const order = (property: unknown) => {
  const name = String(property);
  if (name === '-added') return 'when they were added, the last one first';
  return name.startsWith('-') ? `${code(name.slice(1))} falling` : `${code(name)} rising`;
};

const orders = (by: unknown) => (Array.isArray(by) ? by : [by]).map(order).join(', then ');

function plain(value: unknown): string {
  if (Array.isArray(value)) return codes(value).join(' or ');
  if (typeof value !== 'object') return code(value);
  return Object.entries(record(value))
    .map(([name, one]) => `${code(name)}: ${plain(one)}`)
    .join(', ');
}

const UNITS: Readonly<Record<string, string>> = { D: 'days', H: 'hours', M: 'minutes', S: 'seconds' };

/** `PT30M` → "30 minutes"; each of several with the boolean that it depends on. */
function durationInWords(duration: unknown): string {
  const choices = Object.entries(record(duration)).map(
    ([name, one]) => `${durationInWords(one)} ${name === 'else' ? 'otherwise' : `if ${code(name)}`}`,
  );
  if (choices.length > 0) return choices.join(', ');
  return String(duration)
    .replace(/^PT?/, '')
    .replaceAll(/(\d+)([DHMS])/g, (_, count, unit) => `${count} ${UNITS[unit]}`);
}
