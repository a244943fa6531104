// Adds the visitor's bag to the cart of the customer who signs in. A lazy chunk, loaded only if the bag has lines.
import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isApiError } from '@meridian/sdk';
import { mayRepeat } from '@meridian/sdk/attempts';
import { addCartLine, cartQuery, clientOf, runMutation } from '@meridian/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { bagAction } from '../feedback/bag-action.ts';
import { toasts } from '../feedback/toasts.ts';
import { errorMessage } from '../i18n/error-messages.ts';
import { isJoinPutOff } from './visitor-bag.ts';
import { forgetJoined, nextToJoin, noteSent, takeOverVisitorBag } from './visitor-bag-changes.ts';

/**
 * Adds each line once, under its key. A refused line is reported and removed. An unanswered line is added on the
 * customer's next visit, and the mutation's toast shows the failure; if the server may have forgotten its key by then,
 * the customer is told to look in the bag. A session that ends leaves nothing to join.
 */
export async function joinVisitorBag(queries: QueryClient, router: AnyRouter): Promise<void> {
  takeOverVisitorBag();
  const client = clientOf(queries);
  let [added, refused, unknown] = [0, 0, 0];
  let reason: string | undefined;
  for (let line = nextToJoin(); line !== undefined; line = nextToJoin()) {
    const { sent_at, ...body } = line;
    try {
      // Its answer tells the server's time.
      if (sent_at !== undefined) await queries.fetchQuery({ ...cartQuery(), staleTime: 0, retry: false });
      if (sent_at !== undefined && !mayRepeat('addCartLine', sent_at, client.serverTime)) unknown += line.quantity;
      else {
        noteSent(line, client.serverTime?.from);
        await runMutation(queries, addCartLine(), body);
        added += line.quantity;
      }
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'business') return isJoinPutOff.set(true);
      refused += line.quantity;
      reason = errorMessage(error, i18n).text;
    }
    forgetJoined(line);
  }
  // Another tab has joined the lines first.
  if (added + refused + unknown === 0) return;
  const addedText = msg`${plural(added, { one: '# item is in your bag now', other: '# items are in your bag now' })}`;
  const refusedText = msg`${plural(refused, { one: '# was not added', other: '# were not added' })}`;
  const unknownText = msg`${plural(unknown, { one: '# item may already be in your bag', other: '# items may already be in your bag' })}`;
  const text = [
    added > 0 && i18n._(addedText),
    refused > 0 && i18n._(refusedText),
    unknown > 0 && i18n._(unknownText),
    reason,
  ]
    .filter(Boolean)
    .join(' · ');
  const show = refused + unknown > 0 ? toasts.plain : toasts.done;
  show(text, bagAction(router));
}
