import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { MoneyQuote } from '@meridian/sdk/react';
import { useState } from 'react';
import { payCodeLink } from '../../entities/wallet/pay-code-link.ts';
import { PayCodePad } from '../../entities/wallet/pay-code-pad.tsx';
import type { QuoteState } from '../../entities/wallet/use-quote.ts';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Sentences } from '../../ui/sentences.tsx';
import { SameNetworkWarning } from './same-network-warning.tsx';
import type { Withdraw } from './use-withdraw.ts';
import { WithdrawSummary } from './withdraw-summary.tsx';
import { WithdrawalChecking } from './withdrawal-checking.tsx';
import { WithdrawalNotice } from './withdrawal-notice.tsx';

interface WithdrawSheetProps {
  payee: Schema<'Payee'>;
  quote: QuoteState<Schema<'WithdrawalQuote'>>;
  user: Pick<Schema<'UserInfo'>, 'pay_code_set'>;
  withdraw: Withdraw;
  onClose: () => void;
}

/** Shows the withdrawal once more, then asks for the payment code that signs it. */
export function WithdrawSheet({ payee, quote, user, withdraw, onClose }: WithdrawSheetProps) {
  const { t } = useLingui();
  const [isSigning, setSigning] = useState(false);
  const isUnderWay = withdraw.isSending || withdraw.checking !== undefined;
  // A withdrawal of the whole balance that is under way leaves nothing that its sum could be quoted for.
  const [shown, setShown] = useState(quote.shown);
  if (!isUnderWay && shown !== quote.shown) setShown(quote.shown);
  return (
    <Sheet title={isSigning ? t`Confirm withdrawal` : t`Check your withdrawal`} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1">
        {shown === undefined ? (
          <div role="status" aria-label={t`Loading`} className="skeleton h-40" />
        ) : (
          <WithdrawSummary payee={payee} quote={shown} isShort={isSigning} />
        )}
        {isSigning && <WithdrawalNotice notice={withdraw.notice} />}
        {withdraw.checking !== undefined ? (
          <WithdrawalChecking {...withdraw.checking} />
        ) : !isSigning ? (
          <>
            {payee.type === 'onchain' && <SameNetworkWarning network={payee.network} />}
            <Button wide disabled={shown === undefined} onClick={() => setSigning(true)}>
              <Trans>Continue to payment code</Trans>
            </Button>
          </>
        ) : (
          <Signature
            quote={shown}
            onSign={({ server_time: since }, payCode) =>
              withdraw.apply({ payeeId: payee.id, sendBy: quote.sendBy, since, payCode })
            }
            hasCode={user.pay_code_set}
            withdraw={withdraw}
          />
        )}
      </div>
    </Sheet>
  );
}

interface SignatureProps {
  quote: MoneyQuote | undefined;
  onSign: (quote: MoneyQuote, payCode: string) => void;
  hasCode: boolean;
  withdraw: Withdraw;
}

/** The pad for the payment code, or what prevents the withdrawal. */
function Signature({ quote, onSign, hasCode, withdraw: { isSending, notice, lock } }: SignatureProps) {
  const { money, time } = useFormats();
  if (!hasCode) {
    return (
      <Hindrance
        icon="shield"
        title={<Trans>Set a payment code first</Trans>}
        detail={<Trans>6 to 12 digits that only you know. What you typed stays here.</Trans>}
      >
        <LinkButton {...payCodeLink({ return: '/withDraw' })} wide>
          <Trans>Set payment code</Trans>
        </LinkButton>
      </Hindrance>
    );
  }
  if (lock !== undefined) {
    return (
      <Hindrance
        icon="clock"
        title={<Trans>Your payment code is locked until {time(lock.until)}</Trans>}
        detail={<Trans>Too many wrong tries. Nothing was withdrawn.</Trans>}
      >
        <p className="tabular text-22 font-semibold" role="timer">
          {lock.remaining}
        </p>
        <LinkButton {...payCodeLink({ return: '/withDraw', forgotten: true })} wide>
          <Trans>Set a new code</Trans>
        </LinkButton>
      </Hindrance>
    );
  }
  return (
    <div className="-mx-4 -mb-[calc(16px+var(--safe-bottom))]">
      <PayCodePad
        onConfirm={(code) => {
          if (quote !== undefined) onSign(quote, code);
        }}
        confirmLabel={<Trans context="withdrawal">Withdraw {money(quote?.amount ?? '0.00')}</Trans>}
        isBusy={isSending || quote === undefined}
        error={
          notice?.kind === 'wrong-code' ? (
            <span>
              <Sentences>
                <Trans>Wrong code. Nothing was withdrawn.</Trans>
                <Plural value={notice.attemptsLeft} one="# try left." other="# tries left." />
              </Sentences>
            </span>
          ) : undefined
        }
      >
        <LinkButton {...payCodeLink({ return: '/withDraw', forgotten: true })} variant="plain" size="medium">
          <Trans>Forgot code?</Trans>
        </LinkButton>
      </PayCodePad>
    </div>
  );
}
