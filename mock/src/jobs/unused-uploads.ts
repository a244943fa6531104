import { UNUSED_FOR } from '../handlers/uploads/uploads.ts';
import type { Upload } from '../world/types.ts';
import { type Job, NEVER } from './job.ts';

/** An upload that no call has taken within a day is removed. */
export const removeUnusedUpload: Job<Upload> = {
  dueAt: (_, { createdAt, takenAt, removedAt }) =>
    takenAt === null && removedAt === null ? createdAt + UNUSED_FOR : NEVER,
  run(_, upload, at) {
    upload.removedAt = at;
  },
};
