import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { userInfoQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AvatarButton } from '../../entities/account/avatar-button.tsx';
import { LogoutRow } from '../../entities/account/logout-row.tsx';
import { BalanceHead, WalletFrozen } from '../../entities/wallet/balance-card.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { PromptSuspense } from '../../feedback/prompt-suspense.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { fullName } from '../../i18n/full-name.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { balanceHidden } from '../../preferences/balance-hidden.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { maskAccount } from './mask-account.ts';
import { OrdersCard } from './orders-card.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { UndoRow } from './undo-row.tsx';

/** The customer's profile: name, wallet, orders, and links to all settings. */
export function ProfilePage() {
  return (
    <>
      <div data-top-bar className="h-(--safe-top) shrink-0" />
      <PromptSuspense fallback={<ProfileSkeleton />}>
        <Profile />
      </PromptSuspense>
    </>
  );
}

function Profile() {
  const { i18n } = useLingui();
  const { data: user } = useSuspenseQuery(userInfoQuery());
  return (
    <div className="flex flex-col gap-3 px-4 pt-3 pb-6">
      <header className="flex flex-wrap items-center gap-x-3.5 gap-y-2 pb-1">
        <AvatarButton user={user} />
        <div className="min-w-0 flex-1 basis-[7rem]">
          <h1 dir="auto" translate="no" className="line-clamp-2 text-22 font-semibold">
            {fullName(i18n.locale, user)}
          </h1>
          <p className="text-14 wrap-anywhere text-ink-2">
            <BreakableText text={maskAccount(user.account)} />
          </p>
        </div>
      </header>
      <WalletCard user={user} />
      <OrdersCard />
      <ProfileMenu />
      <UndoRow />
      <LogoutRow />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <Loading className="flex flex-col gap-3 px-4 pt-3">
      <div className="flex items-center gap-3.5 pb-1">
        <div className="skeleton size-16 rounded-full" />
        <SkeletonBlocks className="grid grow gap-2" sizes={['h-6 w-2/5', 'h-4 w-3/5']} />
      </div>
      <div className="skeleton h-45 rounded-card" />
      <div className="skeleton h-33 rounded-card" />
      <div className="skeleton h-65 rounded-card" />
    </Loading>
  );
}

/** The balance, the part of it on hold, and links to top up, withdraw and see the bills. */
function WalletCard({ user }: { user: Schema<'UserInfo'> }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const hidden = balanceHidden.use();
  const held = user.balance_pending !== '0.00';
  return (
    <section className="rounded-card bg-card p-4">
      <BalanceHead title={<Trans>Balance</Trans>} amount={user.balance} />
      <p className="mt-0.5 min-h-[1lh] text-12 text-ink-2">
        {user.wallet_frozen ? (
          <WalletFrozen />
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
