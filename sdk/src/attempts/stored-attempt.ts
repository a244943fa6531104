import { type AttemptFacts, attempts } from '../generated/attempts.gen.ts';
import type { ServerTime } from '../transport/server-clock.ts';
import type { Content } from './settling-read.ts';

/** What a store keeps of an attempt until its outcome is known. No age ever removes it. */
export interface StoredAttempt {
  key: string;
  /** When it was first sent, or before, in milliseconds by the server's clock; undefined if that was unknown. */
  sentAt?: number | undefined;
  /** The id of the newest entry before it. */
  after?: number | undefined;
  /**
   * Every content that may have been carried out, without secrets, oldest first. They share the key, so at most one
   * was.
   */
  sent: Content[];
  /** Whether the server has refused such a call since the last of `sent`: then the next press names its own quote. */
  isUnpinned?: boolean | undefined;
}

export const isStoredAttempt = (value: unknown): value is StoredAttempt =>
  typeof value === 'object' && value !== null && 'key' in value && 'sent' in value;

const MINUTE_MS = 60_000;

/**
 * Whether the same call, first sent at `sentAt` (milliseconds by the server's clock), may still be repeated under its
 * key: not if its age is unknown, since the server may have forgotten the key.
 */
export const mayRepeat = (
  operation: keyof typeof attempts,
  sentAt: number | undefined,
  now: ServerTime | undefined,
): boolean => {
  const { minutes = 0 }: AttemptFacts = attempts[operation];
  if (sentAt === undefined || now === undefined) return false;
  const age = now.to - sentAt;
  // Below 0 if the server's clock was put back: then the age is unknown.
  return age >= 0 && age < minutes * MINUTE_MS;
};

/**
 * A call that got no answer, is too old to be repeated, and was not found: it may have been carried out. The customer
 * is asked before it is sent again.
 */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
  /** When it was sent, in milliseconds since 1970 by the server's clock, if that is known. */
  readonly sentAt: number | undefined;
  constructor(operation: string, sentAt: number | undefined) {
    super(`${operation} got no answer and may have been carried out`);
    this.sentAt = sentAt;
  }
}
