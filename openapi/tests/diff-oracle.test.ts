import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../rules/located-node.ts';
import { compareBundles } from '../scripts/diff/compare.ts';
import { isBreaking } from '../scripts/diff/rules.ts';
import { instanceOf, randomFrom } from './diff-oracle/instances.ts';
import { rewritten } from './diff-oracle/rewrites.ts';
import { pair, type Schema, schema } from './diff-oracle/schemas.ts';
import { bundle, TODAY } from './fixtures/diff-contract.ts';

/** `npm test -- --all` compares more pairs; `MERIDIAN_SEED=random` draws others, and fast-check prints the seed. */
const SAMPLE = {
  numRuns: process.env['MERIDIAN_TESTS'] === 'all' ? 1500 : 300,
  ...(process.env['MERIDIAN_SEED'] !== 'random' && { seed: 20_261_129 }),
};
const INSTANCES = 60;
/** So many of the pairs must break, or the sample shows nothing. */
const LEAST = SAMPLE.numRuns / 10;

type Contents = { content: Schema; thing: Schema };

const json = (schema: Schema): Fields => ({ content: { 'application/json': { schema } } });
const withThing = (document: Fields, thing: Schema): Fields => ({
  ...document,
  components: { schemas: { Thing: thing } },
});
const sending = ({ content, thing }: Contents): Fields =>
  withThing(bundle([{ requestBody: { required: true, ...json(content) } }]), thing);
const answering = ({ content, thing }: Contents): Fields =>
  withThing(bundle([{ responses: { '200': json(content) } }]), thing);

const changesOf = (older: Fields, newer: Fields) =>
  compareBundles(older, newer, TODAY).flatMap(({ changes }) => changes);

const ajv = new Ajv2020({
  ...{ strict: false, logger: false, validateSchema: false, addUsedSchema: false },
  code: { optimize: false },
});

const validatorOf = ({ content, thing }: Contents) =>
  ajv.compile<unknown>({ allOf: [content], components: { schemas: { Thing: thing } } });

/** What a client that ignores unknown properties accepts: closed objects are open, and do not tell members apart. */
function asRead(contents: Contents): Contents {
  const text = JSON.stringify(contents);
  if (!/"(additional|unevaluated)Properties":false/.test(text)) return contents;
  const opened = text.replaceAll(/"(additional|unevaluated)Properties":false/g, '"$1Properties":true');
  return JSON.parse(opened.replaceAll('"oneOf"', '"anyOf"'));
}

/** Instances that the maker's schema accepts and the reader's refuses; none if a schema is defined by itself. */
function refused(maker: Contents, reader: Contents, seed: number): unknown[] {
  const choose = randomFrom(seed);
  const made = Array.from({ length: INSTANCES }, () => instanceOf(maker.content, { Thing: maker.thing }, choose));
  try {
    const [makes, reads] = [validatorOf(maker), validatorOf(reader)];
    return made.filter((value) => makes(value) && !reads(value));
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const sides = fc
  .record({ contents: pair, things: pair, seed: fc.nat() })
  .map(({ contents: [older, newer], things: [before, after], seed }) => ({
    older: { content: older, thing: before },
    newer: { content: newer, thing: after },
    seed,
  }));

describe('[B7.11] the diff and a validator', () => {
  test('a request that the newer schema refuses is a breaking change', () => {
    let broken = 0;
    fc.assert(
      fc.property(sides, ({ older, newer, seed }) => {
        const [instance] = refused(older, newer, seed).map((value) => JSON.stringify(value));
        if (instance === undefined) return;
        broken += 1;
        expect(changesOf(sending(older), sending(newer)).some(isBreaking), instance).toBe(true);
      }),
      SAMPLE,
    );
    expect(broken).toBeGreaterThan(LEAST);
  });

  test('an answer that the older schema refuses is a breaking change', () => {
    let broken = 0;
    fc.assert(
      fc.property(sides, ({ older, newer, seed }) => {
        const [instance] = refused(newer, asRead(older), seed).map((value) => JSON.stringify(value));
        if (instance === undefined) return;
        broken += 1;
        expect(changesOf(answering(older), answering(newer)).some(isBreaking), instance).toBe(true);
      }),
      SAMPLE,
    );
    expect(broken).toBeGreaterThan(LEAST);
  });

  test('a document does not differ from itself', () => {
    fc.assert(
      fc.property(schema, schema, (content, thing) => {
        const document = withThing(
          bundle([{ requestBody: json(content), responses: { '200': json(content) } }]),
          thing,
        );
        expect(changesOf(document, structuredClone(document))).toEqual([]);
      }),
      SAMPLE,
    );
  });

  test('the same stated another way is no change', () => {
    fc.assert(
      fc.property(schema, schema, fc.nat(), fc.nat(), (content, thing, place, rewrite) => {
        const [one, other] = [content, rewritten(content, place, rewrite)].map((each) => ({ content: each, thing }));
        if (one === undefined || other === undefined) return;
        expect(changesOf(sending(one), sending(other))).toEqual([]);
        expect(changesOf(answering(other), answering(one))).toEqual([]);
      }),
      SAMPLE,
    );
  });
});
