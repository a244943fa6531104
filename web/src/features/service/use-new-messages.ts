import { createNewMessages } from '@meridian/sdk/flows';
import { type ConversationParams, useFlow } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

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
