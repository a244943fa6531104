import type { Schema } from '@meridian/sdk';
import { badgesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from './session.ts';

/** The counters of the frame (bag, unread, unpaid); undefined for a visitor and until they are known. */
export function useBadges(): Schema<'Badges'> | undefined {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...badgesQuery(), enabled: signedIn });
  return signedIn ? data : undefined;
}
