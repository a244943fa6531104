import { repeatUnanswered } from '@meridian/sdk/attempts';
import { runMutation } from '@meridian/sdk/react';
import { isStillOwner, storedOwner } from '../storage/storage-owner.ts';

/** Repeats an unanswered call once, for the same customer only. A repeat must change nothing. */
export function repeatForCustomer<Data>(send: () => Promise<Data>): Promise<Data> {
  const owner = storedOwner();
  return repeatUnanswered(send, () => isStillOwner(owner));
}

/** Like `runMutation`, repeated once if no answer comes, for the same customer only. A repeat must change nothing. */
export function runRepeatable<Data, Failure, Variables, Context>(
  ...mutation: Parameters<typeof runMutation<Data, Failure, Variables, Context>>
): Promise<Data> {
  return repeatForCustomer(() => runMutation(...mutation));
}
