import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { isPaymentPath } from '../../entities/order/payment-path.ts';
import { topUpPath } from '../../entities/wallet/recharge-methods.ts';
import { InternalLinkButton, LinkButton } from '../../navigation/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import type { Wanted } from './top-up-search.ts';

const tones = {
  done: { icon: 'check', colour: 'bg-success-soft text-success-ink' },
  waiting: { icon: 'clock', colour: 'bg-waiting-soft text-waiting-ink' },
  failed: { icon: 'alert', colour: 'bg-danger-soft text-danger' },
} satisfies Record<string, { icon: IconName; colour: string }>;

export interface Outcome {
  tone: keyof typeof tones;
  title: ReactNode;
  detail: ReactNode;
}

interface TopUpOutcomeProps extends Outcome {
  wanted: Wanted;
  /** Details of the outcome, below its text. */
  children?: ReactNode;
  /** The first link, before the links that every outcome has. */
  action?: ReactNode;
}

/** The outcome of a top-up, with links: back to the payment that it was for, another try, the history. */
export function TopUpOutcome({ tone, title, detail, wanted, children, action }: TopUpOutcomeProps) {
  const { icon, colour } = tones[tone];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex grow flex-col gap-4 px-4 pt-4 pb-[calc(16px+var(--safe-bottom))]">
      <div className="flex flex-col items-center text-center">
        <span className={classNames('grid size-16 place-items-center rounded-full', colour)}>
          <Icon name={icon} size={32} />
        </span>
        {/* Screen readers announce a change of the outcome while it is on screen. */}
        <div role="status">
          <h2 ref={heading} tabIndex={-1} className="mt-3 text-balance text-22 font-semibold">
            {title}
          </h2>
          <p className="mt-1.5 text-balance text-14 text-ink-2">{detail}</p>
        </div>
      </div>
      {children}
      <div className="mt-auto flex flex-col gap-2 pt-2">
        {action}
        {wanted.returnTo !== undefined && (
          <InternalLinkButton path={wanted.returnTo} variant={tone === 'done' ? 'primary' : 'quiet'} wide>
            {isPaymentPath(wanted.returnTo) ? <Trans>Back to payment</Trans> : <Trans>Back</Trans>}
          </InternalLinkButton>
        )}
        {tone === 'failed' && (
          <InternalLinkButton
            path={topUpPath(undefined, wanted)}
            variant={action === undefined ? 'primary' : 'plain'}
            wide
          >
            <Trans>Choose a top-up method</Trans>
          </InternalLinkButton>
        )}
        {tone !== 'failed' && (
          <LinkButton to="/topUpRecord" variant="plain" wide>
            <Trans>See all top-ups</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
