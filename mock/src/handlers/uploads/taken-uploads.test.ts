import { describe, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { loadContract } from '../../prism/contract.ts';
import { createEngine } from '../../prism/engine.ts';
import { MINUTE } from '../../world/clock.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';
import { UNUSED_FOR } from './uploads.ts';

const NOBODYS = 'u_nobodysnobodysnobodys0';
const report = (upload: string) => ({
  body: { product_id: 101, reason: 'other' as const, explanation: 'Odd', proofs: [upload] },
});

describe('only an upload of the customer is accepted as a picture', () => {
  test.each([
    ['an unknown id', NOBODYS],
    ['another customer’s', DEMO_UPLOAD],
  ])('%s is not found, and nothing changes', (_, upload) => {
    const { call, refusal, newcomer, signIn, world } = openSandbox({ checkInvariants: true });
    const token = signIn(newcomer);
    const { givenName } = newcomer;
    const refused = { name: 'upload_not_found', details: { upload_id: upload } };
    expect(refusal('reportProduct', { token, ...report(upload) })).toEqual(refused);
    const { version } = call('getUserInfo', { token });
    const changed = { given_name: 'Mai', avatar: upload, version };
    expect(refusal('updateProfile', { token, body: changed })).toEqual(refused);
    expect([newcomer.givenName, newcomer.version, world.reports]).toEqual([givenName, version, []]);
  });

  test.each([
    'javascript:alert(1)',
    'https://elsewhere.example/pixel.gif',
    '/uploads/u_6dK2wPq9XbT4mZs8RvY3cA.webp',
    '//elsewhere.example/a.png',
  ])('%s violates the contract', async (proof) => {
    const engine = createEngine(await loadContract());
    const headers = { token: 'demo-token-7f3a', 'content-type': 'application/json', 'content-length': '1' };
    const request = { method: 'POST', path: '/api/product/report', query: {}, headers, body: report(proof).body };
    expect(await engine.check({ ...request, method: 'post' })).toMatchObject({ kind: 'refused', status: 422 });
  });
});

const sent = ({ call }: TestSandbox) => call('reportProduct', report(DEMO_UPLOAD));

test('an upload unused for a day is removed, and a used one stays, even for several calls', () => {
  const unused = openSandbox({ checkInvariants: true });
  unused.advance(UNUSED_FOR - 2 * MINUTE - 1);
  expect(unused.demo.uploads[0]?.removedAt).toBeNull();
  unused.advance(1);
  expect(unused.refusal('reportProduct', report(DEMO_UPLOAD))).toEqual({
    name: 'upload_expired',
    details: { upload_id: DEMO_UPLOAD },
  });

  const used = openSandbox({ checkInvariants: true });
  sent(used);
  used.advance(2 * UNUSED_FOR);
  expect(sent(used).report_id).toBeGreaterThan(0);
});

test('a refused call uses no upload', () => {
  const { demo, refusal } = openSandbox();
  const two = { body: { ...report(DEMO_UPLOAD).body, proofs: [DEMO_UPLOAD, NOBODYS] } };
  expect(refusal('reportProduct', two).details).toEqual({ upload_id: NOBODYS });
  expect(demo.uploads[0]?.takenAt).toBeNull();
});

test('evidence gets a new signed address at each read, valid for ten minutes', () => {
  const { call, advance } = openSandbox();
  const evidence = () => call('listRecharges', {}).list.find((one) => one.evidence !== null)?.evidence;
  const first = evidence();
  expect(first).toMatchObject({ expires_at: '2026-11-20T10:10:00Z' });
  expect(first?.url).toMatch(/^\/uploads\/u_1f9fe\.webp\?expires=1795169400&session=default&signature=[\w-]{22}$/);
  advance(MINUTE);
  expect(evidence()?.url).not.toBe(first?.url);
  expect(evidence()?.expires_at).toBe('2026-11-20T10:11:00Z');
});
