import type { Handlers } from '../handler.ts';
import { listConversations, listMessages, sendMessage } from './conversations.ts';
import { getHelp, voteHelp } from './help.ts';

export const serviceHandlers = { listConversations, listMessages, sendMessage, getHelp, voteHelp } satisfies Handlers;
