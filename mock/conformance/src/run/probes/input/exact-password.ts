import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { codeOf } from '../../driver.ts';
import { changedOnTheWay } from '../../recipes/security.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';

/** Signs in with what is like a password that was set, and with that password: it alone must do, to the letter. */
export async function probeExactPassword(context: RunContext, { operation, input, exchange }: Target): Promise<void> {
  const { by, password } = bodyFields(input);
  if (operation.id !== 'resetPassword' || by !== 'old_password' || typeof password !== 'string') return;
  const { driver } = context;
  const { account } = driver.options.account;
  const expectOpened = async (how: string, entered: string, isRight: boolean) => {
    const opened = await driver.send('loginUser', { body: { account, password: entered } }, 'visitor');
    expectThat(context, operation, (codeOf(opened) === 1) === isRight, {
      check: 'secret-unchecked',
      message: `${operation.id} sets a password that ${isRight ? 'does not open' : 'opens'} the account ${how}`,
      expected: isRight ? 'success (code 1)' : 'wrong_credentials',
      at: 'password',
      exchanges: [exchange, opened],
    });
  };
  const others = [...changedOnTheWay(password)].filter(([, entered]) => entered !== password);
  await Promise.all(others.map(([how, entered]) => expectOpened(how, entered, false)));
  await expectOpened('as it was sent', password, true);
}
