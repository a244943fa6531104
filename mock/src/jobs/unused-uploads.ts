import { UNUSED_FOR } from '../handlers/uploads/uploads.ts';
import type { Upload } from '../world/types.ts';
import { type Job, NEVER } from './job.ts';

/** Removes an upload that no call has used within a day. */
export const removeUnusedUpload: Job<Upload> = {
  dueAt: (_, { createdAt, takenAt, removedAt }) =>
    takenAt === null && removedAt === null ? createdAt + UNUSED_FOR : NEVER,
  run(_, upload, at) {
    upload.removedAt = at;
  },
};
