// Adds the visitor's bag to the cart of the customer who signs in. A lazy chunk, loaded only if the bag has lines.
import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { joinVisitorBag as join } from '@meridian/sdk/flows';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { bagAction } from '../feedback/bag-action.ts';
import { toasts } from '../feedback/toasts.ts';
import { errorMessage } from '../i18n/error-messages.ts';
import { isJoinPutOff, takenOver, visitorBag } from './visitor-bag.ts';
import { watchCustomer } from './watch-customer.ts';

/**
 * Lines that get no answer are added on the customer's next visit, and the mutation's toast shows the failure; if the
 * server may have forgotten what it was asked by then, the customer is told to look in the bag. A session that ends
 * leaves nothing to join.
 */
export async function joinVisitorBag(queries: QueryClient, router: AnyRouter): Promise<void> {
  const outcome = await join(queries, { bag: visitorBag, joining: takenOver, watchCustomer });
  if (outcome.name === 'unanswered') return isJoinPutOff.set(true);
  const { added, refused, unknown, error } = outcome;
  // Another tab has joined the lines first.
  if (added + refused + unknown === 0) return;
  const addedText = msg`${plural(added, { one: '# item is in your bag now', other: '# items are in your bag now' })}`;
  const refusedText = msg`${plural(refused, { one: '# was not added', other: '# were not added' })}`;
  const unknownText = msg`${plural(unknown, { one: '# item may already be in your bag', other: '# items may already be in your bag' })}`;
  const text = [
    added > 0 && i18n._(addedText),
    refused > 0 && i18n._(refusedText),
    unknown > 0 && i18n._(unknownText),
    refused > 0 && errorMessage(error, i18n).text,
  ]
    .filter(Boolean)
    .join(' · ');
  const show = refused + unknown > 0 ? toasts.plain : toasts.done;
  show(text, bagAction(router));
}
