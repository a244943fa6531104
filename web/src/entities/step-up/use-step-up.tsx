import { isApiError } from '@meridian/sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';

const StepUpSheet = lazyOverlay(() => import('./step-up-sheet.tsx').then((m) => m.StepUpSheet));

/** `proven` is false if the customer closed the sheet; then nothing was sent. */
type StepUpOutcome<Answer> = { proven: true; answer: Answer } | { proven: false };

interface StepUp {
  /**
   * Makes a call for which a token alone is not enough (B4.12). Asks the customer for the proof first, and again when
   * the server no longer accepts it; a proof that is still valid serves later calls too. A call that fails for another
   * reason, or whose proof is not accepted after the customer has closed the sheet, rejects once the sheet has closed.
   */
  withStepUp: <Answer>(call: (stepUp: string) => Promise<Answer>) => Promise<StepUpOutcome<Answer>>;
  /** Render it outside of the form that makes the call: React events would bubble from the sheet to the form. */
  sheet: ReactNode;
}

/** A call that waits for its proof. */
interface WaitingCall {
  /** Rejects if the server does not accept the proof; the sheet then says so and asks for another. */
  attempt: (stepUp: string) => Promise<void>;
  cancel: () => void;
}

const isNotTaken = (error: unknown): boolean => isApiError(error) && error.reason === 'step_up_expired';

/** The step-up of a screen. The sheet shows `reason`. The proof is kept only in memory. */
export function useStepUp(reason: ReactNode): StepUp {
  const { isOpen, open, close } = useOverlay();
  const proof = useRef<string>(undefined);
  const waiting = useRef<WaitingCall>(undefined);

  // The back button closes the sheet too. After forward, there is no call to prove.
  useEffect(() => {
    if (!isOpen) waiting.current?.cancel();
    else if (waiting.current === undefined) close();
  }, [isOpen, close]);

  const askAndCall = <Answer,>(
    call: (stepUp: string) => Promise<Answer>,
    resolve: (outcome: StepUpOutcome<Answer>) => void,
    reject: (error: unknown) => void,
  ) => {
    let isCalling = false;
    let isClosed = false;
    const settle = (outcome: () => void) => {
      waiting.current = undefined;
      close();
      outcome();
    };
    waiting.current = {
      attempt: async (stepUp) => {
        isCalling = true;
        try {
          const answer = await call(stepUp);
          proof.current = stepUp;
          settle(() => resolve({ proven: true, answer }));
        } catch (error) {
          if (isNotTaken(error) && !isClosed) throw error;
          settle(() => reject(error));
        } finally {
          isCalling = false;
        }
      },
      // Closing the sheet does not abort a request that is under way.
      cancel: () => {
        isClosed = true;
        if (!isCalling) settle(() => resolve({ proven: false }));
      },
    };
    open();
  };

  const withStepUp = async <Answer,>(call: (stepUp: string) => Promise<Answer>): Promise<StepUpOutcome<Answer>> => {
    if (proof.current !== undefined) {
      try {
        return { proven: true, answer: await call(proof.current) };
      } catch (error) {
        if (!isNotTaken(error)) throw error;
        proof.current = undefined;
      }
    }
    return new Promise((resolve, reject) => askAndCall(call, resolve, reject));
  };
  return {
    withStepUp,
    sheet: isOpen && (
      <StepUpSheet reason={reason} onProven={async (stepUp) => waiting.current?.attempt(stepUp)} onClose={close} />
    ),
  };
}
