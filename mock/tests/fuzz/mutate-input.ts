import { isRecord } from '../../shared/json.ts';
import type { OperationInput } from '../../src/sandboxes/call-operation.ts';
import type { RandomSource } from './random-source.ts';

const EDGE_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e21,
  true,
  [],
  {},
  [[]],
  '0.00',
  '-1.00',
  '999999999999.99',
  '1e3',
  'x'.repeat(3000),
  '\u0000',
  '💥',
  '../../etc/passwd',
  '__proto__',
  [1, 1],
  ['a'],
  { $ref: '#' },
];

/** An input with one member replaced, omitted or added: usually a contract violation, sometimes still valid. */
export function mutateInput(
  random: RandomSource,
  { query, body }: Pick<OperationInput, 'query' | 'body'>,
): Pick<OperationInput, 'query' | 'body'> {
  if (body !== undefined && !random.oneIn(15))
    return { ...(query !== undefined && { query }), body: mutateValue(random, body) };
  if (body !== undefined) return { body: random.of(EDGE_VALUES) };
  return { query: mutateValue(random, query ?? {}) };
}

function mutateValue(random: RandomSource, value: unknown): unknown {
  if (Array.isArray(value))
    return random.oneIn(3) ? [...value, ...value] : value.map((member) => mutateValue(random, member));
  if (!isRecord(value)) return random.of(EDGE_VALUES);
  const names = Object.keys(value);
  if (names.length === 0 || random.oneIn(12))
    return { ...value, [random.of(['surplus', 'id', '__proto__', '账号'])]: random.of(EDGE_VALUES) };
  const name = random.of(names);
  const { [name]: member, ...others } = value;
  if (random.oneIn(6)) return others;
  return {
    ...others,
    [name]: typeof member === 'object' && member !== null ? mutateValue(random, member) : random.of(EDGE_VALUES),
  };
}
