import { Trans, useLingui } from '@lingui/react/macro';
import { withdrawalQuery } from '@meridian/sdk/react';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AuditWord } from '../../entities/wallet/audit-word.tsx';
import { OutcomeHeading } from '../../entities/wallet/outcome-heading.tsx';
import { Destination, WithdrawalNextStep } from '../../entities/wallet/withdrawal-words.tsx';
import { successMessages } from '../../i18n/success-messages.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { MoneyRows } from '../../ui/money-rows.tsx';
import { Price } from '../../ui/product/price.tsx';

/** A received application that is not paid out yet: what happens next and by when (R8.04). */
export function WithdrawalApplied({ id }: { id: number }) {
  const { i18n } = useLingui();
  const { data: withdrawal } = useSuspenseQuery(withdrawalQuery(id));
  const { amount, fee, arrival, status } = withdrawal;
  return (
    <div className="flex grow flex-col px-4 pt-4 pb-[calc(16px+var(--safe-bottom))]">
      <OutcomeHeading tone="waiting" title={i18n._(successMessages.applySuccess)}>
        <p className="mt-1">
          <Price amount={amount} size="display" />
        </p>
        <p className="mt-1 text-14">
          <AuditWord status={status} />
        </p>
      </OutcomeHeading>
      <div className="mt-5 rounded-card bg-card p-4">
        <p className="pb-3 text-14 text-ink-2">
          <Trans context="withdrawal">To</Trans>{' '}
          <span className="font-semibold text-ink">
            <Destination withdrawal={withdrawal} />
          </span>
        </p>
        <MoneyRows
          rows={[
            { key: 'amount', label: <Trans>Amount</Trans>, amount },
            { key: 'fee', label: <Trans>Fee</Trans>, amount: fee, sign: '-' },
            { key: 'arrival', label: <Trans>You receive</Trans>, amount: arrival, isTotal: true },
          ]}
        />
      </div>
      <section className="mt-3 rounded-card bg-card p-4 text-14">
        <h3 className="font-semibold">
          <Trans>What happens next</Trans>
        </h3>
        <p className="mt-1 text-ink-2">
          <WithdrawalNextStep withdrawal={withdrawal} />{' '}
          {status === AUDIT_STATUS.auditing && <Trans>You get a notification once we decide.</Trans>}
        </p>
      </section>
      <div className="mt-auto flex flex-col gap-1 pt-6">
        <LinkButton to="/depositRecord" search={{ id }} wide>
          <Trans>View withdrawal</Trans>
        </LinkButton>
        <LinkButton to="/profile" variant="plain" wide>
          <Trans>Back to profile</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
