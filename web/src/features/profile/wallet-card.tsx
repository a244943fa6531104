import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { HiddenMoney, HideBalanceButton } from '../../entities/wallet/hidden-money.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { balanceHidden } from '../../preferences/balance-hidden.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Price } from '../../ui/product/price.tsx';

/** The balance, the part of it on hold, and links to top up, withdraw and see the bills. */
export function WalletCard({ user }: { user: Schema<'UserInfo'> }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const hidden = balanceHidden.use();
  const held = user.balance_pending !== '0.00';
  return (
    <section className="rounded-card bg-card p-4">
      <div className="flex items-center justify-between">
        <h2 className="text-14 text-ink-2">
          <Trans>Balance</Trans>
        </h2>
        <div className="-me-3 -my-3">
          <HideBalanceButton />
        </div>
      </div>
      <p className="mt-1 text-28 font-semibold leading-tight">
        <HiddenMoney>
          <Price amount={user.balance} size="hero" />
        </HiddenMoney>
      </p>
      <p className="mt-0.5 min-h-[1lh] text-12 text-ink-2">
        {user.wallet_frozen ? (
          <span className="flex items-start gap-1.5 text-14 text-danger">
            <Icon name="alert" size={16} className="mt-0.5" />
            <Trans>Your wallet is frozen. Contact customer service.</Trans>
          </span>
        ) : (
          held &&
          !hidden && (
            <Trans>
              {money(user.balance_available)} available, {money(user.balance_pending)} on hold for a withdrawal
            </Trans>
          )
        )}
      </p>
      <nav aria-label={t`Wallet`} className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-2">
        <LinkButton to="/topUp" size="medium" wide>
          <Trans>Top up</Trans>
        </LinkButton>
        <LinkButton to="/withDraw" size="medium" variant="quiet" wide>
          <Trans>Withdraw</Trans>
        </LinkButton>
        <LinkButton to="/capitalRecord" size="medium" variant="quiet" wide>
          <Trans>Bills</Trans>
        </LinkButton>
      </nav>
    </section>
  );
}
