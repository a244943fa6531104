import type { Schema } from '@meridian/sdk';
import { useState } from 'react';

/**
 * Returns the latest message of the other side since the conversation was opened, and whether it is still unseen
 * because the customer is reading further up.
 */
export function useArrivals(messages: readonly Schema<'Message'>[], isAtEnd: boolean) {
  const newestId = messages.at(-1)?.id ?? 0;
  const [openedWith] = useState(newestId);
  const [seenId, setSeenId] = useState(newestId);
  if (isAtEnd && seenId < newestId) setSeenId(newestId);
  const latest = messages.findLast(({ from, id }) => from === 'service' && id > openedWith);
  return { latest, isUnseen: latest !== undefined && latest.id > seenId };
}
