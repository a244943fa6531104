import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeExactPassword } from './exact-password.ts';

/** Sets a password at a server that stores it, and what is entered, in some form. */
async function probed(stored: (password: string) => string) {
  const password = ` Zu\u0308rich ${'2'.repeat(80)} `;
  const { context, found } = probeContext((id, { body }) => {
    const isRight = stored(Object(body).password) === stored(password);
    return changedExchange(contract, id, isRight ? {} : { example: 'wrong_credentials' });
  });
  const body = { by: 'old_password', old_password: 'demo', password };
  await probeExactPassword(context, { ...targetOf('resetPassword'), input: { body } });
  return found.map(({ message }) => message);
}

test('a password is the one that was set, to the letter', async () => {
  const opens = (how: string) => [`resetPassword sets a password that opens the account ${how}`];
  expect(await probed((password) => password)).toEqual([]);
  expect(await probed((password) => password.trim())).toEqual(opens('trimmed'));
  expect(await probed((password) => password.normalize('NFC'))).toEqual(opens('composed'));
  expect(await probed((password) => Buffer.from(password).subarray(0, 72).toString())).toEqual(
    opens('cut after 72 bytes'),
  );
});
