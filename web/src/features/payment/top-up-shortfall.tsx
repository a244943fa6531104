import { Trans } from '@lingui/react/macro';
import { rechargeMethodsQuery } from '@meridian/sdk/react';
import { compareMoney } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { topUpPath } from '../../entities/wallet/recharge-methods.ts';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLinkButton } from '../../navigation/link-button.tsx';

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
        <InternalLinkButton path={topUpPath('card', wanted)} wide>
          <Trans>Top up {money(shortfall)} by card</Trans>
        </InternalLinkButton>
      )}
      <InternalLinkButton path={topUpPath(undefined, wanted)} variant={isCard ? 'plain' : 'primary'} wide>
        {isCard ? <Trans>Top up another way</Trans> : <Trans>Top up {money(shortfall)}</Trans>}
      </InternalLinkButton>
    </Hindrance>
  );
}
