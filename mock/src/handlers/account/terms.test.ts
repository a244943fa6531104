import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';

test('the terms are accepted in the version that was read, if that is still in force', () => {
  const { call, refusal, demo, clock } = openSandbox();
  demo.terms = { version: '2024-01-01', acceptedAt: demo.createdAt };
  expect(call('getUserInfo', {}).terms_version).toBe('2024-01-01');
  const version = call('getConfig', {}).terms_version;
  expect(refusal('acceptTerms', { body: { version: '2024-01-01' } })).toEqual({
    name: 'terms_outdated',
    details: { version },
  });
  expect(call('acceptTerms', { body: { version } })).toEqual({ version });
  const accepted = demo.terms;
  clock.advance(60_000);
  expect(call('acceptTerms', { body: { version } })).toEqual({ version });
  expect(demo.terms).toEqual(accepted);
  expect(call('getUserInfo', {}).terms_version).toBe(version);
});
