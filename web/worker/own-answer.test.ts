import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownAnswer } from './own-answer.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const isKept = async (path: string, body: string, type: string, status = 200) => {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  return (await ownAnswer({ request: new Request(`https://shop.example${path}`), response })) === response;
};

test('[B2.17] the worker keeps the app’s own page and configuration', async () => {
  expect(await isKept('/offline', read('index.html'), 'text/html; charset=utf-8')).toBe(true);
  expect(await isKept('/config.json', read('public/config.json'), 'application/json')).toBe(true);
});

test.each([
  ['a portal’s page', '<!doctype html><title>Sign in to the Wi-Fi</title>', 'text/html', 200],
  ['a gateway’s JSON', '{"message":"ok"}', 'application/json', 200],
  ['an own page of another type', read('index.html'), 'text/plain', 200],
  ['an own page of another status', read('index.html'), 'text/html', 503],
])('[B2.17] the worker keeps neither as page nor as configuration: %s', async (_what, body, type, status) => {
  expect(await isKept('/offline', body, type, status)).toBe(false);
  expect(await isKept('/config.json', body, type, status)).toBe(false);
});
