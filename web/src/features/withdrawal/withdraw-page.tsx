import { Trans, useLingui } from '@lingui/react/macro';
import { userInfoQuery, withdrawalInfoQuery, withdrawalQuery } from '@meridian/sdk/react';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HelpButton } from '../../entities/legal/help-button.tsx';
import { AuditWord } from '../../entities/wallet/audit-word.tsx';
import { BalanceCard, BalanceCardSkeleton } from '../../entities/wallet/balance-card.tsx';
import { OutcomeHeading } from '../../entities/wallet/outcome-heading.tsx';
import { QuotedAmountSkeleton } from '../../entities/wallet/quoted-amount-field.tsx';
import { Destination, WithdrawalNextStep } from '../../entities/wallet/withdrawal-words.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { successMessages } from '../../i18n/success-messages.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { LinkIconButton } from '../../navigation/link-icon-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { MoneyRows } from '../../ui/money-rows.tsx';
import { Price } from '../../ui/product/price.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { FrozenWallet } from './no-withdrawal.tsx';
import type { WithdrawPrefill } from './prefill.ts';
import { WithdrawForm } from './withdraw-form.tsx';

interface WithdrawPageProps {
  /** The values that another screen prefills, to apply again. */
  prefill: WithdrawPrefill;
  /** The id of the withdrawal that was just applied for. */
  appliedId: number | undefined;
  /** Called when the prefilled values are in the form. */
  onPrefilled: () => void;
  onApplied: (id: number) => void;
}

/** A withdrawal to a saved payee: its cost, the amount that arrives, and the payment code that signs it. */
export function WithdrawPage({ appliedId, ...form }: WithdrawPageProps) {
  const { t } = useLingui();
  return (
    <>
      <ScreenBar
        parent="/profile"
        actions={
          <>
            <HelpButton topic="withdrawing" />
            <LinkIconButton to="/depositRecord" icon="clock" label={t`Withdrawal history`} />
          </>
        }
      />
      <PageErrorBoundary skeleton={appliedId === undefined ? <WithdrawSkeleton /> : <AppliedSkeleton />}>
        {appliedId === undefined ? <Withdrawal {...form} /> : <WithdrawalApplied key={appliedId} id={appliedId} />}
      </PageErrorBoundary>
    </>
  );
}

function Withdrawal(form: Omit<WithdrawPageProps, 'appliedId'>) {
  const { data: info } = useSuspenseQuery({ ...withdrawalInfoQuery(), refetchOnWindowFocus: 'always' });
  const { data: user } = useSuspenseQuery(userInfoQuery());
  return (
    <div className="flex grow flex-col gap-5 px-4 pt-1 pb-6">
      <BalanceCard
        user={{
          balance_available: info.available,
          balance_pending: info.pending,
          balance: info.balance,
          wallet_frozen: user.wallet_frozen,
        }}
      />
      {user.wallet_frozen ? <FrozenWallet /> : <WithdrawForm info={info} user={user} {...form} />}
    </div>
  );
}

function WithdrawSkeleton() {
  return (
    <Loading className="flex flex-col gap-5 px-4 pt-1">
      <BalanceCardSkeleton />
      <div className="skeleton h-11 rounded-sheet" />
      <SkeletonBlocks className="flex flex-col gap-2" sizes={['mb-0.5 h-5 w-28', 'h-29.25 rounded-card']} />
      <div className="skeleton h-20.5 rounded-card" />
      <QuotedAmountSkeleton />
      <div className="skeleton h-12.5 rounded-full" />
    </Loading>
  );
}

function AppliedSkeleton() {
  return (
    <Loading className="px-4 pt-4">
      <SkeletonBlocks
        className="flex flex-col items-center gap-3"
        sizes={['size-16 rounded-full', 'h-7.5 w-56', '-mt-1.5 h-17 w-36']}
      />
      <div className="skeleton mt-5 h-40 rounded-card" />
      <div className="skeleton mt-3 h-28.5 rounded-card" />
    </Loading>
  );
}

/** A received application that is not paid out yet: what happens next and by when (R8.04). */
function WithdrawalApplied({ id }: { id: number }) {
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
