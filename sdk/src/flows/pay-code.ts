import { mayBeDone } from '../attempts/outcomes.ts';
import { abortedIfCancelled } from '../cache/aborted-fetch.ts';
import { runMutation, type VariablesOf, withMeta } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import { setPayCode, verifyPayCode } from '../operations/account.ts';
import { userInfoQuery } from '../operations/session.ts';
import { assertSameCustomer, type FlowOptions, watchSession } from './same-customer.ts';
import type { StepUpFlow } from './step-up.ts';

/** The codes to send: without the old one, a step-up proves the customer. */
export type PayCodes = { pay_code: string } | { old_pay_code: string; pay_code: string };

export interface PayCodeOptions extends FlowOptions, Pick<StepUpFlow, 'withStepUp'> {}

/**
 * Sets the payment code with the old one or with a step-up. Resolves to whether it was set; to false if the customer
 * cancelled the step-up. A call without an answer is not repeated, since the old code may be wrong by now: the customer
 * is read before and after it, and tells whether it was carried out. Rejects with the error of the call.
 */
export const changePayCode = async (
  queryClient: AnyQueryClient,
  codes: PayCodes,
  { withStepUp, meta, watchCustomer = watchSession(queryClient) }: PayCodeOptions,
): Promise<boolean> => {
  const user = userInfoQuery();
  const set = withMeta(setPayCode(), meta);
  const isSame = watchCustomer();
  const changedAt = () =>
    queryClient
      .fetchQuery({ ...user, staleTime: 0 })
      .then((one) => one.pay_code_changed_at, abortedIfCancelled('getUserInfo'));
  let before: string | null | undefined;
  const send = async (body: VariablesOf<'setPayCode'>) => {
    before = await changedAt();
    assertSameCustomer(isSame, 'setPayCode');
    return runMutation(queryClient, set, body);
  };
  const hasChanged = async (): Promise<boolean> => {
    const now = await changedAt().catch(() => before);
    return isSame() && now !== before;
  };
  try {
    if (!('old_pay_code' in codes)) return (await withStepUp((step_up) => send({ step_up, ...codes }))).proven;
    // A wrong code counts as a try in this call, and the new code is not sent.
    await runMutation(queryClient, withMeta(verifyPayCode(), meta), { pay_code: codes.old_pay_code });
    await send(codes);
  } catch (error) {
    // Another device has reset the payment code: the form has to know that there is none.
    if (isApiError(error) && error.reason === 'pay_code_not_set') void queryClient.invalidateQueries(user);
    if (!isApiError(error, 'setPayCode') || !mayBeDone(error) || !(await hasChanged())) throw error;
  }
  return true;
};
