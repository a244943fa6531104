import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { LinkRow, MenuGroup } from '../../entities/menu/menu-rows.tsx';
import { PresentBalance } from '../../entities/wallet/hidden-money.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';

/** What has to be settled before the account can be closed, each with a link to the screen for it. */
export function CloseBlockers({ blockers, onBack }: { blockers: Schema<'CloseBlockers'>; onBack: () => void }) {
  const { money } = useFormats();
  const { balance, open_orders, open_refunds, open_recharges, open_card_payments, open_withdrawals } = blockers;
  return (
    <div className="flex flex-col gap-4 pt-1">
      <p role="alert" className="text-14 text-ink-2">
        <Trans>Settle these first so that you do not lose any money.</Trans>
      </p>
      <div className="rounded-card bg-well *:*:bg-transparent">
        <MenuGroup>
          {balance !== '0.00' && (
            <LinkRow to="/withDraw" icon="wallet">
              <Trans>
                Withdraw or spend your balance of <PresentBalance>{money(balance)}</PresentBalance>
              </Trans>
            </LinkRow>
          )}
          {open_orders > 0 && (
            <LinkRow to="/order" icon="order">
              <Plural value={open_orders} one="# order is still open" other="# orders are still open" />
            </LinkRow>
          )}
          {open_refunds > 0 && (
            <LinkRow to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}" search={{ tab: 'cases' }} icon="refund">
              <Plural
                value={open_refunds}
                one="# after-sale case is still open"
                other="# after-sale cases are still open"
              />
            </LinkRow>
          )}
          {open_recharges > 0 && (
            <LinkRow to="/topUpRecord" icon="clock">
              <Plural value={open_recharges} one="# top-up is under review" other="# top-ups are under review" />
            </LinkRow>
          )}
          {open_card_payments > 0 && (
            <LinkRow to="/topUpRecord" icon="clock">
              <Plural
                value={open_card_payments}
                one="# card payment is in progress"
                other="# card payments are in progress"
              />
            </LinkRow>
          )}
          {open_withdrawals > 0 && (
            <LinkRow to="/depositRecord" icon="clock">
              <Plural
                value={open_withdrawals}
                one="# withdrawal is under review"
                other="# withdrawals are under review"
              />
            </LinkRow>
          )}
        </MenuGroup>
      </div>
      <Button variant="quiet" wide onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    </div>
  );
}
