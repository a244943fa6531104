import { type ConversationParams, fetchNewMessages, messageList } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** How often, in milliseconds, a visible conversation looks for new messages (contract, listMessages). */
const LOOK_MS = 5000;

/**
 * Looks for new messages while the conversation is visible: not in a background tab, and not behind another screen.
 * Returns whether the last look failed. It keeps looking after a failure.
 */
export function useNewMessages(params: ConversationParams, isInSight: boolean): boolean {
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const look = useEffectEvent(async () => {
    try {
      await fetchNewMessages(queries, params);
      setFailed(false);
    } catch {
      // The screen reports the failure; the session handles a 401.
      setFailed(true);
    }
  });
  const ageOfMessages = useEffectEvent(() => {
    const { queryKey } = messageList(params);
    return Date.now() - (queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
  });
  useEffect(() => {
    if (!isInSight) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const lookAndWait = async () => {
      await look();
      if (!isLeft) timer = setTimeout(() => void lookAndWait(), LOOK_MS);
    };
    // Messages that are older than the interval are stale: the first look is immediate.
    timer = setTimeout(() => void lookAndWait(), Math.max(0, LOOK_MS - ageOfMessages()));
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isInSight]);
  return hasFailed;
}
