import type { Schema } from '@meridian/sdk';
import { readMessages } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';

/** Marks the messages as read once the newest one is visible, which also lowers the badges. */
export function useReadMessages(
  { id, unread }: Schema<'Conversation'>,
  newestId: number | undefined,
  isInSight: boolean,
): void {
  // A failure is silent, since no press caused the call. The next message, or showing the screen again, retries it.
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
