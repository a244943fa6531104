import { type Client, isApiError } from '@meridian/sdk';
import { hasNoAnswer, mayRepeat, repeatUnanswered } from '@meridian/sdk/attempts';
import { createAtom } from '@tanstack/react-store';
import * as v from 'valibot';
import type { BlobStore } from '../../storage/blob-store.ts';
import { isTint, type Tint } from '../../ui/tint.ts';

const OrderRef = v.object({
  id: v.number(),
  sn: v.string(),
  status: v.number(),
  picture: v.string(),
  quantity: v.number(),
  total_amount: v.string(),
});
const ProductRef = v.object({
  id: v.number(),
  name: v.string(),
  picture: v.string(),
  category_code: v.custom<Tint>((code) => typeof code === 'string' && isTint(code)),
  price: v.string(),
});

/** The content of a message. A picture has its upload id once uploaded; the picture itself is a separate blob. */
const Content = v.union([
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('picture'), uploadId: v.optional(v.string()) }),
  v.object({ kind: v.literal('order'), order: OrderRef }),
  v.object({ kind: v.literal('product'), product: ProductRef }),
]);

/** The stored form of the messages that are not known to have arrived. */
export const KeptMessages = v.array(
  v.object({
    clientId: v.string(),
    writtenAt: v.string(),
    /** When it was first sent, in milliseconds by the server's clock. */
    sentAt: v.optional(v.number()),
    content: Content,
    /** Whether no attempt was answered, so that the message is sent again automatically. */
    isUnanswered: v.optional(v.boolean(), false),
  }),
);
type KeptMessage = v.InferOutput<typeof KeptMessages>[number];

export type OutgoingContent = v.InferOutput<typeof Content>;

/** A message of the customer that the conversation does not include yet. */
export interface OutgoingMessage extends KeptMessage {
  state: 'sending' | 'sent' | 'failed';
  /** Why sending failed; undefined for a message restored after a reload. */
  error?: unknown;
  blob?: Blob | undefined;
}

interface Settings {
  kept: { read: () => readonly KeptMessage[]; write: (messages: readonly KeptMessage[]) => void };
  blobs: BlobStore;
  newId: () => string;
  serverTime: () => Client['serverTime'];
  /** Resolves to the upload id. */
  upload: (picture: Blob) => Promise<string>;
  /** Whether the customer who wrote the messages is still the one who is signed in. */
  isOwn: () => boolean;
  /** Sends a message with its client id. A picture has been uploaded by then. */
  send: (message: OutgoingMessage) => Promise<unknown>;
}

/**
 * The outbox of one conversation. It sends messages one by one in the order they were written. Each message keeps its
 * own client id over all attempts and reloads, so that resending never duplicates it. An unanswered message is
 * repeated once at once, and again by `resendUnanswered`. A picture whose upload has vanished is uploaded once more.
 * Nothing is sent, or kept, for the next customer who signs in (B8.06).
 */
export function createOutbox({ kept, blobs, newId, serverTime, upload, isOwn, send }: Settings) {
  const messages = createAtom<readonly OutgoingMessage[]>(
    kept.read().map((message) => ({ ...message, state: 'failed' as const })),
  );

  const set = (next: readonly OutgoingMessage[]) => {
    const unsent = next.filter(({ state }) => state !== 'sent');
    const written = unsent.map(({ clientId, writtenAt, sentAt, content, isUnanswered }) => ({
      clientId,
      writtenAt,
      sentAt,
      content,
      isUnanswered,
    }));
    if (isOwn()) kept.write(written);
    messages.set(next);
  };
  const find = (clientId: string) =>
    isOwn() ? messages.get().find((message) => message.clientId === clientId) : undefined;
  const patch = (clientId: string, change: Partial<OutgoingMessage>) =>
    set(messages.get().map((message) => (message.clientId === clientId ? { ...message, ...change } : message)));

  const uploaded = async (clientId: string, isAgain: boolean) => {
    const message = find(clientId);
    if (message?.content.kind !== 'picture') return;
    if (message.content.uploadId !== undefined && !isAgain) return;
    if (message.blob === undefined) throw new PictureLostError();
    patch(clientId, { content: { kind: 'picture', uploadId: await upload(message.blob) } });
  };
  const attempt = async (clientId: string, isAgain = false) => {
    await uploaded(clientId, isAgain);
    const message = find(clientId);
    if (message !== undefined) await send(message);
  };
  const isRepeatable = ({ sentAt }: KeptMessage) => mayRepeat('sendMessage', sentAt, serverTime());
  const deliver = async (clientId: string) => {
    // The customer has deleted the message in the meantime, or signed out.
    const message = find(clientId);
    if (message === undefined) return;
    try {
      await repeatUnanswered(
        () => attempt(clientId),
        () => isRepeatable(message),
      ).catch((error: unknown) => {
        if (isUploadVanished(error)) return attempt(clientId, true);
        throw error;
      });
      if (isOwn()) patch(clientId, { state: 'sent' });
    } catch (error) {
      patch(clientId, { state: 'failed', error, isUnanswered: hasNoAnswer(error) });
    }
  };

  const drop = (isDropped: (message: OutgoingMessage) => boolean) => {
    const dropped = messages.get().filter(isDropped);
    if (dropped.length === 0) return;
    set(messages.get().filter((message) => !isDropped(message)));
    for (const { clientId, content } of dropped) if (content.kind === 'picture') void blobs.remove(clientId);
  };

  const restorePictures = async () => {
    for (const { key, blob } of await blobs.list()) {
      if (find(key) === undefined) void blobs.remove(key);
      else patch(key, { blob });
    }
  };
  // Messages wait until the stored pictures have been restored.
  let queue = messages.get().some(({ content }) => content.kind === 'picture') ? restorePictures() : Promise.resolve();
  const enqueue = (clientId: string) => {
    queue = queue.then(() => deliver(clientId));
  };
  const resend = (clientId: string) => {
    if (find(clientId)?.state !== 'failed') return;
    patch(clientId, { state: 'sending', isUnanswered: true, error: undefined });
    enqueue(clientId);
  };

  return {
    messages,
    /** Sends a message. `blob` is the image of a picture message. */
    add(content: OutgoingContent, blob?: Blob) {
      const clientId = newId();
      const place = messages.get().length;
      const writtenAt = new Date().toISOString();
      const sentAt = serverTime()?.from;
      set([...messages.get(), { clientId, writtenAt, sentAt, content, isUnanswered: true, state: 'sending', blob }]);
      if (blob !== undefined) void blobs.set({ key: clientId, blob, place, uploadId: undefined });
      enqueue(clientId);
    },
    /** Sends a failed message again with the same client id. */
    resend,
    /**
     * Resends the unanswered messages in the order they were written, but not those that were refused, nor those whose
     * client id the server may have forgotten: for these the customer is asked.
     */
    resendUnanswered() {
      for (const message of messages.get()) if (message.isUnanswered && isRepeatable(message)) resend(message.clientId);
    },
    remove: (clientId: string) => drop((message) => message.clientId === clientId),
    /** Removes the messages that the conversation includes by now, even if their answers were lost. */
    settle: (arrived: ReadonlySet<string>) => drop(({ clientId }) => arrived.has(clientId)),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Thrown when the browser no longer has the picture of an unsent message. */
export class PictureLostError extends Error {}

const isUploadVanished = (error: unknown) =>
  isApiError(error) && (error.reason === 'upload_not_found' || error.reason === 'upload_expired');
