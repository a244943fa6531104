import * as v from 'valibot';
import type { Finding } from '../../finding.ts';
import { holdsIban } from '../../report/secret-patterns.ts';
import { type EnvelopeContext, type Fault, faultAt, judge, requestJson } from '../check-context.ts';
import { type Leaf, leavesOf } from './leaves.ts';

const SECRET_FIELD = /(^|_)(password|pay_code|verification_code|step_up|card_number)$/;

/** Where the contract itself hands out a secret: the token of a login, the proof of a step-up. */
const GIVEN = /\/(token|step_up)$/;

/** Checks for passwords, payment codes, verification codes, account numbers and tokens that come back. */
export function secrets(context: EnvelopeContext): Finding[] {
  const { token } = context.exchange.request.headers;
  const declared = new Set(context.nodes.map(({ pointer }) => pointer));
  const leaves = leavesOf(context.envelope).filter(({ pointer }) => !GIVEN.test(pointer) || !declared.has(pointer));
  const known = [
    ...sentSecrets(context),
    ...context.secrets.filter((secret) => secret.length >= 4 && secret !== token),
  ];
  const echoed = (some: readonly string[]) => leaves.filter(({ text }) => some.some((secret) => holds(text, secret)));
  const tokens = token !== undefined && token.length >= 8 ? [token] : [];
  return [
    ...judge(context, 'secret-echoed', echoed(known).map(leakOf('a secret comes back'))),
    ...judge(context, 'token-in-answer', echoed(tokens).map(leakOf('the token of the request comes back'))),
  ];
}

/** The secrets of the request's body, without plain words, which may occur in any text. */
function sentSecrets(context: EnvelopeContext): string[] {
  return leavesOf(requestJson(context) ?? {})
    .filter(
      ({ pointer, text }) =>
        SECRET_FIELD.test(pointer.replace(/.*\//, '')) && text.length >= 6 && /[^a-z\s]/i.test(text),
    )
    .map(({ text }) => text);
}

/** Whether a text holds a secret as a separate word: the digits of a code may occur inside a longer number. */
function holds(text: string, secret: string): boolean {
  const at = text.indexOf(secret);
  if (at < 0) return false;
  const around = `${text[at - 1] ?? ' '}${text[at + secret.length] ?? ' '}`;
  return !/[A-Za-z0-9]/.test(around);
}

/** In place of a value that is the secret itself: many people read reports. */
export const HIDDEN = '(kept out of reports)';

const leakOf =
  (message: string, expected = 'nothing of it in any answer') =>
  ({ pointer }: Leaf): Fault =>
    faultAt(pointer, `${pointer}: ${message}`, expected, HIDDEN);

/** A number of an account: more digits than a mask shows. */
const ACCOUNT_NUMBER = /\b\d(?:[ -]?\d){6,}\b/;
const LONG_NUMBER = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

/** A number that an issuer gives to cards, with its check digit. */
const isCard = (number: string): boolean => v.is(v.pipe(v.string(), v.creditCard()), number);

/** Checks that card and account numbers show only their last four digits. */
export function cardNumbers(context: EnvelopeContext): Finding[] {
  const leaves = leavesOf(context.envelope);
  const cards = leaves.filter(({ pointer }) => /card_(number|no)$/.test(pointer));
  // An on-chain address is public, and its ends may look like a number of an account.
  const onChain = leaves.flatMap(({ pointer, text }) => (text === 'onchain' ? pointer.replace(/type$/, 'label') : []));
  const labels = leaves.filter(({ pointer }) => pointer.endsWith('/label') && !onChain.includes(pointer));
  const messages = leaves.filter(({ pointer }) => pointer === '/msg');
  const bare = [
    ...cards.filter(({ text }) => text.replaceAll(/\D/g, '').length > 4),
    ...labels.filter(({ text }) => ACCOUNT_NUMBER.test(text) || holdsIban(text)),
    // A message may name a parcel or an order.
    ...messages.filter(({ text }) => holdsIban(text) || text.match(LONG_NUMBER)?.some(isCard)),
  ];
  if (cards.length + labels.length + messages.length === 0) return [];
  const expected = 'a mask and the last four digits, such as "**** 2093"';
  return judge(context, 'card-unmasked', bare.map(leakOf('a card number is not masked', expected)));
}
