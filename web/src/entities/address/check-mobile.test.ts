import { expect, test } from 'vitest';
import { checkMobile } from './check-mobile.ts';

const japan = { code: 'JP', pattern: '^(\\+81|0)[6-9]0[0-9]{8}$' };

test('a number of the address’s country is sent with its calling code in any spelling', async () => {
  for (const number of ['090-1234-5678', '+81 90 1234 5678', '+819012345678'])
    expect(await checkMobile(number, japan)).toEqual({ isLikely: true, number: '+819012345678' });
});

test('[B5.18] 060 is a mobile number of Japan, which has given it out since July 2026', async () => {
  expect(await checkMobile('060-1234-5678', japan)).toEqual({ isLikely: true, number: '+816012345678' });
});

test('a number of another country is accepted too', async () => {
  expect(await checkMobile('+49 1512 3456789', japan)).toEqual({ isLikely: true, number: '+4915123456789' });
});

test('an impossible number is unlikely and stays as typed', async () => {
  for (const number of ['090-123', '1234567', '+999 1234567'])
    expect(await checkMobile(number, japan)).toEqual({ isLikely: false, number });
});

test('a number that fits the server’s pattern is likely without a table entry; a broken pattern is ignored', async () => {
  expect(await checkMobile('1234567', { code: 'JP', pattern: '^[0-9]{7}$' })).toEqual({
    isLikely: true,
    number: '1234567',
  });
  expect(await checkMobile('1234567', { code: 'XX', pattern: '(' })).toEqual({ isLikely: false, number: '1234567' });
});
