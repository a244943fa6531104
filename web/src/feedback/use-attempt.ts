import { type AttemptId, type AttemptStore, webLock } from '@meridian/sdk/attempts';
import { type MutationFactory, type UseAttemptOptions, useAttempt as useSdkAttempt } from '@meridian/sdk/react';
import * as v from 'valibot';
import { forgetDraft, readDraft, writeDraft } from '../storage/drafts.ts';
import { errorShownInPlace } from './error-toasts.ts';

const keyOf = (name: string) => `attempt.${name}`;

/** In the tab, for its customer only: survives a reload and the end of the session, hidden from others (B8.06). */
export const attemptStore: AttemptStore = {
  get: (name) => readDraft(keyOf(name), v.unknown()),
  set: (name, value) => writeDraft(keyOf(name), value),
  remove: (name) => forgetDraft(keyOf(name)),
  lock: webLock(),
};

/** An operation that must happen once (decision sdk/006), stored in the tab. The screen shows its errors. */
export const useAttempt = <Op extends AttemptId>(mutation: MutationFactory<Op>, options: UseAttemptOptions<Op> = {}) =>
  useSdkAttempt(mutation, { store: attemptStore, meta: errorShownInPlace, ...options });
