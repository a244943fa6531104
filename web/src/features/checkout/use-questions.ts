import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlacedBefore } from '../../entities/order/placed-orders.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import type { Quote } from './use-order-quote.ts';

interface QuestionsOptions {
  /** Called with the quote that the customer accepted in place of the one that was shown. */
  onQuote: (quote: Quote) => void;
  /** Called once the sheet of an accepted quote is closed. */
  onAccepted: () => void;
}

/** What is asked in a sheet before an order is placed: whether to accept what has changed, and whether to order again. */
export function useQuestions({ onQuote, onAccepted }: QuestionsOptions) {
  const [changed, setChanged] = useState<{ seen: Quote; now: Quote }>();
  const [repeated, setRepeated] = useState<{ before: PlacedBefore; offer: Quote }>();
  const accepted = useRef<Quote>(undefined);
  const mayRepeat = useRef(false);
  const changesSheet = useOverlay();
  const againSheet = useOverlay();

  // Waits until the sheet is closed: no control behind it can take the focus. The form has the accepted quote by then.
  const isAsking = changesSheet.isOpen || againSheet.isOpen;
  const goOn = useEffectEvent(() => {
    if (accepted.current !== undefined) onAccepted();
  });
  useEffect(() => {
    if (!isAsking) goOn();
  }, [isAsking]);

  return {
    /** Returns the accepted quote, and forgets it. */
    takeAccepted: (): Quote | undefined => {
      const quote = accepted.current;
      accepted.current = undefined;
      return quote;
    },
    mayRepeat: () => mayRepeat.current,
    askChanges: (seen: Quote, now: Quote) => {
      setChanged({ seen, now });
      changesSheet.open();
    },
    askAgain: (before: PlacedBefore, offer: Quote) => {
      setRepeated({ before, offer });
      againSheet.open();
    },
    changes: changesSheet.isOpen &&
      changed !== undefined && {
        ...changed,
        onClose: changesSheet.close,
        onAccept: () => {
          onQuote(changed.now);
          accepted.current = changed.now;
          changesSheet.close();
        },
      },
    again: againSheet.isOpen &&
      repeated !== undefined && {
        before: repeated.before,
        onClose: againSheet.close,
        onAgain: () => {
          mayRepeat.current = true;
          accepted.current = repeated.offer;
          againSheet.close();
        },
      },
  };
}
