import type { Handlers } from '../handler.ts';
import { createReview } from './create.ts';
import { listMyReviews } from './mine.ts';

/** Writing reviews, and the list of what was and can be reviewed; those of a product are read in the catalogue. */
export const reviewHandlers = { createReview, listMyReviews } satisfies Handlers;
