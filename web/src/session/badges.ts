import type { Schema } from '@meridian/sdk';
import { badgesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from './session.ts';

function useBadgesQuery() {
  const signedIn = useSignedIn();
  return useQuery({ ...badgesQuery(), enabled: signedIn });
}

/** The counters of the frame (bag, unread, unpaid); undefined for a visitor and until they are loaded. */
export function useBadges(): Schema<'Badges'> | undefined {
  const { data } = useBadgesQuery();
  return useSignedIn() ? data : undefined;
}

/** Whether the counters could not be loaded. */
export function useAreBadgesMissing(): boolean {
  const { data, isError } = useBadgesQuery();
  return isError && data === undefined;
}
