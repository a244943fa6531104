import type { AttemptId, AttemptState } from './attempt-types.ts';
import { sendOnce } from './send-once.ts';
import type { Task } from './task.ts';
import { afterLook, isRepeatable, whyNot } from './verdicts.ts';

interface Check<Op extends AttemptId> {
  task: Task<Op>;
  session: string | undefined;
  waits: readonly number[];
  signal: AbortSignal;
  /** Gets the function that ends a wait at once. */
  onWait: (wake: () => void) => void;
}

/** Finds out what became of what is stored: repeats the call, or sends the settling read until its outcome is known. */
export const check = async <Op extends AttemptId>(settings: Check<Op>): Promise<AttemptState<Op>> => {
  const { task, session, waits, signal, onWait } = settings;
  const { facts, flow, report, isFresh } = task;
  for (let tries = 0, answers = 0; !signal.aborted; tries += 1) {
    const kept = await task.load().catch(() => task.last);
    if (signal.aborted) break;
    const content = kept?.sent.at(-1);
    // Settled elsewhere.
    if (kept === undefined || content === undefined) return report({ name: 'idle' });
    task.last = kept;
    if (isRepeatable(facts) && isFresh(kept)) {
      const repeat = async () => (signal.aborted ? undefined : sendOnce(task, { content, session, known: kept }));
      const next = await task.lock(repeat);
      if (next === undefined) break;
      return next.name === 'unknown' ? report({ ...next, lookup: whyNot(next.error) }) : next;
    }
    const { found, lookup, error } = await task.lookUp(kept, session);
    if (signal.aborted) break;
    if (found !== undefined) return task.settle('read', found);
    if (lookup === 'nothing') answers += 1;
    const unknown = { name: 'unknown', lookup, ...(error !== undefined && { error }) } as const;
    switch (afterLook(facts, { lookup, isFresh: isFresh(kept), answers })) {
      case 'ask':
        return task.reportUnanswered(kept);
      case 'end':
        return report(unknown);
      case 'wait':
        if (lookup === 'unreachable') report({ name: 'unknown', lookup });
        await wait(waits[tries] ?? waits.at(-1), signal, onWait);
    }
  }
  return flow.state;
};

/** Waits for this many milliseconds, until the device is online again, the check is aborted, or `onWait`'s is called. */
const wait = (ms: number | undefined, signal: AbortSignal, onWait: (wake: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    onWait(go);
    globalThis.addEventListener?.('online', go);
    signal.addEventListener('abort', go);
  });
