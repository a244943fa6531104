import { isApiError } from '../client/api-error.ts';
import type { ArgsOf } from '../client/operation-types.ts';
import type { AttemptId, AttemptState, ContentOf, SendOptions } from './attempt-types.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { hasNoAnswer, repeatUnanswered } from './outcomes.ts';
import { type Content, createSettlingRead, isSame } from './settling-read.ts';
import type { StoredAttempt } from './stored-attempt.ts';
import { type Task, without } from './task.ts';
import { afterNotFound, firstStep, verdictOn } from './verdicts.ts';

/** A call of the operation that failed. */
interface Failed {
  error: unknown;
  kept: StoredAttempt;
  content: Content;
  earlier: Content[];
  session: string | undefined;
}

/** Carries out the verdict on a failed call. */
const fail = async <Op extends AttemptId>(
  task: Task<Op>,
  { error, kept, content, earlier, session }: Failed,
): Promise<AttemptState<Op>> => {
  const { facts, operation, report, saveRest } = task;
  const isOwn = isApiError(error) && error.operation === operation;
  const failure = { error, isOwn, hasEarlier: earlier.length > 0, isDelimited: kept.after !== undefined };
  let verdict = verdictOn(facts, failure);
  if (verdict.next === 'look') {
    const sent = verdict.for === 'this' ? [content] : [...earlier, content];
    const { found, lookup } = await task.lookUp({ ...kept, sent }, session);
    if (found !== undefined) return task.settle('read', found, error);
    verdict = verdictOn(facts, { ...failure, lookup });
  }
  if (verdict.next !== 'refused') {
    if (verdict.next === 'unknown' && verdict.keeps === 'earlier') await saveRest(kept, earlier);
    return report({ name: 'unknown', lookup: 'not-yet', error });
  }
  // If the server refuses this content, an earlier call with the same content was not carried out either. This is not
  // certain with secrets, which may have differed, nor where the server may have forgotten the key.
  const isSure = (one: Content) => isOwn && !facts.secrets && task.isFresh(kept) && isSame(one, content);
  const unsure = earlier.filter((one) => !isSure(one));
  await saveRest(isOwn ? { ...kept, isUnpinned: true } : kept, verdict.keeps === 'unsure' ? unsure : []);
  return report({ name: 'refused', error });
};

export interface SendOnce extends SendOptions {
  content: Content;
  /** Nothing is sent under another session than that of the press. */
  session: string | undefined;
  /**
   * What was unanswered when the call was asked for. Another tab may have settled and removed it since; under the same
   * key the server then answers what it answered there.
   */
  known?: StoredAttempt | undefined;
  /** Whether the customer was asked. What is too old to be repeated is otherwise looked for, and not sent again. */
  wasAsked?: boolean;
}

/** Sends the operation once, under the lock of its attempt. */
export const sendOnce = async <Op extends AttemptId>(
  task: Task<Op>,
  { content: given, after, since, session, known, wasAsked = false }: SendOnce,
): Promise<AttemptState<Op>> => {
  const { client, facts, operation, isFresh } = task;
  const { find, findLike, newestBefore } = createSettlingRead(client, facts, session);
  const isAnother = (one: Content | undefined) =>
    facts.renewedBy?.some((field) => !isSame(one?.[field], given[field])) === true;
  // Another tab may have stored another choice in its place since.
  const own = [await task.load(), known].find((one) => one !== undefined && !isAnother(one.sent.at(-1)));
  const fresh: StoredAttempt = { key: newIdempotencyKey(), sentAt: client.serverTime?.from, after, sent: [] };
  let kept = own ?? fresh;
  let earlier = kept.sent;
  let content = without(given, facts.secrets);
  let isCalled = false;
  // The device may sleep until a repeat leaves, for longer than the server keeps the key.
  let mayLeave: (lost: unknown) => boolean =
    earlier.length > 0 && isFresh(kept) ? () => isFresh(kept) : (lost) => !hasNoAnswer(lost) || isFresh(kept);
  try {
    switch (firstStep(facts, earlier.length > 0, isFresh(kept))) {
      case 'find-like': {
        const newestThen = kept.after ?? Math.max(task.newest, await newestBefore(since));
        kept = { ...kept, after: newestThen };
        const found = await findLike(content, newestThen);
        if (found !== undefined) return await task.settle('read', found);
        break;
      }
      case 'find': {
        const { found, isConclusive } = await find(kept);
        if (found !== undefined) return await task.settle('read', found);
        const age = { isFresh: isFresh(kept), isDated: kept.sentAt !== undefined };
        const next = afterNotFound(facts, { isConclusive, wasAsked, ...age });
        if (next === 'ask') return task.reportUnanswered(kept);
        if (next === 'renew') kept = { ...fresh, key: kept.key };
      }
    }
    earlier = kept.sent;
    const twin = earlier.find((one) => task.isTwin(one, content));
    content = kept.isUnpinned ? content : { ...content, ...twin };
    kept = { ...kept, sent: [...earlier.filter((one) => one !== twin), content] };
    const body = { ...given, ...content, ...(facts.key && { [facts.key]: kept.key }) };
    await task.before?.(given as ContentOf<Op>);
    await task.save({ ...kept, isUnpinned: kept.isUnpinned && isSame(twin, content) });
    const send = () => {
      const call = client.call(operation, { body } as ArgsOf<Op>, { retries: 0, session, mayLeave });
      mayLeave = () => isFresh(kept);
      return call;
    };
    isCalled = true;
    return await task.settle('answer', await (task.repeats ? repeatUnanswered(send, () => isFresh(kept)) : send()));
  } catch (error) {
    // Code around the call has failed, such as middleware or a callback of the cache, maybe after a success.
    if (isCalled && !isApiError(error)) return task.report({ name: 'unknown', lookup: 'not-yet', error });
    return fail(task, { error, kept, content, earlier, session });
  }
};
