import { invalidateAfterMutation } from '@meridian/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Two tabs agree: what is changed in one is asked for again in the others, so that the bag's count, a heart or a follow
 * is the same in all of them. Only the name of the change is told, never what is in it.
 */
export function invalidateAcrossTabs(queries: QueryClient): void {
  const tabs = new BroadcastChannel('meridian.changes');
  tabs.addEventListener('message', ({ data }) => invalidateAfterMutation(queries, data));
  queries.getMutationCache().subscribe((event) => {
    // A change that failed may have been carried out all the same.
    if (event.type !== 'updated' || !['success', 'error'].includes(event.action.type)) return;
    tabs.postMessage(event.mutation.options.mutationKey?.[0]);
  });
}
