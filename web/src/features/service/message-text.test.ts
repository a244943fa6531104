import { expect, test } from 'vitest';
import { splitLinks } from './message-links.ts';
import { looksLikePayCode } from './pay-code-in-text.ts';

test.each([
  ['246810', true],
  ['24 68 10', true],
  ['２４６８１０', true],
  ['٢٤٦٨١٠', true],
  ['246-810-1357', true],
  ['123456789012', true],
  ['24681', false],
  ['1234567890123', false],
  ['My payment code is 246810', true],
  ['My payment code is 24 68 10.', true],
  ['我的支付密码是246810，请帮忙', true],
  ['رمز الدفع ٢٤٦٨١٠', true],
  ['246.810', true],
  ['My code: 246.810, please', true],
  ['The code is 246-810', true],
  ['24-68-10', true],
  ['My code: 24.68.10', true],
  ['It was $1234567.00', false],
  ['I paid 1234.56', false],
  ['You charged 1299.00 twice', false],
  ['It cost 1.234.567 VND', false],
  ['2026-11-20', false],
  ['Since 20.11.2026', false],
  ['090-8765-4321', false],
  ['Call me: 090 8765 4321', false],
  ['(03) 1234-5678', false],
  ['It came on 2026-11-20 at 10:00', false],
  ['Call +819012345678', false],
  ['About order M2611140207, please', false],
  ['I need 3 of them by 20', false],
  ['M2611140207', false],
  ['', false],
])('[B8.07] %j looks like a payment code: %s', (text, expected) => expect(looksLikePayCode(text)).toBe(expected));

const links = (text: string) => splitLinks(text).flatMap(({ url }) => url?.host ?? []);
const words = (text: string) =>
  splitLinks(text)
    .map((part) => part.text)
    .join('');

test.each([
  ['See https://example.com/a?b=1, or write.', ['example.com']],
  ['两个：https://a.example/x。https://b.example', ['a.example', 'b.example']],
  ['https://пример.example/', ['xn--e1afmkfd.example']],
  ['http://example.com', []],
  ['javascript:alert(1) and www.example.com', []],
  ['https://meridian.shop@evil.example/', []],
  ['https://', []],
])('the addresses in %j are found', (text, hosts) => {
  expect(links(text)).toEqual(hosts);
  expect(words(text)).toBe(text);
});

test('an address ends before the punctuation of its sentence', () => {
  expect(splitLinks('(https://example.com/a).').map(({ text }) => text)).toEqual(['(', 'https://example.com/a', ').']);
});
