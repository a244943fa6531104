import type { Schema } from '@meridian/sdk';
import { useState } from 'react';

/**
 * What the other side has written since the conversation was opened: the latest of it, and whether that was not in sight
 * yet, because the customer reads further up.
 */
export function useArrivals(messages: readonly Schema<'Message'>[], isAtEnd: boolean) {
  const newestId = messages.at(-1)?.id ?? 0;
  const [openedWith] = useState(newestId);
  const [seenId, setSeenId] = useState(newestId);
  if (isAtEnd && seenId < newestId) setSeenId(newestId);
  const latest = messages.findLast(({ from, id }) => from === 'service' && id > openedWith);
  return { latest, isUnseen: latest !== undefined && latest.id > seenId };
}
