import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isPaymentPath } from '../../entities/order/payment-path.ts';
import { OutcomeHeading, type OutcomeTone } from '../../entities/wallet/outcome-heading.tsx';
import { topUpPath } from '../../entities/wallet/recharge-methods.ts';
import { InternalLinkButton, LinkButton } from '../../navigation/link-button.tsx';
import type { MoneyRow } from '../../ui/money-rows.tsx';
import type { Wanted } from './top-up-search.ts';

export interface Outcome {
  tone: OutcomeTone;
  title: ReactNode;
  detail: ReactNode;
}

interface TopUpOutcomeProps extends Outcome {
  wanted: Wanted;
  children?: ReactNode;
  /** The first link, before the links that every outcome has. */
  action?: ReactNode;
}

/** The fee of a top-up, and what arrives or has arrived after it. */
export const arrivalRows = (fee: string, arrival: string, isCredited: boolean): MoneyRow[] => [
  { key: 'fee', label: <Trans>Fee</Trans>, amount: fee, sign: '-' },
  {
    key: 'arrival',
    label: isCredited ? <Trans>Credited</Trans> : <Trans>You receive</Trans>,
    amount: arrival,
    isTotal: true,
  },
];

/** The outcome of a top-up, with links: back to the payment that it was for, another try, the history. */
export function TopUpOutcome({ tone, title, detail, wanted, children, action }: TopUpOutcomeProps) {
  return (
    <div className="flex grow flex-col gap-4 px-4 pt-4 pb-[calc(16px+var(--safe-bottom))]">
      <OutcomeHeading tone={tone} title={title}>
        <p className="mt-1.5 text-14 text-ink-2">{detail}</p>
      </OutcomeHeading>
      {children}
      <div className="mt-auto flex flex-col gap-2 pt-2">
        {action}
        {wanted.returnTo !== undefined && (
          <InternalLinkButton path={wanted.returnTo} variant={tone === 'done' ? 'primary' : 'quiet'} wide>
            {isPaymentPath(wanted.returnTo) ? <Trans>Back to payment</Trans> : <Trans>Back</Trans>}
          </InternalLinkButton>
        )}
        {tone === 'failed' ? (
          <InternalLinkButton
            path={topUpPath(undefined, wanted)}
            variant={action === undefined ? 'primary' : 'plain'}
            wide
          >
            <Trans>Choose a top-up method</Trans>
          </InternalLinkButton>
        ) : (
          <LinkButton to="/topUpRecord" variant="plain" wide>
            <Trans>See all top-ups</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
