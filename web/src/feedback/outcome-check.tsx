import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { nextTry } from './next-try.ts';

interface OutcomeCheckOptions<Found> {
  /** Whether an attempt is without an answer: then it is looked for. */
  isChecking: boolean;
  /** What the attempt made, undefined while there is none. Rejects while it cannot be asked. */
  look: () => Promise<Found | undefined>;
  onFound: (found: Found) => void;
  onUnreachable: () => void;
  /** Called when it was looked for twice and there is nothing. */
  onNothing: () => void;
}

/** How long to wait before looking once more, in milliseconds. */
const WAITS = [1500, 3000];
const LONGEST_WAIT = 5000;

/**
 * Finds out what became of an attempt without an answer, asking until that is known or the screen is left. Returns what
 * asks at once, instead of when it is time for it.
 */
export function useOutcomeCheck<Found>({ isChecking, ...options }: OutcomeCheckOptions<Found>): () => void {
  const wake = useRef(() => {});
  const check = useEffectEvent(async (signal: AbortSignal) => {
    let answers = 0;
    for (let tries = 0; !signal.aborted; tries += 1) {
      const looked = await options.look().then(
        (found) => ({ found }),
        () => undefined,
      );
      if (signal.aborted) return;
      if (looked?.found !== undefined) return options.onFound(looked.found);
      if (looked === undefined) options.onUnreachable();
      else answers += 1;
      // Twice where there is nothing: the request may still be on its way.
      if (answers > 1) return options.onNothing();
      await nextTry(WAITS[tries] ?? LONGEST_WAIT, signal, wake);
    }
  });
  useEffect(() => {
    if (!isChecking) return;
    const leaving = new AbortController();
    void check(leaving.signal);
    return () => leaving.abort();
  }, [isChecking]);
  return () => wake.current();
}

interface OutcomeCheckProps {
  title: ReactNode;
  /** Why it is not known, and that nothing is done twice. */
  detail: ReactNode;
  /** Whether nobody can be asked at the moment. */
  isUnreachable: boolean;
  onCheck: () => void;
}

/** Stands in place of a form while it is not known what became of it. */
export function OutcomeCheck({ title, detail, isUnreachable, onCheck }: OutcomeCheckProps) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <Icon
        name={isUnreachable ? 'offline' : 'spinner'}
        size={32}
        className={isUnreachable ? 'text-ink-2' : 'animate-spin text-brand'}
      />
      <p className="mt-2 text-balance text-16 font-semibold">{title}</p>
      <p className="max-w-80 text-balance text-14 text-ink-2">{detail}</p>
      {isUnreachable && (
        <div className="mt-3">
          <Button variant="quiet" size="medium" onClick={onCheck}>
            <Trans>Check now</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
