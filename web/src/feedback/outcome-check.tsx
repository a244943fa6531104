import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../i18n/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';

export interface Checking {
  /** Whether the server cannot be reached at the moment. */
  isUnreachable: boolean;
  /** Why the server did not tell the outcome. It is not asked again until `onCheck`. */
  refusal?: unknown;
  onCheck: () => void;
}

interface OutcomeCheckProps extends Checking {
  title: ReactNode;
  /** Why the outcome is unknown, and that nothing is done twice. */
  detail: ReactNode;
}

/** Replaces a form while the outcome of its request is unknown. */
export function OutcomeCheck({ title, detail, isUnreachable, refusal, onCheck }: OutcomeCheckProps) {
  const { i18n } = useLingui();
  const refused = refusal === undefined ? undefined : errorMessage(refusal, i18n);
  const isLooking = !isUnreachable && refused === undefined;
  return (
    <div role="status" className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <Icon
        name={isLooking ? 'spinner' : isUnreachable ? 'offline' : 'alert'}
        size={32}
        className={isLooking ? 'animate-spin text-brand' : 'text-ink-2'}
      />
      <p className="mt-2 text-16 font-semibold">{refused?.title ?? title}</p>
      <p className="max-w-80 text-14 text-ink-2">{refused === undefined ? detail : refused.detail}</p>
      {!isLooking && (
        <div className="mt-3">
          <Button variant="quiet" size="medium" onClick={onCheck}>
            <Trans>Check now</Trans>
          </Button>
        </div>
      )}
      {refused?.system !== undefined && <p className="text-12 text-ink-2">{refused.system}</p>}
    </div>
  );
}
