import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PullToRefresh } from '../list/pull-to-refresh.tsx';
import { restartShownLists } from '../list/refreshed-lists.ts';

/**
 * Pulling down a screen at its top refetches all its data, and the counters of the frame (R2.14). Hidden screens have
 * no active queries.
 */
export function RefreshableScreen({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const screen = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const active = { type: 'active' } as const;
  return (
    <PullToRefresh
      screen={screen}
      isPossible={() => queries.getQueryCache().findAll(active).length > 0}
      onRefresh={() => {
        restartShownLists();
        return queries.refetchQueries(active, { cancelRefetch: false });
      }}
    >
      {children}
    </PullToRefresh>
  );
}
