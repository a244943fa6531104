import type { Schema } from '@meridian/sdk';
import { readMessages } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';

/** Marks the messages as read once the newest of them is in sight; the badges fall with it. */
export function useReadMessages(
  { id, unread }: Schema<'Conversation'>,
  newestId: number | undefined,
  isInSight: boolean,
): void {
  // Nobody asked for it: one that fails is tried again with the next message, or when the screen is shown again.
  const { mutate } = useMutation({ ...readMessages(), meta: errorShownInPlace });
  const readUpTo = useRef(0);
  useEffect(() => {
    if (unread === 0 || newestId === undefined || !isInSight || readUpTo.current >= newestId) return;
    readUpTo.current = newestId;
    mutate(
      { conversation_id: id, up_to_id: newestId },
      {
        onError: () => {
          readUpTo.current = 0;
        },
      },
    );
  }, [id, unread, newestId, isInSight, mutate]);
}
