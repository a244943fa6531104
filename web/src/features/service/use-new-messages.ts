import { type ConversationParams, fetchNewMessages, messageList } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** How often a conversation looks for new messages while it is in sight, in milliseconds (contract, listMessages). */
const LOOK_MS = 5000;

/**
 * Looks for new messages while the conversation is in sight: not in the background, nor while another screen is shown.
 * Returns whether the last look failed; it goes on all the same.
 */
export function useNewMessages(params: ConversationParams, isInSight: boolean): boolean {
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const look = useEffectEvent(async () => {
    try {
      await fetchNewMessages(queries, params);
      setFailed(false);
    } catch {
      // Said on the screen; a 401 is the session's.
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
    // What was shown a while ago is out of date at once.
    timer = setTimeout(() => void lookAndWait(), Math.max(0, LOOK_MS - ageOfMessages()));
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isInSight]);
  return hasFailed;
}
