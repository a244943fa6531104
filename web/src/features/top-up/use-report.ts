import { i18n } from '@lingui/core';
import { isApiError, type Schema } from '@meridian/sdk';
import { createRecharge, rechargeQuery } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import type { QuoteState } from '../../entities/wallet/use-quote.ts';
import { useQuotedAttempt } from '../../entities/wallet/use-quoted-attempt.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { successMessages } from '../../i18n/success-messages.ts';

/** What a form says of a top-up; amount, quote, evidence and key are added when it is sent. */
type Said<Body> = Omit<Body, 'amount' | 'quote_id' | 'evidence' | 'idempotency_key'>;
type Intention =
  | Omit<Schema<'ManualRecharge'>, 'quote_id' | 'idempotency_key'>
  | Omit<Schema<'OnchainRecharge'>, 'quote_id' | 'idempotency_key'>;

interface ReportOptions {
  /** The name of the draft, and of the attempt. */
  name: string;
  quote: QuoteState<Schema<'RechargeQuote'>>;
  pictures: Pick<ReturnType<typeof usePictureUploads>, 'send' | 'clear'>;
  /** Shows the top-up; the form is gone when it resolves. */
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
  /** Forgets the draft. */
  onForget: () => void;
}

/** Reports a top-up that has been sent, with its evidence, exactly once (B5.15). */
export function useReport({ name, quote, pictures, onSent, onForget }: ReportOptions) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ ...createRecharge(), meta: errorShownInPlace });
  const { attempt, isUnanswered } = useQuotedAttempt<Schema<'RechargeQuote'>, Intention, object, Schema<'Recharge'>>({
    name,
    quote,
    send: (body) => mutateAsync(body),
  });
  const [used, setUsed] = useState<Schema<'EvidenceDetails'>>();

  const report = async (said: Said<Schema<'ManualRecharge'>> | Said<Schema<'OnchainRecharge'>>): Promise<void> => {
    setUsed(undefined);
    try {
      const recharge = await pictures.send(([evidence = '']) =>
        attempt(({ amount }) => ({ ...said, amount, evidence }), {}),
      );
      queries.setQueryData(rechargeQuery(recharge.id).queryKey, recharge);
      toasts.done(i18n._(successMessages.applySuccess));
      // The form is gone then, and cannot keep a draft of what was sent.
      await onSent(recharge);
      window.scrollTo(0, 0);
      document.getElementById('screen')?.focus({ preventScroll: true });
      onForget();
      void pictures.clear();
    } catch (error) {
      if (isApiError(error, 'createRecharge') && error.reason === 'evidence_already_used') setUsed(error.data);
      // What is open may have changed.
      if (isApiError(error) && (error.reason === 'method_closed' || error.reason === 'network_unsupported')) {
        for (const read of ['listRechargeMethods', 'listBlockchains']) {
          void queries.invalidateQueries({ queryKey: [read] });
        }
      }
      throw error;
    }
  };
  return {
    report,
    /** Whether it is unknown if the last report arrived. */
    isUnanswered,
    /** What of the last report had been used for another top-up. */
    used,
  };
}
