import type { Schema } from '@meridian/sdk';
import { createNewMessages } from '@meridian/sdk/flows';
import { type ConversationParams, readMessages, useFlow } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';

/**
 * Looks for new messages while the conversation is visible: not in a background tab, and not behind another screen.
 * Returns whether the last look failed: the screen reports it.
 */
export function useNewMessages(params: ConversationParams, isInSight: boolean): boolean {
  const queries = useQueryClient();
  const [messages] = useState(() => createNewMessages(queries, params));
  useEffect(() => (isInSight ? messages.watch() : undefined), [isInSight, messages]);
  return useFlow(messages).name === 'failed';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is visible and not in the background. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

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
