import { isApiError } from '@meridian/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayBeDone, repeatUnanswered } from '../../feedback/unanswered.ts';
import { attemptKey, forgetAttempt } from '../../storage/attempt-keys.ts';
import { forgetPinnedQuote, pinnedQuote, pinQuote } from './pinned-quote.ts';
import type { MoneyQuote, QuoteState } from './use-quote.ts';

interface AttemptOptions<Quote extends MoneyQuote, Body, Answer> {
  /** Of the attempt's idempotency key: `recharge.manual`. One for each form. */
  name: string;
  quote: Pick<QuoteState<Quote>, 'settle' | 'renew'>;
  /** The mutation. Its errors are shown by the form (`errorShownInPlace`). */
  send: (body: Body) => Promise<Answer>;
}

interface Quoted {
  quote_id: string;
  idempotency_key: string;
}

/**
 * Sends what a quote is for, exactly once: an attempt without an answer is repeated under its idempotency key, at once
 * and when the customer tries again, over a reload too. The body of such a repeat is the same to the letter, so it names
 * the quote of the first attempt, whatever quote is shown since.
 *
 * A quote that has run out is renewed; where its figures are the same, the attempt goes on with it, else it is refused
 * (`quote_expired`), with the new figures on the screen.
 */
export function useQuotedAttempt<Quote extends MoneyQuote, Intention extends object, Secrets extends object, Answer>({
  name,
  quote,
  send,
}: AttemptOptions<Quote, Intention & Secrets & Quoted, Answer>) {
  const queries = useQueryClient();
  const [isUnanswered, setUnanswered] = useState(false);

  const sendOnce = async (body: Intention & Secrets & Quoted): Promise<Answer> => {
    pinQuote(name, body);
    try {
      return await repeatUnanswered(() => send(body));
    } catch (error) {
      // A refused attempt was not carried out: the next one is free to name another quote.
      if (!mayBeDone(error)) forgetPinnedQuote(name);
      throw error;
    }
  };

  /**
   * `intentionOf` says what the customer has decided, by the quote; `secrets` are sent and not remembered. Rejects with
   * the ApiError of the quote or of the call.
   */
  const attempt = async (intentionOf: (quote: Quote) => Intention, secrets: Secrets): Promise<Answer> => {
    setUnanswered(false);
    const bodyOf = (current: Quote) => {
      const intention = intentionOf(current);
      const idempotency_key = attemptKey(name, intention);
      const quote_id = pinnedQuote(name, idempotency_key) ?? current.quote_id;
      return { ...intention, ...secrets, quote_id, idempotency_key };
    };
    try {
      const first = await quote.settle();
      const answer = await sendOnce(bodyOf(first)).catch(async (error: unknown) => {
        if (!(isApiError(error) && error.reason === 'quote_expired')) throw error;
        const next = await quote.renew();
        if (!hasSameFigures(first, next)) throw error;
        return sendOnce(bodyOf(next));
      });
      forgetAttempt(name);
      forgetPinnedQuote(name);
      // A quote counts once.
      for (const operation of ['quoteRecharge', 'quoteWithdrawal']) queries.removeQueries({ queryKey: [operation] });
      return answer;
    } catch (error) {
      setUnanswered(mayBeDone(error));
      throw error;
    }
  };
  return {
    attempt,
    /** Whether it is unknown if the last attempt was carried out. */
    isUnanswered,
  };
}

const hasSameFigures = (a: MoneyQuote, b: MoneyQuote) =>
  a.amount === b.amount &&
  a.fee === b.fee &&
  a.arrival === b.arrival &&
  a.onchain?.coin_amount === b.onchain?.coin_amount;
