import type { MessageDescriptor } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAccount } from './account.ts';
import { replayIntent } from './replay-intent.ts';

/** What follows a token that the server has just given: the session, a word of welcome, and what stood waiting. */
export function useEntering(welcome: MessageDescriptor): (token: string) => Promise<void> {
  const account = useAccount();
  const queries = useQueryClient();
  const router = useRouter();
  return async (token) => {
    await account.signIn(token, welcome);
    await replayIntent(queries, router);
  };
}
