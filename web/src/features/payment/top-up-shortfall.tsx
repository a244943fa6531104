import { Trans } from '@lingui/react/macro';
import { rechargeMethodsQuery } from '@meridian/sdk/react';
import { compareMoney } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { topUpPath } from '../../entities/wallet/recharge-methods.ts';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

interface TopUpShortfallProps {
  /** The amount the available balance lacks. */
  shortfall: string;
  /** The path of the payment. */
  returnTo: string;
}

/** The shortfall of a payment and the ways to top up: by card, which returns to the payment, or by any method. */
export function TopUpShortfall({ shortfall, returnTo }: TopUpShortfallProps) {
  const { money } = useFormats();
  const { data } = useQuery(rechargeMethodsQuery());
  const card = data?.list.find(({ method }) => method === 'card');
  const isCard = card?.enabled === true && compareMoney(shortfall, card.max) <= 0;
  const wanted = { amount: shortfall, returnTo };
  return (
    <Hindrance
      icon="wallet"
      title={<Trans>You need {money(shortfall)} more</Trans>}
      detail={
        <Trans>
          Top up the rest, then pay. Choose a method that arrives before your time is up. Top-ups under review do not
          count yet.
        </Trans>
      }
    >
      {isCard && (
        <InternalLink path={topUpPath('card', wanted)} className={buttonClass({ wide: true })}>
          <Trans>Top up {money(shortfall)} by card</Trans>
        </InternalLink>
      )}
      <InternalLink
        path={topUpPath(undefined, wanted)}
        className={buttonClass({ variant: isCard ? 'plain' : 'primary', wide: true })}
      >
        {isCard ? <Trans>Top up another way</Trans> : <Trans>Top up {money(shortfall)}</Trans>}
      </InternalLink>
    </Hindrance>
  );
}
