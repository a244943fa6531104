import { repeatUnanswered } from '@meridian/sdk/attempts';
import { runMutation } from '@meridian/sdk/react';
import { watchCustomer } from './watch-customer.ts';

/** Repeats an unanswered call once, for the same customer only. A repeat must change nothing. */
export const repeatForCustomer = <Data>(send: () => Promise<Data>): Promise<Data> =>
  repeatUnanswered(send, watchCustomer());

/** Like `runMutation`, repeated once if no answer comes, for the same customer only. A repeat must change nothing. */
export function runRepeatable<Data, Failure, Variables, Context>(
  ...mutation: Parameters<typeof runMutation<Data, Failure, Variables, Context>>
): Promise<Data> {
  return repeatForCustomer(() => runMutation(...mutation));
}
