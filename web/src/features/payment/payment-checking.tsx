import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

interface PaymentCheckingProps {
  isUnreachable: boolean;
  onCheck: () => void;
}

/** An attempt went out and no answer came: the orders are asked for until it is known whether they are paid. */
export function PaymentChecking({ isUnreachable, onCheck }: PaymentCheckingProps) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <Icon
        name={isUnreachable ? 'offline' : 'spinner'}
        size={32}
        className={isUnreachable ? 'text-ink-2' : 'animate-spin text-brand'}
      />
      <p className="mt-2 text-16 font-semibold">
        <Trans>We are checking whether your payment arrived.</Trans>
      </p>
      <p className="max-w-80 text-14 text-ink-2">
        {isUnreachable ? (
          <Trans>
            The shop cannot be reached at the moment. We go on asking by ourselves; an order is never charged twice.
          </Trans>
        ) : (
          <Trans>No answer came. This takes a few seconds; an order is never charged twice.</Trans>
        )}
      </p>
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
