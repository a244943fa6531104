import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { withdrawalQuoteQuery } from '@meridian/sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { QuotedAmountField } from '../../entities/wallet/quoted-amount-field.tsx';
import { useQuote } from '../../entities/wallet/use-quote.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { type Form, useForm } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/input/segmented-control.tsx';
import { choiceOf, isTooLittle, mostOf } from './choice.ts';
import { ClosedType, NothingToWithdraw } from './no-withdrawal.tsx';
import { PayeeField } from './payee-field.tsx';
import { blankValues, prefilledValues, type WithdrawPrefill } from './prefill.ts';
import { SameNetworkWarning } from './same-network-warning.tsx';
import { useWithdraw } from './use-withdraw.ts';
import { type WithdrawValues, withdrawSchema } from './withdraw-schema.ts';
import { WithdrawSheet } from './withdraw-sheet.tsx';
import { WithdrawalChecking } from './withdrawal-checking.tsx';
import { WithdrawalNotice } from './withdrawal-notice.tsx';

interface WithdrawFormProps {
  info: Schema<'WithdrawalInfo'>;
  user: Schema<'UserInfo'>;
  prefill: WithdrawPrefill;
  /** Called when the prefilled values are in the form. */
  onPrefilled: () => void;
  onApplied: (id: number) => void;
}

const DRAFT = 'withdrawal';

/**
 * The payee, and the amount that leaves the balance or that arrives. All typed text survives a reload. An application
 * may hold the whole balance before its outcome is known: the outcome is shown first.
 */
export function WithdrawForm({ info, user, prefill, onPrefilled, onApplied }: WithdrawFormProps) {
  const { t } = useLingui();
  const { moment, amount: typedAmount } = useFormats();
  const sheet = useOverlay();
  const [blank] = useState(() => blankValues(info));
  const form = useForm({
    schema: withdrawSchema(info),
    defaultValues: blank,
    fieldByReason: { amount_out_of_range: 'amount', balance_insufficient: 'amount', network_unsupported: 'payee' },
    onSubmit: async () => {
      const { server_time } = await quote.settle();
      if (payee !== undefined && Date.parse(payee.usable_from) > Date.parse(server_time)) {
        form.setError('payee', { message: t`You can use this one from ${moment(payee.usable_from)}` });
        return;
      }
      sheet.open();
    },
  });
  const [type, direction, typed] = form.watch(['type', 'direction', 'amount']);
  const { payee, network, method } = choiceOf(info, { type, payee: form.watch('payee') });
  const isEmpty = isTooLittle(info);
  const quote = useQuote({
    typed,
    direction,
    range: direction === 'amount' ? { min: info.min, max: mostOf(info) } : {},
    isAsked: method !== undefined && !isEmpty,
    query: (sum) => withdrawalQuoteQuery({ type, network, ...sum }),
  });
  const kept = useDraft({ name: DRAFT, form, blank });
  const withdraw = useWithdraw(({ id }) => {
    kept.forget();
    // The sheet's history entry must be gone before the URL changes.
    sheet.close();
    onApplied(id);
  });

  const { setValue } = form;
  useFillIn(form, { info, prefill, onPrefilled });
  const chooseType = (next: WithdrawValues['type']) => {
    setValue('type', next);
    const last = info.payees.find((one) => one.type === next);
    setValue('payee', last === undefined ? '' : String(last.id));
  };

  if (withdraw.checking !== undefined && !sheet.isOpen) return <WithdrawalChecking {...withdraw.checking} />;
  if (isEmpty && !sheet.isOpen) return <NothingToWithdraw min={info.min} hasPending={info.pending !== '0.00'} />;
  return (
    <>
      <form noValidate onSubmit={form.submit} className="flex grow flex-col gap-5">
        {!sheet.isOpen && <WithdrawalNotice notice={withdraw.notice} />}
        <SegmentedControl
          label={t`Withdraw to`}
          options={info.types.map((one) => ({
            value: one.type,
            text: one.type === 'bank' ? t`Bank card` : t`On-chain`,
          }))}
          selected={type}
          onSelect={chooseType}
        />
        {method !== undefined ? (
          <>
            <PayeeField form={form} info={info} type={type} />
            {type === 'onchain' && <SameNetworkWarning network={payee?.network ?? null} />}
            <QuotedAmountField
              form={form}
              name="amount"
              limits={info}
              quote={quote}
              paid={<Trans>You withdraw</Trans>}
              end={
                <span className="pe-1">
                  <Button
                    size="small"
                    variant="plain"
                    onClick={() => {
                      setValue('direction', 'amount');
                      // The server's maximum, fee included.
                      setValue('amount', typedAmount(method.max_amount), { shouldValidate: true });
                    }}
                  >
                    <Trans comment="Withdraws everything">Max</Trans>
                  </Button>
                </span>
              }
            />
            <FormEnd form={form} submit={<Trans>Continue</Trans>} />
          </>
        ) : (
          <ClosedType
            type={type}
            other={info.types.find((one) => one.type !== type && one.enabled)?.type}
            onOther={chooseType}
          />
        )}
      </form>
      {sheet.isOpen && payee !== undefined && (
        <WithdrawSheet payee={payee} quote={quote} user={user} withdraw={withdraw} onClose={sheet.close} />
      )}
    </>
  );
}

/** Fills the form with what the URL names, once for each URL. */
function useFillIn(
  { setValue }: Form<WithdrawValues>,
  { info, prefill, onPrefilled }: Pick<WithdrawFormProps, 'info' | 'prefill' | 'onPrefilled'>,
) {
  const fillIn = useEffectEvent(() => {
    const values = prefilledValues(info, prefill);
    if (values === undefined) return;
    setValue('type', values.type);
    setValue('payee', values.payee);
    setValue('direction', values.direction);
    setValue('amount', values.amount);
    onPrefilled();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once for each URL
  useEffect(() => fillIn(), [prefill.amount, prefill.payeeId]);
}
