import type { AnyQueryClient } from '../cache/query-client.ts';
import { type ConversationParams, fetchNewMessages, messageList } from '../operations/service.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';

/** How often, in milliseconds, a conversation on screen looks for new messages (contract, listMessages). */
const LOOK_MS = 5000;

/** Whether the last look for new messages failed, and why. */
export type NewMessagesState = { name: 'current' } | { name: 'failed'; error: unknown };

export interface NewMessages extends Flow<NewMessagesState> {
  /**
   * Looks for new messages every 5 seconds until the returned function is called; also after a failure. Messages that are
   * older than that are stale: then the first look is immediate.
   */
  watch: () => () => void;
}

const current: NewMessagesState = { name: 'current' };

/** The new messages of a conversation, which are added to its cached ones. Watch it while it is visible. */
export const createNewMessages = (queryClient: AnyQueryClient, params: ConversationParams): NewMessages => {
  const [flow, setState] = createState<NewMessagesState>(current);
  const look = () =>
    fetchNewMessages(queryClient, params).then(
      () => setState(current),
      (error: unknown) => setState({ name: 'failed', error }),
    );
  return extendFlow(flow, {
    watch: () => {
      let isOver = false;
      const lookAfter = (ms: number): ReturnType<typeof setTimeout> =>
        setTimeout(async () => {
          await look();
          if (!isOver) timer = lookAfter(LOOK_MS);
        }, ms);
      const { dataUpdatedAt = 0 } = queryClient.getQueryState(messageList(params).queryKey) ?? {};
      let timer = lookAfter(Math.max(0, LOOK_MS - (Date.now() - dataUpdatedAt)));
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
  });
};
