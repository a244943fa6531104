import { i18n } from '@lingui/core';
import type { CodeNotice, SignedFlow, SignedId, SignedOptions } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { useEffect, useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { attemptStore } from '../../feedback/use-attempt.ts';
import { useLock } from '../../feedback/use-lock.ts';
import { errorMessage } from '../../i18n/error-messages.ts';

/**
 * A payment or withdrawal on screen, and the lock of its code after too many wrong tries. The notice that a connection
 * was lost goes once it has returned, as a form's does.
 */
export function useCodeAttempt<Op extends SignedId, Notice extends { kind: string } = CodeNotice, Steps = unknown>(
  open: (options: Pick<SignedOptions<SignedId>, 'store' | 'meta' | 'onWrongCode'>) => Steps & SignedFlow<Op, Notice>,
) {
  const { lock, isWaitOver, track } = useLock();
  const [signed] = useState(() => open({ store: attemptStore, meta: errorShownInPlace, onWrongCode: track }));
  const state = useFlow(signed);
  useEffect(() => signed.watch(), [signed]);
  const last = state.name === 'ready' ? state.notice : undefined;
  const error = last !== undefined && 'error' in last ? last.error : undefined;
  const [overcome, setOvercome] = useState<unknown>();
  useOnReconnect(() => {
    if (error !== undefined && errorMessage(error, i18n).hint === 'connection') setOvercome(error);
  });
  const notice = error !== undefined && error === overcome ? undefined : last;
  const isWrong = notice?.kind === 'wrong-code';
  return {
    signed,
    state,
    // After the attempt is settled, nothing more can be signed.
    isSending: state.name === 'sending' || state.name === 'settled',
    /** While the outcome is looked up. What was found is behind it until it is rendered. */
    checking:
      state.name === 'checking'
        ? { ...state, onCheck: signed.check }
        : state.name === 'settled' && state.by === 'read'
          ? { isUnreachable: false, onCheck: () => undefined }
          : undefined,
    notice,
    lock: isWrong ? lock : undefined,
    /** Whether the last try led to a lock that has ended. */
    isWaitOver: isWrong && isWaitOver,
  };
}
