import { expect, test } from 'vitest';
import { createAllowedHosts } from './allowed-hosts.ts';

const { isKnown, isOutside } = createAllowedHosts(['mock', '.shop.test']);

test.each([
  ['localhost:4010', true],
  ['app.localhost', true],
  ['127.0.0.1:4010', true],
  ['[::1]:4010', true],
  ['192.168.1.5:4010', true],
  ['MOCK:4010', true],
  ['shop.test', true],
  ['a.b.shop.test', true],
  [undefined, true],
  ['evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['evilshop.test', false],
  ['evillocalhost', false],
])('a request to the host %s is answered: %s', (host, isAnswered) => expect(isKnown({ host })).toBe(isAnswered));

test.each([
  [undefined, 'localhost:4010', false],
  ['http://localhost:4010', 'localhost:4010', false],
  ['http://localhost:5173', '127.0.0.1:4010', false],
  ['http://192.168.1.5:5173', '192.168.1.5:5173', false],
  ['http://a.shop.test', 'mock', false],
  ['https://evil.example', 'localhost:4010', true],
  ['http://192.168.1.6', 'localhost:4010', true],
  ['http://localhost.evil.example', 'localhost:4010', true],
  ['http://localhost@evil.example', 'localhost:4010', true],
  ['null', 'localhost:4010', true],
  ['chrome-extension://localhost', 'localhost:4010', true],
  ['', 'localhost:4010', true],
])('a page of %s comes from outside the mock at %s: %s', (origin, host, outside) =>
  expect(isOutside({ host, origin })).toBe(outside),
);
