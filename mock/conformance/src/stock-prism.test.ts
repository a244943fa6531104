import { afterAll, describe, expect, test } from 'vitest';
import { answerExamples, loadContract } from '../../src/prism/contract.ts';
import { startMock } from '../../src/server.ts';
import { startPrismProcess } from '../../src/stock-prism/prism-process.ts';
import { ordinaryRequest } from '../../tests/harness/ordinary-request.ts';

// Stock Prism is independent of our code: where it and the mock agree, the answer follows from the contract and is no
// accident.
const [stock, mock] = await Promise.all([startPrismProcess(), startMock({ port: 0, stateless: true })]);
afterAll(() => Promise.all([stock.close(), mock.close()]));
const operations = await loadContract();

async function ask(base: string, { target, init }: ReturnType<typeof ordinaryRequest>) {
  const response = await fetch(base + target, init);
  return { status: response.status, violations: response.headers.get('sl-violations'), body: await response.json() };
}

describe('[B7.09] the ordinary call of every operation', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s answers its first example on stock Prism and on the mock',
    async (_, operation) => {
      const request = ordinaryRequest(operation);
      const [theirs, ours] = await Promise.all([ask(stock.url, request), ask(mock.url, request)]);
      expect(theirs).toMatchObject({ status: 200, violations: null, body: { code: 1 } });
      expect(ours).toEqual(theirs);
      expect(ours.body).toEqual(answerExamples(operation.prism, 200)[0]?.value);
    },
  );
});

describe('each refusal that an operation declares', () => {
  const refusing = operations.filter(({ failures }) => failures.size > 0);
  test.each(refusing.map((operation) => [operation.operationId, operation] as const))(
    '[B7.06] %s answers the refusal by its name, and stock Prism finds no violation',
    async (_, operation) => {
      const { target, init } = ordinaryRequest(operation);
      for (const [name, { code }] of operation.failures) {
        const headers = { ...init.headers, prefer: `example=${name}` };
        const refused = await ask(stock.url, { target, init: { ...init, headers } });
        expect(refused).toMatchObject({ status: 200, violations: null, body: { code, reason: name } });
      }
    },
  );
});
