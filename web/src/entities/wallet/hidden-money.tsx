import { Trans, useLingui } from '@lingui/react/macro';
import { userInfoQuery, withdrawalInfoQuery } from '@meridian/sdk/react';
import { useIsFetching } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { balanceHidden } from '../../preferences/balance-hidden.ts';
import { classNames } from '../../ui/class-names.ts';
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

const balanceReads = [userInfoQuery().queryKey[0], withdrawalInfoQuery().queryKey[0]];

/** The customer's present balance, dimmed while it is asked again: until the answer, it may be an old one. */
export function PresentBalance({ children }: { children: ReactNode }) {
  const isStale = useIsFetching({ predicate: ({ queryKey }) => balanceReads.some((read) => read === queryKey[0]) }) > 0;
  return (
    <span aria-busy={isStale} className={classNames('transition-opacity', isStale && 'opacity-50 delay-200')}>
      <HiddenMoney>{children}</HiddenMoney>
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
