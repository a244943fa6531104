import { runMutation, withMeta } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import type { ArgsOf } from '../client/operation-types.ts';
import { createStepUp } from '../operations/session.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';
import type { FlowOptions } from './same-customer.ts';

/** `proven` is false if the customer cancelled, or another call took its place; then nothing was sent. */
export type StepUpOutcome<Answer> = { proven: true; answer: Answer } | { proven: false };

/** `asking`: a call waits for the customer's proof; `calling`: it is under way with one. */
export interface StepUpState {
  name: 'idle' | 'asking' | 'calling';
}

export interface StepUpOptions extends Pick<FlowOptions, 'meta'> {
  /** Called when a call begins to wait for a proof. */
  onAsked?: (() => void) | undefined;
  /** Called when none does any more, before the outcome of the call is known to its caller. */
  onSettled?: (() => void) | undefined;
}

export interface StepUpFlow extends Flow<StepUpState> {
  /**
   * Makes a call for which a token alone is not enough (B4.12). Asks the customer for a proof first, and again when the
   * server no longer accepts it; a proof that is still valid serves later calls too. Rejects with the error of a call
   * that fails for another reason, or whose proof is not accepted after the customer has cancelled. A call that waits
   * is cancelled by the next one.
   */
  withStepUp: <Answer>(call: (stepUp: string) => Promise<Answer>) => Promise<StepUpOutcome<Answer>>;
  /**
   * Exchanges a proof for a step-up and makes the call that waits for it. Rejects if the server accepts neither the proof
   * nor, in the call, the step-up; the customer is then still asked. A call that was cancelled meanwhile is not made.
   */
  prove: (proof: ArgsOf<'createStepUp'>['body']) => Promise<void>;
  /** Gives up the call that waits for a proof. A request that is under way is not aborted. */
  cancel: () => void;
}

/** A call that waits for its proof. */
interface WaitingCall {
  attempt: (stepUp: string) => Promise<void>;
  cancel: () => void;
}

const isExpired = (error: unknown): boolean => isApiError(error) && error.reason === 'step_up_expired';

/** The step-ups of a screen. The proof is kept only in memory. */
export const createStepUpFlow = (
  queryClient: AnyQueryClient,
  { meta, onAsked, onSettled }: StepUpOptions = {},
): StepUpFlow => {
  const [flow, setState] = createState<StepUpState>({ name: 'idle' });
  let accepted: string | undefined;
  let waiting: WaitingCall | undefined;

  const askAndCall = <Answer>(
    call: (stepUp: string) => Promise<Answer>,
    resolve: (outcome: StepUpOutcome<Answer>) => void,
    reject: (error: unknown) => void,
  ) => {
    let isCalling = false;
    let isCancelled = false;
    const settle = (outcome: () => void) => {
      // A call that was cancelled under way ends while another one waits.
      if (waiting !== own) return outcome();
      waiting = undefined;
      setState({ name: 'idle' });
      try {
        onSettled?.();
      } finally {
        outcome();
      }
    };
    const own: WaitingCall = {
      attempt: async (stepUp) => {
        if (isCalling) return;
        isCalling = true;
        setState({ name: 'calling' });
        let answer: Answer;
        try {
          answer = await call(stepUp);
        } catch (error) {
          if (isCancelled || !isExpired(error)) return settle(() => reject(error));
          isCalling = false;
          setState({ name: 'asking' });
          throw error;
        }
        accepted = stepUp;
        settle(() => resolve({ proven: true, answer }));
      },
      cancel: () => {
        isCancelled = true;
        if (!isCalling) settle(() => resolve({ proven: false }));
      },
    };
    const replaced = waiting;
    waiting = own;
    replaced?.cancel();
    setState({ name: 'asking' });
    onAsked?.();
  };

  const withStepUp: StepUpFlow['withStepUp'] = async (call) => {
    if (accepted !== undefined) {
      try {
        return { proven: true, answer: await call(accepted) };
      } catch (error) {
        if (!isExpired(error)) throw error;
        accepted = undefined;
      }
    }
    return new Promise((resolve, reject) => askAndCall(call, resolve, reject));
  };

  return extendFlow(flow, {
    withStepUp,
    prove: async (proof) => {
      const asked = waiting;
      const { step_up } = await runMutation(queryClient, withMeta(createStepUp(), meta), proof);
      // The proof for a call that was cancelled must not make the call that waits since.
      if (waiting === asked) await asked?.attempt(step_up);
    },
    cancel: () => waiting?.cancel(),
  });
};
