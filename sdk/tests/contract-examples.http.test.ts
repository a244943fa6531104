// Every operation with every answer that has an example in the contract, through the SDK, from the mock over HTTP. Here
// the mock is stateless: it answers with the example that a call names.
import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from '../../mock/src/server.ts';
import { createClient } from '../src/client/client.ts';
import { operations } from '../src/generated/operations.gen.ts';
import { contractExamples } from './contract-examples.ts';
import { rejectionOf } from './test-client.ts';

const mock = await startMock({ port: 0, stateless: true });
const client = createClient({ baseUrl: mock.url, token: () => 'demo-token-7f3a', language: () => 'en' });
afterAll(() => mock.close());

const picture = new File([Uint8Array.from([0x52, 0x49, 0x46, 0x46])], 'picture.webp', { type: 'image/webp' });

const calls = await contractExamples();

describe.each(calls)('$operation', ({ operation, args, answers }) => {
  const sent = operation === 'uploadFile' ? { body: { file: picture } } : args;
  // The operation is known only at run time; client.test-d.ts tests the types.
  const call = (example: string): Promise<unknown> =>
    Reflect.apply(client.call, undefined, [
      operation,
      sent,
      { guard: false, headers: { Prefer: `example=${example}` } },
    ]);

  test.each(answers.filter(([, { code }]) => code === 1))('resolves to the data of “%s”', async (name, { data }) => {
    expect(await call(name)).toEqual(data);
  });

  test.each(answers.filter(([, { code }]) => code !== 1))(
    '[R8.01] rejects with “%s”',
    async (name, { code, msg, data }) => {
      expect(await rejectionOf(call(name))).toMatchObject({
        kind: 'business',
        operation,
        reason: name,
        code,
        msg,
        data,
      });
    },
  );
});

test('every operation is covered', () => {
  expect(calls.map(({ operation }) => operation).sort()).toEqual(Object.keys(operations).sort());
});
