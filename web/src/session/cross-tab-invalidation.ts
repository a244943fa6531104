import { invalidateAfterMutation } from '@meridian/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import { createTabChannel } from '../storage/broadcast-channel.ts';

/**
 * After a mutation in one tab, the other tabs invalidate the same queries, so that the cart's count, a heart or a
 * follow agree in all of them. Only the name of the mutation is sent, never its variables.
 */
export function invalidateAcrossTabs(queries: QueryClient): void {
  const otherTabs = createTabChannel('changes');
  otherTabs.listen((operation) => invalidateAfterMutation(queries, operation));
  queries.getMutationCache().subscribe((event) => {
    // A failed mutation may still have been carried out.
    if (event.type !== 'updated' || !['success', 'error'].includes(event.action.type)) return;
    otherTabs.post(String(event.mutation.options.mutationKey?.[0]));
  });
}
