import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Price } from '../../ui/product/price.tsx';
import { HideBalanceButton, PresentBalance } from './hidden-money.tsx';

interface BalanceCardProps {
  user: Pick<Schema<'UserInfo'>, 'balance_available' | 'balance_pending' | 'balance' | 'wallet_frozen'>;
  children?: ReactNode;
}

/** A customer's balance: available, held and total. Hidden if the customer hides balances on this device. */
export function BalanceCard({ user, children }: BalanceCardProps) {
  const { money } = useFormats();
  return (
    <section className="rounded-card bg-card p-4">
      <BalanceHead title={<Trans>Available balance</Trans>} amount={user.balance_available} />
      <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-14">
        <div className="flex gap-1.5">
          <dt className="text-ink-2">
            <Trans>On hold</Trans>
          </dt>
          <dd className="tabular">
            <PresentBalance>{money(user.balance_pending)}</PresentBalance>
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-ink-2">
            <Trans>Total</Trans>
          </dt>
          <dd className="tabular">
            <PresentBalance>{money(user.balance)}</PresentBalance>
          </dd>
        </div>
      </dl>
      {user.wallet_frozen && (
        <p className="mt-2">
          <WalletFrozen />
        </p>
      )}
      {children}
    </section>
  );
}

/** The main figure of a card about the balance. */
export function BalanceHead({ title, amount }: { title: ReactNode; amount: string }) {
  return (
    <>
      <div className="flex items-center justify-between">
        <h2 className="text-14 text-ink-2">{title}</h2>
        <div className="-me-3 -my-3">
          <HideBalanceButton />
        </div>
      </div>
      <p className="mt-1 text-28 font-semibold leading-tight">
        <PresentBalance>
          <Price amount={amount} size="hero" />
        </PresentBalance>
      </p>
    </>
  );
}

export function WalletFrozen() {
  return (
    <span className="flex items-start gap-1.5 text-14 text-danger">
      <Icon name="alert" size={16} className="mt-0.5" />
      <Trans>Your wallet is frozen. Contact customer service.</Trans>
    </span>
  );
}

export function BalanceCardSkeleton() {
  return (
    <div aria-hidden className="rounded-card bg-card p-4">
      <div className="skeleton h-5 w-32" />
      <div className="skeleton mt-1.5 h-8.5 w-40" />
      <div className="skeleton mt-2.25 h-5 w-52" />
    </div>
  );
}
