import { msg } from '@lingui/core/macro';
import { type ArgsOf, type DataOf, isApiError } from '@meridian/sdk';
import { createOrder } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { isPutOff, mayBeDone, repeatUnanswered } from '../../feedback/unanswered.ts';
import { WordedError } from '../../i18n/worded-error.ts';
import { attemptKey, forgetAttempt } from '../../storage/attempt-keys.ts';
import { forgetDraft, readDraft, writeDraft } from '../../storage/drafts.ts';

type Body = ArgsOf<'createOrder'>['body'];

const id = v.number();

/** What was sent and not answered, with its key. */
const Attempt = v.object({
  sentAt: v.number(),
  body: v.object({
    idempotency_key: v.string(),
    source: v.union([
      v.object({ from: v.literal('cart'), line_ids: v.array(id) }),
      v.object({ from: v.literal('product'), product_id: id, sku_id: id, quantity: v.number() }),
    ]),
    address_id: id,
    promo_code: v.exactOptional(v.string()),
    remarks: v.array(v.object({ shop_id: id, text: v.string() })),
    expected_total: v.string(),
  }),
});

/** An order that was made is cancelled by then unless it was paid (createOrder): what was asked for is past. */
const ATTEMPT_MS = 30 * 60_000;

/** The attempt of this source that may have made an order. One that is past is forgotten, and its key with it. */
export function unansweredAttempt(name: string): Body | undefined {
  const attempt = readDraft(attemptName(name), Attempt);
  if (attempt === undefined) return undefined;
  if (Math.abs(Date.now() - attempt.sentAt) < ATTEMPT_MS) return attempt.body;
  forgetDraft(attemptName(name));
  forgetAttempt('createOrder');
  return undefined;
}

const attemptName = (name: string) => `${name}.attempt`;

/**
 * Makes an order, exactly once. What is sent is kept in the tab until it is answered, so that it can be repeated under
 * its key after a lost answer, even after a reload; nothing else is sent before that is settled, because an order that
 * differs would be a second one.
 */
export function usePlaceOrder(name: string) {
  const { mutateAsync } = useMutation({ ...createOrder(), meta: errorShownInPlace });
  const [unanswered, setUnanswered] = useState(() => unansweredAttempt(name));

  const settle = () => {
    forgetDraft(attemptName(name));
    setUnanswered(undefined);
  };
  const send = async (body: Body): Promise<DataOf<'createOrder'>> => {
    let wasUnanswered = unansweredAttempt(name) !== undefined;
    const isLost = (error: unknown) => {
      wasUnanswered ||= mayBeDone(error);
      return mayBeDone(error);
    };
    writeDraft(attemptName(name), { sentAt: Date.now(), body });
    try {
      const made = await repeatUnanswered(() => mutateAsync(body), isLost);
      forgetAttempt('createOrder');
      forgetDraft(attemptName(name));
      // Not settled on the screen, which is left now: the form would come back and ask for a quote of what was ordered.
      return made;
    } catch (error) {
      // Neither a repeat that was put off nor the end of the session says what became of the attempt before.
      if (mayBeDone(error) || (wasUnanswered && (isPutOff(error) || isSignedOut(error)))) {
        setUnanswered(body);
      } else {
        // The key is bound to another body on the server: the next attempt needs another one.
        if (isApiError(error) && error.reason === 'idempotency_conflict') forgetAttempt('createOrder');
        settle();
      }
      throw error;
    }
  };
  return {
    /** What was sent without an answer. */
    unanswered,
    place: async (order: Omit<Body, 'idempotency_key'>) => {
      // Would never leave, so that it is no attempt: nothing is kept that is sent later, without a press.
      if (!navigator.onLine) throw offline();
      return send({ ...order, idempotency_key: attemptKey('createOrder', order) });
    },
    repeat: send,
  };
}

const offline = () =>
  new WordedError(msg`You are offline. Nothing was ordered`, msg`Place your order when you are back online.`);

const isSignedOut = (error: unknown) => isApiError(error) && error.kind === 'unauthorized';

export type PlaceOrder = ReturnType<typeof usePlaceOrder>['place'];

/** Whether an error of createOrder says that what is shown no longer holds, so that the quote is to be asked again. */
export function isOutdated(error: unknown): boolean {
  return isApiError(error, 'createOrder') && error.kind === 'business' && error.reason !== 'idempotency_conflict';
}

/** Whether the address of a quote or an order has been deleted. */
export const isAddressGone = (error: unknown) => isApiError(error) && error.reason === 'address_not_found';
