import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { compareMoney } from '@meridian/sdk/rules';
import { useState } from 'react';
import { usePictureUploads } from '../../../entities/upload/use-picture-uploads.ts';
import { QuotedAmountField } from '../../../entities/wallet/quoted-amount-field.tsx';
import { CopyRow } from '../../../feedback/copy-row.tsx';
import { Field } from '../../../form/field.tsx';
import { FieldError } from '../../../form/field-error.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useDraft } from '../../../storage/drafts.ts';
import { ReportEnd } from '../report-end.tsx';
import { firstSum, type Wanted } from '../top-up-search.ts';
import { useReport } from '../use-report.ts';
import { useTopUpQuote } from '../use-top-up-quote.ts';
import { DepositAddress } from './deposit-address.tsx';
import { NetworkField } from './network-field.tsx';
import { NetworkWarnings } from './network-warnings.tsx';
import { walletFormSchema } from './wallet-form-schema.ts';

interface WalletFormProps {
  method: Schema<'RechargeMethod'>;
  networks: readonly Schema<'Blockchain'>[];
  refused: readonly Schema<'RefusedNetwork'>[];
  wanted: Wanted;
  firstNetwork: string | undefined;
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
}

const larger = (a: string, b: string) => (compareMoney(a, b) < 0 ? b : a);

/**
 * A top-up with coins: the network, the address once its warnings are acknowledged, and the report of the transfer.
 * Typed text and the picture survive a reload and the end of the session.
 */
export function WalletForm({ method, networks, refused, wanted, firstNetwork = '', onSent }: WalletFormProps) {
  const { t } = useLingui();
  const draft = `top-up.onchain.${wanted.amount ?? ''}`;
  const pictures = usePictureUploads({ max: 1, draft });
  const [network, setNetwork] = useState('');
  const chain = networks.find((one) => one.network === network && one.enabled);
  const { max } = method;
  const min = chain === undefined ? method.min : larger(method.min, chain.min_amount);
  const [blank] = useState(() => ({
    network: firstNetwork,
    acknowledged: '',
    address: '',
    tx_hash: '',
    pictures: 0,
    ...firstSum(wanted.amount, method.min),
  }));
  const form = useForm({
    schema: walletFormSchema({ networks, min, max }),
    defaultValues: blank,
    fieldByReason: {
      amount_out_of_range: 'sum',
      evidence_already_used: 'pictures',
      network_unsupported: 'network',
    },
    onSubmit: ({ sum: _sum, ...said }) => report.report({ method: 'onchain', ...said }),
  });
  const kept = useDraft({ name: draft, form, blank });
  const values = form.watch();
  if (values.network !== network) setNetwork(values.network);
  const quote = useTopUpQuote(values, { method: 'onchain', network, min, max, isAsked: chain !== undefined });
  const report = useReport({ name: draft, quote, pictures, onSent, onForget: kept.forget });
  const isAcknowledged =
    chain !== undefined && values.acknowledged === chain.network && values.address === chain.address;
  const acknowledge = (isOn: boolean) => {
    form.setValue('acknowledged', isOn ? network : '');
    form.setValue('address', isOn ? (chain?.address ?? '') : '', { shouldValidate: form.formState.isSubmitted });
  };
  const { coin_amount, coin } = quote.current?.onchain ?? {};
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      <NetworkField form={form} networks={networks} />
      <NetworkWarnings chain={chain} refused={refused} isAcknowledged={isAcknowledged} onAcknowledge={acknowledge} />
      {values.network !== '' && (
        <>
          <section className="flex flex-col gap-3">
            <h2 className="text-16 font-semibold">
              <Trans>2. Send to this address</Trans>
            </h2>
            {isAcknowledged ? (
              <DepositAddress chain={chain} />
            ) : (
              <>
                <p className="rounded-card bg-well p-4 text-center text-14 text-ink-2">
                  <Trans>Confirm the network to see the address.</Trans>
                </p>
                <FieldError id="deposit-address" form={form}>
                  {form.errorOf('address')}
                </FieldError>
              </>
            )}
          </section>
          <section className="flex flex-col gap-3">
            <h2 className="text-16 font-semibold">
              <Trans>3. Tell us what you sent</Trans>
            </h2>
            <QuotedAmountField
              form={form}
              name="sum"
              limits={{ min, max }}
              quote={quote}
              paid={<Trans>You send</Trans>}
            />
            {coin !== undefined && coin_amount !== undefined && (
              <div className="rounded-card bg-card px-4 py-1">
                <CopyRow label={t`${coin} to send`} value={coin_amount} />
              </div>
            )}
            <Field
              form={form}
              name="tx_hash"
              label={<Trans>Transaction hash (optional)</Trans>}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              help={<Trans>Your wallet shows it after you send. It speeds up our review.</Trans>}
            />
          </section>
          <ReportEnd form={form} pictures={pictures} report={report} quoted={quote.current} />
        </>
      )}
    </form>
  );
}
