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

describe('what every server answers', () => {
  test('every operation declares the failures that do not depend on it', () => {
    for (const { operation } of calls) {
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['200', '400', '404', '405', '422', '429', '500', '503']),
      );
    }
  });

  test('a 401 where a token is taken, 413 and 415 where a body is', () => {
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

  test('the answer carries its language, its request id and what caches may do', () => {
    const wanted = ['X-Request-Id', 'Content-Language', 'Vary', 'Cache-Control'];
    for (const { operation } of calls) expect(headersOf(operation.responses['200'])).toEqual(wanted);
    expect(headersOf(contract.components.responses?.['TooManyRequests'])).toContain('Retry-After');
  });

  test('what changes something or needs a login must not be stored, a read that visitors make may be', () => {
    const stored = calls
      .filter(({ operation }) => !JSON.stringify(operation.responses['200']).includes('components/headers/NoStore'))
      .map(({ operation }) => operation.operationId);
    expect(stored).toEqual(expect.arrayContaining(['listProducts', 'listAreas', 'getLaw', 'getConfig']));
    // Of the last three, two are GETs that change data, and one needs no token.
    for (const bound of ['getCart', 'deleteAddress', 'setLanguage', 'loginUser']) expect(stored).not.toContain(bound);
  });
});

test('a contract that describes one of the failures nowhere is refused', () => {
  const copy = structuredClone(withoutComponents) as Contract;
  expect(() => addHttpAnswers(copy)).toThrow('components.responses of openapi.yaml lacks BadRequest');
});
