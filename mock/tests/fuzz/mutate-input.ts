import { isRecord } from '../../src/json.ts';
import type { Input } from '../../src/sandboxes/call-operation.ts';
import type { Dice } from './random-source.ts';

const NASTY: readonly unknown[] = [
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

/** An input with one member replaced, left out, or one too many: mostly against the contract, now and then within it. */
export function spoil(dice: Dice, { query, body }: Pick<Input, 'query' | 'body'>): Pick<Input, 'query' | 'body'> {
  if (body !== undefined && !dice.oneIn(15)) return { ...(query !== undefined && { query }), body: bent(dice, body) };
  if (body !== undefined) return { body: dice.of(NASTY) };
  return { query: bent(dice, query ?? {}) };
}

function bent(dice: Dice, value: unknown): unknown {
  if (Array.isArray(value)) return dice.oneIn(3) ? [...value, ...value] : value.map((member) => bent(dice, member));
  if (!isRecord(value)) return dice.of(NASTY);
  const names = Object.keys(value);
  if (names.length === 0 || dice.oneIn(12))
    return { ...value, [dice.of(['surplus', 'id', '__proto__', '账号'])]: dice.of(NASTY) };
  const name = dice.of(names);
  const { [name]: member, ...others } = value;
  if (dice.oneIn(6)) return others;
  return { ...others, [name]: typeof member === 'object' && member !== null ? bent(dice, member) : dice.of(NASTY) };
}
