import { mayBeDone } from '../attempts/outcomes.ts';
import { runMutation, withMeta } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import type { ArgsOf, Schema } from '../client/operation-types.ts';
import { verifyContact } from '../operations/account.ts';
import { userInfoQuery } from '../operations/session.ts';
import type { FlowOptions } from './same-customer.ts';

type Body = ArgsOf<'verifyContact'>['body'];

/** The address in force on one channel, and the one that is pending proof. */
export const contactOf = (user: Schema<'UserInfo'>, channel: Body['channel']) =>
  channel === 'email'
    ? { present: user.email, isVerified: user.email_verified, pending: user.pending_email }
    : { present: user.mobile, isVerified: user.mobile_verified, pending: user.pending_mobile };

/**
 * Proves an e-mail address or a mobile number, `to`, by its code. A code works once: if no answer came, or the address
 * was proven elsewhere, the customer is read again, and a proven address counts as a success. Else rejects with the error
 * of the call.
 */
export const proveContact = async (
  queryClient: AnyQueryClient,
  to: string,
  body: Body,
  { meta }: Pick<FlowOptions, 'meta'> = {},
): Promise<void> => {
  const isProven = async (): Promise<boolean> => {
    const user = await queryClient.fetchQuery({ ...userInfoQuery(), staleTime: 0 }).catch(() => undefined);
    const contact = user && contactOf(user, body.channel);
    return contact?.isVerified === true && contact.present === to;
  };
  try {
    await runMutation(queryClient, withMeta(verifyContact(), meta), body);
  } catch (error) {
    const isOver = isApiError(error) && error.reason === 'contact_verified';
    if (!(isOver || mayBeDone(error)) || !(await isProven())) throw error;
  }
};
