import { ApiError } from '@meridian/sdk';
import { expect, test, vi } from 'vitest';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createOutbox, type OutgoingMessage } from './outbox.ts';

type Sent = Pick<OutgoingMessage, 'clientId' | 'content'>;

/** An outbox whose server gives `answers` one by one, and accepts everything after that. */
function openOutbox(
  answers: unknown[] = [],
  kept: Parameters<typeof createOutbox>[0]['kept'] = memory(),
  pictures: Awaited<ReturnType<BlobStore['list']>> = [],
  isOwn: (sent: readonly Sent[]) => boolean = () => true,
  now = 0,
) {
  const sent: Sent[] = [];
  const uploads: Blob[] = [];
  let ids = 0;
  const blobs: BlobStore = { list: async () => pictures, set: async () => true, remove: async () => undefined };
  const outbox = createOutbox({
    kept,
    blobs,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    serverTime: () => ({ from: now, to: now }),
    isOwn: () => isOwn(sent),
    upload: async (blob) => `upload-${uploads.push(blob)}`,
    send: async ({ clientId, content }) => {
      sent.push({ clientId, content });
      const answer = answers.shift();
      if (answer !== undefined) throw answer;
    },
  });
  const states = () => outbox.messages.get().map(({ clientId, state }) => `${clientId} ${state}`);
  return { outbox, sent, uploads, states, kept };
}

function memory() {
  let stored: readonly unknown[] = [];
  return {
    read: () => stored as never,
    write: (messages: readonly unknown[]) => {
      stored = messages;
    },
  };
}

const text = (words: string) => ({ kind: 'text' as const, text: words });
const network = new ApiError({ kind: 'network', operation: 'sendMessage', reason: 'network' });
const refused = new ApiError({ kind: 'http', operation: 'sendMessage', reason: 'http', status: 500 });

test('messages are sent one after another, and stay until the conversation has them', async () => {
  const { outbox, sent, states } = openOutbox();
  outbox.add(text('one'));
  outbox.add(text('two'));
  expect(states()).toEqual(['id-1 sending', 'id-2 sending']);
  await vi.waitFor(() => expect(states()).toEqual(['id-1 sent', 'id-2 sent']));
  expect(sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-2']);
  outbox.settle(new Set(['id-1']));
  expect(states()).toEqual(['id-2 sent']);
});

test('an unanswered message is retried once with the same id, then waits for the customer to resend it', async () => {
  const { outbox, sent, states } = openOutbox([network, network]);
  outbox.add(text('one'));
  await vi.waitFor(() => expect(states()).toEqual(['id-1 failed']));
  outbox.resend('id-1');
  outbox.resend('id-1');
  await vi.waitFor(() => expect(states()).toEqual(['id-1 sent']));
  expect(sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1', 'id-1']);
});

test('an unsent message survives a reload with its id, a sent message does not', async () => {
  const { outbox, states, kept } = openOutbox([refused]);
  outbox.add(text('one'));
  outbox.add(text('two'));
  await vi.waitFor(() => expect(states()).toEqual(['id-1 failed', 'id-2 sent']));
  const again = openOutbox([], kept);
  expect(again.states()).toEqual(['id-1 failed']);
  again.outbox.resend('id-1');
  await vi.waitFor(() => expect(again.sent).toEqual([{ clientId: 'id-1', content: text('one') }]));
  again.outbox.remove('id-1');
  expect(openOutbox([], kept).states()).toEqual([]);
});

test('unanswered messages are resent in order once online, even after a reload; refused messages are not', async () => {
  const { outbox, sent, states, kept } = openOutbox([network, network, refused, network, network]);
  for (const words of ['one', 'two', 'three']) outbox.add(text(words));
  await vi.waitFor(() => expect(states()).toEqual(['id-1 failed', 'id-2 failed', 'id-3 failed']));
  const again = openOutbox([], kept);
  again.outbox.resendUnanswered();
  expect(again.states()).toEqual(['id-1 sending', 'id-2 failed', 'id-3 sending']);
  await vi.waitFor(() => expect(again.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-3']));
  again.outbox.resendUnanswered();
  outbox.resendUnanswered();
  await vi.waitFor(() => expect(states()).toEqual(['id-1 sent', 'id-2 failed', 'id-3 sent']));
  expect(again.sent).toHaveLength(2);
  expect(sent).toHaveLength(7);
});

test('[B5.19] what the server may have forgotten is sent again by a press alone, under its client id', async () => {
  const { outbox, states, kept } = openOutbox([network, network]);
  outbox.add(text('one'));
  await vi.waitFor(() => expect(states()).toEqual(['id-1 failed']));
  const later = openOutbox([], kept, [], () => true, 25 * 3_600_000);
  later.outbox.resendUnanswered();
  expect(later.states()).toEqual(['id-1 failed']);
  later.outbox.resend('id-1');
  await vi.waitFor(() => expect(later.sent).toEqual([{ clientId: 'id-1', content: text('one') }]));
});

test('[B8.06] once its customer has signed out, nothing more of an outbox is sent, kept or marked as sent', async () => {
  const { outbox, sent, states, kept } = openOutbox([network], memory(), [], ({ length }) => length === 0);
  outbox.add(text('one'));
  outbox.add(text('two'));
  const written = kept.read();
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  // By then, whatever the outbox still does is done.
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.map(({ clientId }) => clientId)).toEqual(['id-1']);
  expect(states()).toEqual(['id-1 sending', 'id-2 sending']);
  expect(kept.read()).toBe(written);
});

test('a stored picture is read before it is sent', async () => {
  const kept = memory();
  kept.write([{ clientId: 'id-1', writtenAt: '', sentAt: 0, content: { kind: 'picture' }, isUnanswered: true }]);
  const blob = new Blob(['picture']);
  const { outbox, uploads, states } = openOutbox([], kept, [{ key: 'id-1', blob, place: 0, uploadId: undefined }]);
  outbox.resendUnanswered();
  await vi.waitFor(() => expect(states()).toEqual(['id-1 sent']));
  expect(uploads).toEqual([blob]);
});

test('a picture is uploaded once, and again if the server no longer has it', async () => {
  const vanished = new ApiError({ kind: 'business', operation: 'sendMessage', reason: 'upload_expired' });
  const { outbox, sent, uploads, states } = openOutbox([refused, vanished]);
  outbox.add({ kind: 'picture' }, new Blob(['picture']));
  await vi.waitFor(() => expect(states()).toEqual(['id-1 failed']));
  outbox.resend('id-1');
  await vi.waitFor(() => expect(states()).toEqual(['id-1 sent']));
  expect(uploads).toHaveLength(2);
  expect(sent.map(({ clientId, content }) => [clientId, 'uploadId' in content && content.uploadId])).toEqual([
    ['id-1', 'upload-1'],
    ['id-1', 'upload-1'],
    ['id-1', 'upload-2'],
  ]);
});
