import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkRow, MenuGroup } from '../../entities/menu/menu-rows.tsx';
import { HiddenMoney } from '../../entities/wallet/hidden-money.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';

interface Blocker {
  icon: IconName;
  to: LinkProps['to'];
  search?: LinkProps['search'];
  text: ReactNode;
}

interface CloseBlockersProps {
  blockers: Schema<'CloseBlockers'>;
  onBack: () => void;
}

/** What has to be settled before the account can be closed, each with a link to the screen for it. */
export function CloseBlockers({ blockers, onBack }: CloseBlockersProps) {
  const { money } = useFormats();
  const { balance, open_orders, open_refunds, open_recharges, open_card_payments, open_withdrawals } = blockers;
  const rows: (Blocker | false)[] = [
    balance !== '0.00' && {
      icon: 'wallet',
      to: '/withDraw',
      text: (
        <Trans>
          Withdraw or spend your balance of <HiddenMoney>{money(balance)}</HiddenMoney>
        </Trans>
      ),
    },
    open_orders > 0 && {
      icon: 'order',
      to: '/order',
      text: <Plural value={open_orders} one="# order is still open" other="# orders are still open" />,
    },
    open_refunds > 0 && {
      icon: 'refund',
      to: '/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}',
      search: { tab: 'cases' },
      text: (
        <Plural value={open_refunds} one="# after-sale case is still open" other="# after-sale cases are still open" />
      ),
    },
    open_recharges > 0 && {
      icon: 'clock',
      to: '/topUpRecord',
      text: <Plural value={open_recharges} one="# top-up is under review" other="# top-ups are under review" />,
    },
    open_card_payments > 0 && {
      icon: 'clock',
      to: '/topUpRecord',
      text: (
        <Plural
          value={open_card_payments}
          one="# card payment is in progress"
          other="# card payments are in progress"
        />
      ),
    },
    open_withdrawals > 0 && {
      icon: 'clock',
      to: '/depositRecord',
      text: (
        <Plural value={open_withdrawals} one="# withdrawal is under review" other="# withdrawals are under review" />
      ),
    },
  ];
  return (
    <div className="flex flex-col gap-4 pt-1">
      <p role="alert" className="text-14 text-ink-2">
        <Trans>Settle these first so that you do not lose any money.</Trans>
      </p>
      <div className="rounded-card bg-well *:*:bg-transparent">
        <MenuGroup>
          {rows.map(
            (row) =>
              row !== false && (
                <LinkRow
                  key={`${row.to} ${row.icon} ${rows.indexOf(row)}`}
                  to={row.to}
                  search={row.search}
                  icon={row.icon}
                >
                  {row.text}
                </LinkRow>
              ),
          )}
        </MenuGroup>
      </div>
      <Button variant="quiet" wide onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    </div>
  );
}
