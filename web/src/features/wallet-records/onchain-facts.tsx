import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Fact } from '../../ui/fact.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { outsideUrl } from '../../ui/outside-url.ts';

/** The blockchain side of a record: coins, rate, transaction, confirmations. */
export function OnchainFacts({ transfer }: { transfer: Schema<'OnchainTransfer'> }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { coin, coin_amount, rate, tx_hash, confirmations, confirmations_needed, explorer_url } = transfer;
  const explorer = outsideUrl(explorer_url);
  return (
    <div>
      <dl className="flex flex-col gap-2 text-14">
        <Fact name={<Trans>Coins</Trans>}>
          <bdi dir="ltr" translate="no" className="tabular">
            {coin_amount} {coin}
          </bdi>
        </Fact>
        <Fact name={<Trans>Rate</Trans>}>
          <bdi dir="ltr" translate="no" className="tabular">
            1 {coin} = {rate} USD
          </bdi>
        </Fact>
        {tx_hash !== null && (
          <Fact name={<Trans>Confirmations</Trans>}>
            <Trans>
              {count(confirmations)} of {count(confirmations_needed)}
            </Trans>
          </Fact>
        )}
      </dl>
      {tx_hash !== null && <CopyRow label={t`Transaction`} value={tx_hash} />}
      {explorer && (
        <OutsideLink url={explorer} className="flex min-h-11 items-center gap-2 text-14 font-semibold text-brand">
          <Trans>View on the network</Trans>
          <Icon name="external" size={16} />
        </OutsideLink>
      )}
    </div>
  );
}
