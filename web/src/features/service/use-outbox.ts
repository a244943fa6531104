import type { Schema } from '@meridian/sdk';
import { createOutbox } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { watchCustomer } from '../../session/watch-customer.ts';
import { openBlobStore } from '../../storage/blob-store.ts';
import { forgetDraft, readDraft, writeDraft } from '../../storage/drafts.ts';
import { type OutgoingContent, UnsentMessages } from './unsent-messages.ts';

interface Receiver {
  key: string;
  /** 0 is the platform. */
  shopId: number;
  refundId: number | null;
}

/** The outbox of a conversation. It keeps sending after the customer leaves the screen. `messages` have arrived. */
export function useOutbox({ key, shopId, refundId }: Receiver, messages: readonly Schema<'Message'>[]) {
  const queries = useQueryClient();
  const [outbox] = useState(() => {
    const name = `service.outbox.${key}`;
    return createOutbox<OutgoingContent>(queries, {
      to: { shop_id: shopId, ...(refundId !== null && { refund_id: refundId }) },
      store: {
        get: () => readDraft(name, UnsentMessages) ?? [],
        set: (unsent) => (unsent.length === 0 ? forgetDraft(name) : writeDraft(name, unsent)),
      },
      pictures: openBlobStore(name),
      watchCustomer,
      meta: errorShownInPlace,
    });
  });
  const outgoing = useFlow(outbox);
  // Some databases answer in upper case, which the contract forbids.
  const arrived = new Set(messages.flatMap(({ client_id }) => client_id?.toLowerCase() ?? []));
  const hasArrived = outgoing.some(({ clientId }) => arrived.has(clientId));
  useEffect(() => {
    if (hasArrived) outbox.settle(arrived);
  });
  return { outbox, outgoing: outgoing.filter(({ clientId }) => !arrived.has(clientId)) };
}
