import { isApiError, type Schema } from '@meridian/sdk';
import { type ContentOf, dataOf } from '@meridian/sdk/attempts';
import { createRecharge } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import type { QuoteState } from '../../entities/wallet/use-quote.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { successMessages } from '../../i18n/success-messages.ts';

/** The form's part of the body. Amount, quote and evidence are added when it is sent. */
type Said<Body> = Body extends unknown ? Omit<Body, 'amount' | 'quote_id' | 'evidence'> : never;

/** Refusals that mean that the available methods or networks have changed. */
const outdated: readonly string[] = ['method_closed', 'network_unsupported'];

interface ReportOptions {
  /** The name of both the draft and the attempt. */
  name: string;
  quote: Pick<QuoteState<Schema<'RechargeQuote'>>, 'sendBy'>;
  pictures: Pick<ReturnType<typeof usePictureUploads>, 'send' | 'clear'>;
  /** Shows the top-up. The form is unmounted when this resolves. */
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
  /** Called to discard the draft. */
  onForget: () => void;
}

/** Reports a top-up with its evidence, once (B5.15). */
export function useReport({ name, quote, pictures, onSent, onForget }: ReportOptions) {
  const queries = useQueryClient();
  const { isUnanswered, send } = useAttempt(createRecharge, { name });
  const [used, setUsed] = useState<Schema<'EvidenceDetails'>>();

  const told = (error: unknown): never => {
    if (isApiError(error, 'createRecharge') && error.reason === 'evidence_already_used') setUsed(error.data);
    if (isApiError(error) && outdated.includes(error.reason))
      for (const read of ['listRechargeMethods', 'listBlockchains'])
        void queries.invalidateQueries({ queryKey: [read] });
    throw error;
  };
  const report = async (said: Said<ContentOf<'createRecharge'>>): Promise<void> => {
    setUsed(undefined);
    const sent = pictures.send(async ([evidence = '']) =>
      dataOf(await quote.sendBy(({ amount, quote_id }) => send({ ...said, amount, quote_id, evidence }))),
    );
    const recharge = await sent.catch(told);
    toasts.done(successMessages.applySuccess);
    // The form is unmounted afterwards, so that it cannot save a draft of what was sent.
    await onSent(recharge);
    window.scrollTo(0, 0);
    document.getElementById('screen')?.focus({ preventScroll: true });
    onForget();
    void pictures.clear();
  };
  return {
    report,
    isUnanswered,
    /** The parts of the last report that were already used for another top-up. */
    used,
  };
}
