import { invalidateAfterMutation } from '@meridian/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import { createTabChannel } from '../storage/broadcast-channel.ts';

/**
 * Two tabs agree: what is changed in one is asked for again in the others, so that the cart's count, a heart or a follow
 * is the same in all of them. Only the name of the mutation is sent, never what is in it.
 */
export function invalidateAcrossTabs(queries: QueryClient): void {
  const otherTabs = createTabChannel('changes');
  otherTabs.listen((operation) => invalidateAfterMutation(queries, operation));
  queries.getMutationCache().subscribe((event) => {
    // A change that failed may have been carried out all the same.
    if (event.type !== 'updated' || !['success', 'error'].includes(event.action.type)) return;
    otherTabs.post(String(event.mutation.options.mutationKey?.[0]));
  });
}
