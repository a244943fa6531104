import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';

/** A look-up of an unknown outcome. */
export interface Checking {
  /** Whether the server cannot be reached at the moment. */
  isUnreachable: boolean;
  onCheck: () => void;
}

interface OutcomeCheckProps extends Checking {
  title: ReactNode;
  /** Why the outcome is unknown, and that nothing is done twice. */
  detail: ReactNode;
}

/** Replaces a form while the outcome of its request is unknown. */
export function OutcomeCheck({ title, detail, isUnreachable, onCheck }: OutcomeCheckProps) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <Icon
        name={isUnreachable ? 'offline' : 'spinner'}
        size={32}
        className={isUnreachable ? 'text-ink-2' : 'animate-spin text-brand'}
      />
      <p className="mt-2 text-16 font-semibold">{title}</p>
      <p className="max-w-80 text-14 text-ink-2">{detail}</p>
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
