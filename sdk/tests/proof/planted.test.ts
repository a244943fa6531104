// The proof finds what is planted, in a few steps: a sample of planted.all.test.ts.
import { test } from 'vitest';
import { findPlanted } from './find-planted.ts';

test.each([
  'every call has a key of its own',
  'a secret is stored',
  'a lost answer is taken for a refusal',
  'the server looks at no key',
])('[B5.17] a search finds that %s', async (name) => {
  await findPlanted(name);
});
