import { answerReport } from '../handlers/catalogue/reports.ts';
import type { Report } from '../world/types.ts';
import { type DueKind, NEVER } from './job.ts';

/** The platform has looked into what a customer reported about a product. */
export const reportAnswer: DueKind<Report> = {
  at: (_, { answerAt }) => answerAt ?? NEVER,
  happen: answerReport,
};
