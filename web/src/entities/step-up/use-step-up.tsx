import { createStepUpFlow, type StepUpFlow } from '@meridian/sdk/flows';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';

const StepUpSheet = lazyOverlay(() => import('./step-up-sheet.tsx').then((m) => m.StepUpSheet));

interface StepUp extends Pick<StepUpFlow, 'withStepUp'> {
  /** Render it outside of the form that makes the call: React events would bubble from the sheet to the form. */
  sheet: ReactNode;
}

/** The step-up of a screen. The sheet shows `reason`. */
export function useStepUp(reason: ReactNode): StepUp {
  const queries = useQueryClient();
  const { isOpen, open, close } = useOverlay();
  const [stepUp] = useState(() =>
    createStepUpFlow(queries, { meta: errorShownInPlace, onAsked: open, onSettled: close }),
  );

  // The back button closes the sheet too. After forward, there is no call to prove.
  useEffect(() => {
    if (!isOpen) stepUp.cancel();
    else if (stepUp.state.name === 'idle') close();
  }, [isOpen, close, stepUp]);

  return {
    withStepUp: stepUp.withStepUp,
    sheet: isOpen && <StepUpSheet reason={reason} onProve={stepUp.prove} onClose={close} />,
  };
}
