import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formOf, pictureParts } from '../../../shared/request-encoding.ts';
import { parseMultipart } from '../../../src/http/multipart.ts';
import { loadContract } from '../../../src/prism/contract.ts';
import { createEngine } from '../../../src/prism/engine.ts';
import { exampleInput } from '../../tests/example-input.ts';
import { readContract } from '../contract/contract.ts';
import { casesOf } from './cases-of.ts';
import type { InputCase } from './input-case.ts';
import { createRandom } from './random.ts';

const contract = await readContract();
const engine = createEngine(await loadContract());

/** Prism's status for a case. Prism knows nothing of how cases are made. */
async function statusOf(id: string, { query, body }: InputCase): Promise<number> {
  const { method = '', path = '', body: declared } = contract.operations.get(id) ?? {};
  const isForm = declared?.mediaType === 'multipart/form-data';
  const sent = isForm ? await asReceived(formOf(body)) : { value: body, contentType: 'application/json' };
  const headers = { token: 'any', 'content-type': sent.contentType };
  const checked = await engine.check({ method, path, query: flat(query), headers, body: sent.value });
  return checked.kind === 'accepted' ? 200 : checked.status;
}

/** A form as an HTTP server parses it. */
async function asReceived(form: FormData) {
  const sent = new Response(form);
  return parseMultipart(Buffer.from(await sent.arrayBuffer()), sent.headers.get('content-type') ?? '');
}

/** A query as an HTTP server parses it: nested keys in brackets, values as texts. */
function flat(query: InputCase['query']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]): [string, string | string[]][] => {
      if (value === undefined) return [];
      if (Array.isArray(value)) return [[name, value.map(String)]];
      if (typeof value !== 'object' || value === null) return [[name, String(value)]];
      return Object.entries(value).map(([key, member]) => [`${name}[${key}]`, String(member)]);
    }),
  );
}

test('a case expects what the contract says, for every operation and any seed', async () => {
  const ids = [...contract.operations.keys()];
  const disagreements: string[] = [];
  let cases = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ids), fc.nat(), async (id, seed) => {
      for (const one of casesFor(id, seed)) {
        cases += 1;
        const status = await statusOf(id, one);
        const isRight = one.expect === 'refused' ? status === 422 : one.expect === 'answered' || status === 200;
        if (!isRight) disagreements.push(`${id} ${one.name}: ${one.expect}, but ${status}`);
      }
    }),
    { numRuns: 150, examples: ids.map((id) => [id, 1]) },
  );
  process.stdout.write(`${cases} cases of ${ids.length} operations, ${disagreements.length} disagreements\n`);
  expect([...new Set(disagreements)]).toEqual([]);
});

test('every limit of a body has a case on each side', () => {
  const names = casesFor('createReview').map(({ name, expect: wanted }) => `${name} (${wanted})`);
  expect(names).toEqual(
    expect.arrayContaining([
      'body: without content (refused)',
      'body: with an unknown field surplus (refused)',
      'body: null for object (refused)',
      'body.content: shorter than 1 (refused)',
      'body.content: 1 long (accepted)',
      'body.content: 1000 long (accepted)',
      'body.content: 1000 emoji (accepted)',
      'body.content: longer than 1000 (refused)',
      'body.content: blank (refused)',
      'body.content: a number for string (refused)',
      'body.product_score: less than 1 (refused)',
      'body.product_score: 5 (answered)',
      'body.product_score: more than 5 (refused)',
      'body.product_score: a text for integer (refused)',
      'body.pictures: more than 9 (refused)',
      'body.pictures: an entry twice (refused)',
      'body.anonymous: null for boolean (refused)',
      'body.append_to: less than 1 (refused)',
    ]),
  );
});

test('forms of a body, fields that depend on each other, and too few fields', () => {
  const refused = (id: string) =>
    casesFor(id).flatMap(({ name, expect: wanted }) => (wanted === 'refused' ? [name] : []));
  expect(refused('quoteOrder')).toContain('body.source.from: not in the list');
  expect(refused('updateProfile')).toContain('body: fewer than 2 fields');
  expect(refused('addPayee')).toContain('body: without bank_card_number');
});

test('parameters: missing, of the wrong type, around their limits, repeated, nested', () => {
  const cases = [...casesFor('listProducts'), ...casesFor('getOrder')];
  const names = cases.map(({ name, expect: wanted }) => `${name} (${wanted})`);
  expect(names).toEqual(
    expect.arrayContaining([
      'query.order_id: missing (refused)',
      'query.order_id: no number (refused)',
      'query.page: less than 1 (refused)',
      'query.limit: 50 (accepted)',
      'query.limit: more than 50 (refused)',
      'query.limit: sent twice (answered)',
      'query.limit: empty (answered)',
      'query.product_ids: joined by commas (refused)',
      'query.product_ids: more than 50 (refused)',
      'query.filter[rate_min]: more than 100 (refused)',
      'query.filter[in_stock]: no boolean (refused)',
      'query.filter[surplus]: an unknown key (refused)',
    ]),
  );
});

test('forms: a missing, surplus or misnamed part, or a text in place of a file', () => {
  const operation = contract.operations.get('uploadFile');
  const cases = operation && casesOf(operation, { query: {}, body: pictureParts }, contract, createRandom(1));
  expect(cases?.map(({ name, expect: wanted, body }) => [name, wanted, Object.keys(body as object)])).toEqual(
    expect.arrayContaining([
      ['body: without file', 'refused', []],
      ['body: with an unknown field surplus', 'refused', ['file', 'surplus']],
      ['body: file_1 in place of file', 'refused', ['file_1']],
      ['body: a text for file', 'answered', ['file']],
    ]),
  );
});

test('each case names the deciding place in the contract', () => {
  const found = casesFor('createReview').find(({ name }) => name === 'body.content: longer than 1000');
  expect(found).toMatchObject({ field: 'body.content' });
  expect(found?.contract).toMatch(/CreateReviewBody\/properties\/content\/maxLength$/);
});

test('the same seed makes the same cases, and another seed makes other texts', () => {
  const texts = (seed: number) => JSON.stringify(casesFor('createReview', seed));
  expect(texts(7)).toBe(texts(7));
  expect(texts(7)).not.toBe(texts(8));
});

function casesFor(id: string, seed = 1): InputCase[] {
  const operation = contract.operations.get(id);
  if (operation === undefined) throw new Error(`No operation ${id}`);
  return casesOf(operation, exampleInput(contract, operation), contract, createRandom(seed));
}
