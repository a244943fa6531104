import { Trans } from '@lingui/react/macro';
import { useIsChangeOfMindShown } from '../../entities/change-of-mind/change-of-mind.ts';

/** That an open case takes its pieces from the way back without a reason (B8.11). */
export function EndsChangeOfMind() {
  const isShown = useIsChangeOfMindShown();
  return (
    isShown && (
      <p className="mt-0.5">
        <Trans>While this request is open, you cannot withdraw from the contract for its items.</Trans>
      </p>
    )
  );
}
