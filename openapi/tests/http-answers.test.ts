import { describe, expect, test } from 'vitest';
import { type Contract, callsOf } from '../scripts/contract.ts';
import { addHttpAnswers } from '../scripts/http-answers.ts';
import { contract as withoutComponents } from './fixtures/agenda-contract.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();
const calls = callsOf(contract);

const statusesOf = (operationId: string) => {
  const call = calls.find(({ operation }) => operation.operationId === operationId);
  return Object.keys(call?.operation.responses ?? {});
};
const headersOf = (response: unknown) => Object.keys((response as { headers?: object }).headers ?? {});

describe('the answers of every server', () => {
  test('every operation declares the failures common to all', () => {
    for (const { operation } of calls) {
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['200', '400', '404', '405', '422', '429', '500', '503']),
      );
    }
  });

  test('operations with a token declare 401, operations with a body 413 and 415', () => {
    expect(statusesOf('loginUser')).toEqual(expect.arrayContaining(['413', '415']));
    expect(statusesOf('loginUser')).not.toContain('401');
    expect(statusesOf('listProducts')).toContain('401');
    expect(statusesOf('listProducts')).not.toContain('413');
  });

  test('403 is not used', () => {
    expect(calls.filter(({ operation }) => '403' in operation.responses)).toEqual([]);
  });

  test('every operation takes Accept-Language and X-Request-Id', () => {
    for (const { operation } of calls) {
      const references = (operation.parameters ?? []).map((one) => ('$ref' in one ? one.$ref : ''));
      expect(references).toEqual(
        expect.arrayContaining(['#/components/parameters/AcceptLanguage', '#/components/parameters/RequestId']),
      );
    }
  });

  test('the answer has its language, its request id and its caching rules', () => {
    const wanted = ['X-Request-Id', 'Content-Language', 'Vary', 'Cache-Control'];
    for (const { operation } of calls) expect(headersOf(operation.responses['200'])).toEqual(wanted);
    const { TooManyRequests, Unauthorized, MethodNotAllowed, ...others } = contract.components.responses ?? {};
    for (const failure of Object.values(others)) expect(headersOf(failure)).toEqual(expect.arrayContaining(wanted));
    expect(headersOf(TooManyRequests)).toEqual([...wanted, 'Retry-After']);
    // RFC 9110, 15.5.2 and 15.5.6.
    expect(headersOf(Unauthorized)).toEqual([...wanted, 'WWW-Authenticate']);
    expect(headersOf(MethodNotAllowed)).toEqual([...wanted, 'Allow']);
  });

  test('mutations, failures and reads with a login must not be cached, reads by visitors may be', () => {
    expect(JSON.stringify(contract.components.responses?.['NotFound'])).toContain('components/headers/NoStore');
    const stored = calls
      .filter(({ operation }) => !JSON.stringify(operation.responses['200']).includes('components/headers/NoStore'))
      .map(({ operation }) => operation.operationId);
    expect(stored).toEqual(expect.arrayContaining(['listProducts', 'listAreas', 'getLaw', 'getConfig']));
    // Of the last three, two are GETs that change data, and one needs no token.
    for (const bound of ['getCart', 'deleteAddress', 'setLanguage', 'loginUser']) expect(stored).not.toContain(bound);
  });
});

test('a contract without a description of a common failure is refused', () => {
  const copy = structuredClone(withoutComponents) as Contract;
  expect(() => addHttpAnswers(copy)).toThrow('components.responses of openapi.yaml lacks BadRequest');
});
