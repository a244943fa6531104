import type { Handlers } from './handler.ts';
import { listConversations, listMessages, sendMessage } from './service/conversations.ts';
import { getHelp, voteHelp } from './service/help.ts';

export const serviceHandlers = { listConversations, listMessages, sendMessage, getHelp, voteHelp } satisfies Handlers;
