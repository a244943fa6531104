import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ContractOperation, readContract } from '../../mock/conformance/src/contract/contract.ts';
import { violationsOf } from '../../mock/conformance/src/contract/schema-validator.ts';
import * as schemas from '../src/schemas.ts';
import { breaches } from './breaches.ts';

const contract = await readContract();

interface Body {
  id: string;
  examples: readonly unknown[];
  /** Whether JSON Schema and valibot accept a value. */
  verdicts: (value: unknown) => [contract: boolean, sdk: boolean];
}

const schemaOf = (name: string): v.GenericSchema => {
  const found = Object.entries(schemas).find(([key]) => key === `${name}Schema`);
  if (!found) throw new Error(`${name} has no schema`);
  return found[1];
};

const bodyOf = ({ id, body }: ContractOperation): Body[] => {
  if (body?.mediaType !== 'application/json') return [];
  const schema = schemaOf(String(body.schema['$ref']).replace(/.*\//, ''));
  return [
    {
      id,
      examples: body.examples,
      verdicts: (value) => [violationsOf(contract, body.schema, value).length === 0, v.is(schema, value)],
    },
  ];
};

const bodies = [...contract.operations.values()].flatMap(bodyOf);

test('every example of a body is accepted unchanged', () => {
  expect(bodies.length).toBeGreaterThan(40);
  for (const { id, examples, verdicts } of bodies) {
    expect(examples.length, id).toBeGreaterThan(0);
    for (const example of examples) expect([id, example, verdicts(example)]).toEqual([id, example, [true, true]]);
  }
});

test.each([
  ['createOrder', 'idempotency_key'],
  ['sendMessage', 'client_id'],
])('[B5.19] the key of %s is in lower case, so that it is the same text everywhere', (operation, field) => {
  const { examples, verdicts } = bodies.find(({ id }) => id === operation) as Body;
  const example = examples[0] as Record<string, string>;
  expect(verdicts(example)).toEqual([true, true]);
  expect(verdicts({ ...example, [field]: example[field]?.toUpperCase() })).toEqual([false, false]);
});

const KEYWORDS = [
  'additionalProperties',
  'const',
  'dependentRequired',
  'enum',
  'format',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minProperties',
  'minimum',
  'pattern',
  'required',
  'type',
  'uniqueItems',
];

test('an example that breaks any single keyword of the contract is refused', () => {
  const broken = new Map<string, number>();
  for (const { id, examples, verdicts } of bodies) {
    const schema = contract.operations.get(id)?.body?.schema;
    for (const example of examples) {
      for (const { keyword, at, value } of breaches(schema, example, contract.resolve)) {
        const [byContract, bySdk] = verdicts(value);
        if (byContract) continue; // another branch of a union allows it
        expect([id, at, keyword, value, bySdk]).toEqual([id, at, keyword, value, false]);
        broken.set(keyword, (broken.get(keyword) ?? 0) + 1);
      }
    }
  }
  expect([...broken.keys()].sort()).toEqual(KEYWORDS);
});

describe('any body', () => {
  const leaf = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 130 }),
    fc.emailAddress(),
    fc.stringMatching(/^[a-z'.+-]{1,8}@[a-z0-9.-]{1,12}$/),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.stringMatching(/^https?:\/\/[\w.:@%[\]/?#-]{0,20}$/),
    fc.stringMatching(/^20\d\d-[0-3]\d-[0-3]\d$/),
    fc.uuid(),
    fc.stringMatching(/^[+ ]?[0-9 -]{0,24}$/),
    fc.stringMatching(/^\d{0,13}(\.\d{0,3})?$/),
    fc.constantFrom('', ' ', '\u00a0', '\u3000', '👍'.repeat(3), '👍'.repeat(60), '\ud800', 'ä'.repeat(254)),
    fc.integer(),
    fc.constantFrom(0, 1, 999, 1000, 2 ** 31, Number.MAX_SAFE_INTEGER, 1.5, -1),
    fc.boolean(),
    fc.constant(null),
  );
  const edits = fc.array(fc.record({ at: fc.nat(), how: fc.nat({ max: 3 }), value: fc.oneof(leaf, fc.jsonValue()) }), {
    minLength: 1,
    maxLength: 3,
  });

  test.each(bodies)('of $id is accepted by the schema as by the contract', ({ examples, verdicts }) => {
    fc.assert(
      fc.property(fc.constantFrom(...examples), edits, (example, changes) => {
        const body = changes.reduce(edited, structuredClone(example));
        const [byContract, bySdk] = verdicts(body);
        expect({ body, accepted: bySdk }).toEqual({ body, accepted: byContract });
      }),
      { numRuns: 300 },
    );
  });
});

test('a picture must be a file, not larger than a request may be', () => {
  const accepts = (file: unknown) => v.is(schemas.UploadFileBodySchema, { file });
  expect(accepts(new Blob(['picture']))).toBe(true);
  expect(accepts('picture')).toBe(false);
  expect(accepts(new Blob([new Uint8Array(10_485_761)]))).toBe(false);
});

test('an undefined value does not count as a field', () => {
  const accepts = (body: unknown) => v.is(schemas.UpdateProfileBodySchema, body);
  expect(accepts({ version: 1, family_name: undefined })).toBe(false);
  expect(accepts({ version: 1, family_name: 'Berg' })).toBe(true);
});

type Container = Record<string | number, unknown>;

/** Every place in a body, the body itself first. */
const places = (value: unknown): { parent: Container; key: string | number }[] => {
  const inside = (parent: unknown): { parent: Container; key: string | number }[] =>
    typeof parent === 'object' && parent !== null
      ? Object.keys(parent).flatMap((key) => [
          { parent: parent as Container, key },
          ...inside((parent as Container)[key]),
        ])
      : [];
  return inside(value);
};

/** The body with one place replaced, removed or doubled, or with an extra one beside it. */
function edited(body: unknown, { at, how, value }: { at: number; how: number; value: unknown }): unknown {
  const all = places(body);
  const place = all[at % Math.max(1, all.length)];
  if (!place) return value;
  const { parent, key } = place;
  if (Array.isArray(parent)) {
    if (how === 0) parent.splice(Number(key), 1);
    else if (how === 1) parent.push(parent[Number(key)]);
    else parent[Number(key)] = value;
  } else if (how === 0) delete parent[key];
  else if (how === 1) parent[`${key}_2`] = value;
  else parent[key] = value;
  return body;
}
