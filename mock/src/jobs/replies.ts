import { reply } from '../handlers/service/reply.ts';
import type { Conversation, Customer } from '../world/types.ts';
import { type DueKind, NEVER } from './job.ts';

interface Talk {
  readonly customer: Customer;
  readonly conversation: Conversation;
}

/** The other side of a conversation answers. */
export const serviceReply: DueKind<Talk> = {
  at: (_, { conversation }) => conversation.replyAt ?? NEVER,
  happen: (world, { customer, conversation }, at) => reply(world, customer, conversation, at),
};
