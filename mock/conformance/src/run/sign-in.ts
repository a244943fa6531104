import { answerOf, type Driver, reasonOf } from './driver.ts';
import { RunError } from './options.ts';

/** Signs both customers in. Throws RunError, with a one-line remedy, when the run cannot begin. */
export async function signIn(driver: Driver): Promise<void> {
  await expectServer(driver);
  const { account, second } = driver.options;
  for (const [caller, customer] of [['first', account] as const, ['second', second] as const]) {
    if (customer === undefined) continue;
    const exchange = await driver.signIn(caller, customer);
    if (driver.session(caller) !== undefined) continue;
    const reason = reasonOf(exchange) ?? '';
    const why = reason === 'wrong_credentials' ? `the server does not know them` : answerOf(exchange);
    const named = caller === 'first' ? '--account and MERIDIAN_PASSWORD' : '--second and MERIDIAN_SECOND_PASSWORD';
    throw new RunError(`Signing in as ${customer.account} failed (${why}): ${advice[reason] ?? `check ${named}`}`);
  }
}

/** The remedy for a refusal where checking name and password does not help. */
const advice: Readonly<Record<string, string>> = {
  account_disabled: 'give another customer',
  too_many_attempts: 'wait until the server lets them try again',
};

/** Sends the first request, to see whether there is a server at all. */
async function expectServer(driver: Driver): Promise<void> {
  const { url } = driver.options;
  const exchange = await driver.send('getConfig', {}, 'visitor');
  const { response, failure = '' } = exchange;
  const isUntrusted = /SELF_SIGNED|UNABLE_TO_VERIFY|CERT_/i.test(failure);
  const advised = isUntrusted ? ' (give --insecure to take the certificate as it is)' : '';
  if (response === undefined) throw new RunError(`${url} cannot be reached: ${failure}${advised}`);
  if (response.status >= 300 && response.status < 400) {
    throw new RunError(
      `${url} redirects to ${response.headers['location'] ?? 'nowhere'}: give the address it leads to`,
    );
  }
}
