import { answerReport } from '../handlers/catalogue/reports.ts';
import { sendReplies } from '../handlers/service/reply.ts';
import type { Conversation, Customer, Report } from '../world/types.ts';
import { type Job, NEVER } from './job.ts';

/** Sends the other side's reply in a conversation. */
export const sendServiceReply: Job<{ readonly customer: Customer; readonly conversation: Conversation }> = {
  dueAt: (_, { conversation }) => conversation.replyAt ?? NEVER,
  run: (world, { customer, conversation }, at) => sendReplies(world, customer, conversation, at),
};

/** Answers a customer's report about a product after the platform has looked into it. */
export const answerReports: Job<Report> = {
  dueAt: (_, { answerAt }) => answerAt ?? NEVER,
  run: answerReport,
};
