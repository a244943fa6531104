import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { balanceHidden } from '../../preferences/balance-hidden.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';

/** A balance, or dots if the customer hides balances on this device. */
export function HiddenMoney({ children }: { children: ReactNode }) {
  if (!balanceHidden.use()) return <span translate="no">{children}</span>;
  return (
    <span>
      <span aria-hidden>••••••</span>
      <span className="sr-only">
        <Trans>Hidden</Trans>
      </span>
    </span>
  );
}

/** Hides or shows balances on all screens of this device. */
export function HideBalanceButton() {
  const { t } = useLingui();
  const hidden = balanceHidden.use();
  return (
    <IconButton
      icon={hidden ? 'visible' : 'hidden'}
      label={hidden ? t`Show the balance` : t`Hide the balance`}
      onClick={() => balanceHidden.set(!hidden)}
    />
  );
}
