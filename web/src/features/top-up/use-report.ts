import { isApiError, type Schema } from '@meridian/sdk';
import { reportTopUp } from '@meridian/sdk/flows';
import { createRecharge } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import type { QuoteState } from '../../entities/wallet/use-quote.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { successMessages } from '../../i18n/success-messages.ts';

interface ReportOptions {
  /** The name of both the draft and the attempt. */
  name: string;
  quote: Pick<QuoteState<Schema<'RechargeQuote'>>, 'sendBy'>;
  pictures: Pick<ReturnType<typeof usePictureUploads>, 'send' | 'clear'>;
  /** Shows the top-up. The form is unmounted when this resolves. */
  onSent: (recharge: Schema<'Recharge'>) => Promise<void>;
  onForget: () => void;
}

/** Reports a top-up with its evidence, once, and shows it. */
export function useReport({ name, quote, pictures, onSent, onForget }: ReportOptions) {
  const queries = useQueryClient();
  const { isUnanswered, ...attempt } = useAttempt(createRecharge, { name });
  const [used, setUsed] = useState<Schema<'EvidenceDetails'>>();
  return {
    report: async (content: Parameters<typeof reportTopUp>[2]): Promise<void> => {
      setUsed(undefined);
      const sent = reportTopUp(queries, { attempt, sendBy: quote.sendBy, evidence: pictures }, content);
      const recharge = await sent.catch((error: unknown) => {
        if (isApiError(error, 'createRecharge') && error.reason === 'evidence_already_used') setUsed(error.data);
        throw error;
      });
      toasts.done(successMessages.applySuccess);
      // The form is unmounted afterwards, so that it cannot save a draft of what was sent.
      await onSent(recharge);
      window.scrollTo(0, 0);
      document.getElementById('screen')?.focus({ preventScroll: true });
      onForget();
      void pictures.clear();
    },
    isUnanswered,
    /** The parts of the last report that were already used for another top-up. */
    used,
  };
}
