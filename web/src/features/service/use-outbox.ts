import type { Schema } from '@meridian/sdk';
import { newIdempotencyKey } from '@meridian/sdk/attempts';
import { clientOf, runMutation, sendMessage, uploadFile } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { openBlobStore } from '../../storage/blob-store.ts';
import { forgetDraft, readDraft, writeDraft } from '../../storage/drafts.ts';
import { isStillOwner, storedOwner } from '../../storage/storage-owner.ts';
import { createOutbox, KeptMessages, type OutgoingMessage } from './outbox.ts';

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
    const owner = storedOwner();
    return createOutbox({
      kept: {
        read: () => readDraft(name, KeptMessages) ?? [],
        write: (unsent) => (unsent.length === 0 ? forgetDraft(name) : writeDraft(name, unsent)),
      },
      blobs: openBlobStore(name),
      newId: newIdempotencyKey,
      serverTime: () => clientOf(queries).serverTime,
      isOwn: () => isStillOwner(owner),
      upload: async (file) =>
        (await runMutation(queries, { ...uploadFile(), meta: errorShownInPlace }, { file })).upload_id,
      send: (message) => {
        const to = { shop_id: shopId, ...(refundId !== null && { refund_id: refundId }) };
        const body = { ...to, client_id: message.clientId, ...contentOf(message) };
        return runMutation(queries, { ...sendMessage(), meta: errorShownInPlace }, body);
      },
    });
  });
  const outgoing = useSelector(outbox.messages);
  const arrived = new Set(messages.flatMap(({ client_id }) => client_id ?? []));
  const hasArrived = outgoing.some(({ clientId }) => arrived.has(clientId));
  useEffect(() => {
    if (hasArrived) outbox.settle(arrived);
  });
  return { outbox, outgoing: outgoing.filter(({ clientId }) => !arrived.has(clientId)) };
}

function contentOf({ content }: OutgoingMessage) {
  switch (content.kind) {
    case 'text':
      return { kind: content.kind, text: content.text };
    case 'picture':
      return { kind: content.kind, picture: content.uploadId ?? '' };
    case 'order':
      return { kind: content.kind, order_id: content.order.id };
    case 'product':
      return { kind: content.kind, product_id: content.product.id };
  }
}
