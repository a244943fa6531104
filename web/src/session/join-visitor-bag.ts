// Adds the visitor's bag to the cart of the customer who signs in. A lazy chunk, loaded only if the bag has lines.
import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isApiError } from '@meridian/sdk';
import { addCartLine, runMutation } from '@meridian/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { toasts } from '../feedback/toasts.ts';
import { errorMessage } from '../i18n/error-messages.ts';
import { isJoinPutOff } from './visitor-bag.ts';
import { forgetJoined, nextToJoin, takeOverVisitorBag } from './visitor-bag-changes.ts';

const toBag = msg`Go to bag`;

/**
 * Adds each line once, under its key. A refused line is reported and removed. An unanswered line is added on the
 * customer's next visit, and the mutation's toast shows the failure. A session that ends leaves nothing to join.
 */
export async function joinVisitorBag(queries: QueryClient, router: AnyRouter): Promise<void> {
  takeOverVisitorBag();
  let [added, refused] = [0, 0];
  let reason: string | undefined;
  for (let line = nextToJoin(); line !== undefined; line = nextToJoin()) {
    try {
      await runMutation(queries, addCartLine(), line);
      added += line.quantity;
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'business') return isJoinPutOff.set(true);
      refused += line.quantity;
      reason = errorMessage(error, i18n).text;
    }
    forgetJoined(line);
  }
  // Another tab has joined the lines first.
  if (added + refused === 0) return;
  const addedText = msg`${plural(added, { one: '# item is in your bag now', other: '# items are in your bag now' })}`;
  const refusedText = msg`${plural(refused, { one: '# was not added', other: '# were not added' })}`;
  const text = [added > 0 && i18n._(addedText), refused > 0 && i18n._(refusedText), reason].filter(Boolean).join(' · ');
  const show = refused > 0 ? toasts.plain : toasts.done;
  show(text, { label: toBag, run: () => void router.navigate({ to: '/bag' }) });
}
