import { newIdempotencyKey } from '../attempts/idempotency-key.ts';
import { hasNoAnswer, isPutOff, mayBeDone, mayHelpLater, repeatUnanswered } from '../attempts/outcomes.ts';
import { mayRepeat } from '../attempts/stored-attempt.ts';
import { runMutation, withMeta } from '../cache/mutation.ts';
import { type AnyQueryClient, clientOf } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import type { ArgsOf } from '../client/operation-types.ts';
import { uploadFile } from '../operations/platform.ts';
import { sendMessage } from '../operations/service.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';
import { isUploadGone, type PictureStore } from './picture-upload.ts';
import { type FlowOptions, watchSession } from './same-customer.ts';

/** What a message says. An order and a product may have more than their id, for a screen to draw them. */
export type OutgoingContent =
  | { kind: 'text'; text: string }
  | { kind: 'picture' }
  | { kind: 'order'; order: { id: number } }
  | { kind: 'product'; product: { id: number } };

/** A message that is not known to have arrived, as it is stored. */
export interface UnsentMessage<Content extends OutgoingContent = OutgoingContent> {
  clientId: string;
  /** By the device's clock (RFC 3339). */
  writtenAt: string;
  /** When the first attempt that may have been carried out was sent, in milliseconds by the server's clock. */
  sentAt?: number | undefined;
  content: Content;
  /** Of a picture, once it is uploaded. The picture itself is stored separately. */
  uploadId?: string | undefined;
  /** Whether no attempt was answered, so that the message is sent again automatically. */
  isUnanswered: boolean;
  /** Whether any attempt may have been carried out; false if the browser said that the device was offline. */
  mayBeSent: boolean;
}

/** A message of the customer that the conversation does not include yet. */
export interface OutgoingMessage<Content extends OutgoingContent = OutgoingContent> extends UnsentMessage<Content> {
  state: 'sending' | 'sent' | 'failed';
  /** Why sending failed; undefined for a message restored after a reload. */
  error?: unknown;
  blob?: Blob | undefined;
}

export interface OutboxOptions<Content extends OutgoingContent> extends FlowOptions {
  /** The conversation: shop 0 is the platform. */
  to: Pick<ArgsOf<'sendMessage'>['body'], 'shop_id' | 'refund_id'>;
  /** Keeps the unsent messages over a reload. They must be the customer's own. */
  store: {
    get: () => readonly UnsentMessage<Content>[];
    set: (messages: readonly UnsentMessage<Content>[]) => void;
  };
  /** Keeps their pictures, by client id. */
  pictures: PictureStore;
}

export interface Outbox<Content extends OutgoingContent> extends Flow<readonly OutgoingMessage<Content>[]> {
  /** Sends a message. `blob` is the image of a picture message. */
  add: (content: Content, blob?: Blob) => void;
  /** Sends a failed message again with the same client id. */
  resend: (clientId: string) => void;
  /**
   * Resends the unanswered messages in the order they were written, but not those that were refused, nor those whose
   * client id the server may have forgotten: for these the customer is asked.
   */
  resendUnanswered: () => void;
  remove: (clientId: string) => void;
  /** Removes the messages that the conversation includes by now, even if their answers were lost. */
  settle: (arrived: ReadonlySet<string>) => void;
}

/** Resending is safe: the server knows a message by its client id. */
const unguarded = { guard: false };

/** The error of a picture message whose picture the device no longer has. */
export class PictureLostError extends Error {}

/**
 * The outbox of one conversation, which sends messages one by one as they were written. Each keeps its client id, so that
 * resending never duplicates it. An unanswered one is repeated at once, and again by `resendUnanswered`. A picture whose
 * upload is gone is uploaded once more. Nothing is sent, or stored, for the next customer who signs in.
 */
export const createOutbox = <Content extends OutgoingContent>(
  queryClient: AnyQueryClient,
  { to, store, pictures, meta, watchCustomer = watchSession(queryClient) }: OutboxOptions<Content>,
): Outbox<Content> => {
  type Message = OutgoingMessage<Content>;
  const isOwn = watchCustomer();
  const [flow, setState] = createState<readonly Message[]>(
    store.get().map((message) => ({ ...message, state: 'failed' })),
  );

  const set = (next: readonly Message[]) => {
    const unsent = next.filter(({ state }) => state !== 'sent');
    if (isOwn()) store.set(unsent.map(({ state: _state, error: _error, blob: _blob, ...message }) => message));
    setState(next);
  };
  const find = (clientId: string) =>
    isOwn() ? flow.state.find((message) => message.clientId === clientId) : undefined;
  const patch = (clientId: string, change: Partial<Message>) =>
    set(flow.state.map((message) => (message.clientId === clientId ? { ...message, ...change } : message)));

  const upload = async (clientId: string, isAgain: boolean) => {
    const message = find(clientId);
    if (message?.content.kind !== 'picture' || (message.uploadId !== undefined && !isAgain)) return;
    if (message.blob === undefined) throw new PictureLostError();
    const { upload_id } = await runMutation(queryClient, withMeta(uploadFile(unguarded), meta), { file: message.blob });
    patch(clientId, { uploadId: upload_id });
  };
  const attempt = async (clientId: string, isAgain = false) => {
    await upload(clientId, isAgain);
    const message = find(clientId);
    if (message === undefined) return;
    const mayBeSent = globalThis.navigator?.onLine !== false;
    if (!message.mayBeSent) patch(clientId, { mayBeSent, sentAt: clientOf(queryClient).serverTime?.from });
    const body = { ...to, client_id: clientId, ...contentOf(message) };
    await runMutation(queryClient, withMeta(sendMessage(unguarded), meta), body).catch((error: unknown) => {
      // A refusal tells of the attempts before it, too, since they share the id.
      if (isApiError(error, 'sendMessage') && !hasNoAnswer(error))
        patch(clientId, { mayBeSent: isPutOff(error) ? message.mayBeSent : mayBeDone(error) });
      throw error;
    });
  };
  const isRepeatable = ({ mayBeSent, sentAt }: Message) =>
    !mayBeSent || mayRepeat('sendMessage', sentAt, clientOf(queryClient).serverTime);
  const deliver = async (clientId: string) => {
    // The customer has deleted the message in the meantime, or signed out.
    const message = find(clientId);
    if (message === undefined) return;
    try {
      await repeatUnanswered(
        () => attempt(clientId),
        () => isRepeatable(find(clientId) ?? message),
      ).catch((error: unknown) => {
        if (isUploadGone(error)) return attempt(clientId, true);
        throw error;
      });
      if (isOwn()) patch(clientId, { state: 'sent' });
    } catch (error) {
      // An upload that was refused on the way, such as of a large picture, would be refused again.
      const isUnanswered = hasNoAnswer(error) && (isApiError(error, 'sendMessage') || mayHelpLater(error));
      patch(clientId, { state: 'failed', error, isUnanswered });
    }
  };

  const drop = (isDropped: (message: Message) => boolean) => {
    const dropped = flow.state.filter(isDropped);
    if (dropped.length === 0) return;
    set(flow.state.filter((message) => !isDropped(message)));
    for (const { clientId, content } of dropped) if (content.kind === 'picture') void pictures.remove(clientId);
  };

  const restorePictures = async () => {
    for (const { key, blob } of await pictures.list()) {
      if (find(key) === undefined) void pictures.remove(key);
      else patch(key, { blob });
    }
  };
  // Messages wait until the stored pictures have been restored.
  let queue = flow.state.some(({ content }) => content.kind === 'picture') ? restorePictures() : Promise.resolve();
  const enqueue = (clientId: string) => {
    queue = queue.then(() => deliver(clientId));
  };
  const resend = (clientId: string) => {
    if (find(clientId)?.state !== 'failed') return;
    patch(clientId, { state: 'sending', isUnanswered: true, error: undefined });
    enqueue(clientId);
  };

  return extendFlow(flow, {
    add: (content, blob) => {
      const clientId = newIdempotencyKey();
      const place = flow.state.length;
      const unsent = { clientId, writtenAt: new Date().toISOString(), content, isUnanswered: true, mayBeSent: false };
      set([...flow.state, { ...unsent, state: 'sending', blob }]);
      if (blob !== undefined) void pictures.set({ key: clientId, blob, place, uploadId: undefined });
      enqueue(clientId);
    },
    resend,
    resendUnanswered: () => {
      for (const message of flow.state) if (message.isUnanswered && isRepeatable(message)) resend(message.clientId);
    },
    remove: (clientId) => drop((message) => message.clientId === clientId),
    settle: (arrived) => drop(({ clientId }) => arrived.has(clientId)),
  });
};

/** What of a message is sent. */
const contentOf = ({ content, uploadId = '' }: OutgoingMessage) => {
  switch (content.kind) {
    case 'text':
      return { kind: content.kind, text: content.text };
    case 'picture':
      return { kind: content.kind, picture: uploadId };
    case 'order':
      return { kind: content.kind, order_id: content.order.id };
    case 'product':
      return { kind: content.kind, product_id: content.product.id };
  }
};
