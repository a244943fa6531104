import { answerReport } from '../handlers/catalogue/reports.ts';
import { sendReplies } from '../handlers/service/reply.ts';
import type { Conversation, Customer, Report } from '../world/types.ts';
import { type Job, NEVER } from './job.ts';

interface Talk {
  readonly customer: Customer;
  readonly conversation: Conversation;
}

/** The other side of a conversation answers. */
export const sendServiceReply: Job<Talk> = {
  dueAt: (_, { conversation }) => conversation.replyAt ?? NEVER,
  run: (world, { customer, conversation }, at) => sendReplies(world, customer, conversation, at),
};

/** The platform has looked into what a customer reported about a product. */
export const answerReports: Job<Report> = {
  dueAt: (_, { answerAt }) => answerAt ?? NEVER,
  run: answerReport,
};
