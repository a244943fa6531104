import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import { ApiError } from '../client/api-error.ts';
import type { Middleware } from '../client/client-options.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stub, stubClient } from '../testing/stub-client.ts';
import { createOutbox, PictureLostError, type UnsentMessage } from './outbox.ts';
import type { PictureStore, StoredPicture } from './picture-upload.ts';

interface Sent {
  client_id: string;
  text?: string;
  picture?: string;
}

const memory = (kept: readonly UnsentMessage[] = []) => ({
  get: () => kept,
  set: (messages: readonly UnsentMessage[]) => {
    kept = messages;
  },
});

interface Settings {
  store?: ReturnType<typeof memory>;
  pictures?: StoredPicture[];
  now?: Date;
  /** In place of the server for uploads. */
  upload?: () => Response;
  /** What fails after the answer to a message, such as middleware. */
  afterAnswer?: () => void;
}

/** An outbox whose server gives `answers` one by one, and accepts everything after that. */
const openOutbox = (
  answers: Stub<'sendMessage'>[] = [],
  { store = memory(), pictures = [], now = new Date(), upload, afterAnswer }: Settings = {},
) => {
  const sent: Sent[] = [];
  const customer = { token: 'first' };
  const uploadFile = vi.fn(() => fixture('uploadFile', { upload_id: `upload-${uploadFile.mock.calls.length}` }));
  const uploading: Middleware = (call, next) => {
    if (call.operation === 'sendMessage') return next(call).finally(afterAnswer);
    return next(upload === undefined ? call : { ...call, fetch: async () => upload() });
  };
  const stub = stubClient(
    {
      uploadFile,
      sendMessage: async (request) => {
        sent.push(await request.clone().json());
        const answer = answers.shift() ?? fixture('sendMessage');
        return typeof answer === 'function' ? answer(request) : answer;
      },
    },
    { token: () => customer.token, middleware: [uploading] },
  );
  const client = {
    ...stub,
    get session() {
      return stub.session;
    },
    serverTime: { from: now.getTime(), to: now.getTime() },
  };
  const pictureStore: PictureStore = {
    list: async () => pictures,
    set: async () => true,
    remove: async () => undefined,
  };
  const outbox = createOutbox(createQueryClient(client), { to: { shop_id: 7 }, store, pictures: pictureStore });
  const states = () => outbox.state.map(({ state }) => state);
  const ids = () => sent.map(({ client_id }) => client_id);
  return { outbox, sent, ids, uploadFile, states, store, customer };
};

const text = (words: string) => ({ kind: 'text' as const, text: words });
const unanswered = () => Promise.reject(new TypeError('no connection'));
const refused = refusal('service_unavailable');

test('messages are sent one after another, and stay until the conversation has them', async () => {
  const { outbox, sent, states } = openOutbox();
  outbox.add(text('one'));
  outbox.add(text('two'));
  expect(states()).toEqual(['sending', 'sending']);
  await vi.waitFor(() => expect(states()).toEqual(['sent', 'sent']));
  expect(sent).toMatchObject([
    { shop_id: 7, kind: 'text', text: 'one' },
    { shop_id: 7, kind: 'text', text: 'two' },
  ]);
  outbox.settle(new Set([sent[0]?.client_id ?? '']));
  expect(outbox.state).toMatchObject([{ clientId: sent[1]?.client_id }]);
});

test('an unanswered message is repeated once with the same id, then waits for the customer to resend it', async () => {
  const { outbox, ids, states } = openOutbox([unanswered, unanswered]);
  outbox.add(text('one'));
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  const [id = ''] = ids();
  outbox.resend(id);
  outbox.resend(id);
  await vi.waitFor(() => expect(states()).toEqual(['sent']));
  expect(ids()).toEqual([id, id, id]);
});

test('what is written offline has not left the device, and is sent once online, whatever its age', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { outbox, states, store } = openOutbox([unanswered, unanswered]);
  outbox.add(text('one'));
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  expect(store.get()).toMatchObject([{ mayBeSent: false, isUnanswered: true }]);
  vi.unstubAllGlobals();
  const later = openOutbox([unanswered, unanswered], { store, now: new Date(Date.now() + 25 * 3_600_000) });
  later.outbox.resendUnanswered();
  await vi.waitFor(() => expect(later.states()).toEqual(['failed']));
  expect(store.get()).toMatchObject([{ mayBeSent: true, isUnanswered: true }]);
  expect(later.ids(), 'as young as its first sending').toHaveLength(2);
});

test('an unsent message survives a reload with its id, a sent message does not', async () => {
  const { outbox, states, ids, store } = openOutbox([refused]);
  outbox.add(text('one'));
  outbox.add(text('two'));
  await vi.waitFor(() => expect(states()).toEqual(['failed', 'sent']));
  const [id = ''] = ids();
  const again = openOutbox([], { store });
  expect(again.outbox.state).toMatchObject([{ clientId: id, state: 'failed' }]);
  again.outbox.resend(id);
  await vi.waitFor(() => expect(again.sent).toMatchObject([{ client_id: id, text: 'one' }]));
  again.outbox.remove(id);
  expect(openOutbox([], { store }).states()).toEqual([]);
});

test('unanswered messages are resent in order once online, even after a reload; refused messages are not', async () => {
  const answers = [unanswered, unanswered, refused, unanswered, unanswered];
  const { outbox, ids, states, store } = openOutbox(answers);
  for (const words of ['one', 'two', 'three']) outbox.add(text(words));
  await vi.waitFor(() => expect(states()).toEqual(['failed', 'failed', 'failed']));
  const again = openOutbox([], { store });
  again.outbox.resendUnanswered();
  expect(again.states()).toEqual(['sending', 'failed', 'sending']);
  await vi.waitFor(() => expect(again.sent.map(({ text: words }) => words)).toEqual(['one', 'three']));
  again.outbox.resendUnanswered();
  outbox.resendUnanswered();
  await vi.waitFor(() => expect(states()).toEqual(['sent', 'failed', 'sent']));
  expect(again.sent).toHaveLength(2);
  expect(ids()).toHaveLength(7);
});

test('[B5.19] what the server may have forgotten is sent again by a press alone, under its client id', async () => {
  const { outbox, ids, states, store } = openOutbox([unanswered, unanswered]);
  outbox.add(text('one'));
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  const [id = ''] = ids();
  const later = openOutbox([], { store, now: new Date(Date.now() + 25 * 3_600_000) });
  later.outbox.resendUnanswered();
  expect(later.states()).toEqual(['failed']);
  later.outbox.resend(id);
  await vi.waitFor(() => expect(later.sent).toMatchObject([{ client_id: id, text: 'one' }]));
});

test('[B5.19] what was lost once may have been sent until a refusal by the server itself rules it out', async () => {
  const older = new ApiError({ kind: 'http', operation: 'sendMessage', status: 422, code: 422 });
  const misread = () => Promise.reject(older);
  const { outbox, ids, states, store } = openOutbox([misread, unanswered, unanswered, misread, refused]);
  const mayBeSent = () => store.get().map((message) => message.mayBeSent);
  const trySending = async () => {
    outbox.resend(ids()[0] ?? '');
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
  };
  outbox.add(text('one'));
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  expect(mayBeSent(), 'refused at first').toEqual([false]);
  await trySending();
  expect(mayBeSent(), 'lost').toEqual([true]);
  await trySending();
  expect(mayBeSent(), 'lost, then an older server').toEqual([true]);
  await trySending();
  expect(mayBeSent(), 'lost, then refused').toEqual([false]);
});

test('[B5.19] what has left may have been sent, whatever fails after its answer', async () => {
  const afterAnswer = () => {
    throw new Error('of middleware');
  };
  const { outbox, states } = openOutbox([], { afterAnswer });
  outbox.add(text('one'));
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  expect(outbox.state).toMatchObject([{ mayBeSent: true, error: { message: 'of middleware' } }]);
});

test('[B8.06] once its customer has signed out, nothing more of an outbox is sent, stored or marked as sent', async () => {
  let stored: unknown;
  const { outbox, ids, states, store, customer } = openOutbox([
    () => {
      customer.token = 'second';
      stored = store.get();
      return fixture('sendMessage');
    },
  ]);
  outbox.add(text('one'));
  outbox.add(text('two'));
  await vi.waitFor(() => expect(ids()).toHaveLength(1));
  // By then, whatever the outbox still does is done.
  await new Promise((resolve) => setTimeout(resolve));
  expect(ids()).toHaveLength(1);
  expect(states()).toEqual(['sending', 'sending']);
  expect(store.get()).toBe(stored);
});

const unsentPicture = {
  clientId: 'id-1',
  writtenAt: '',
  content: { kind: 'picture' as const },
  isUnanswered: true,
  mayBeSent: false,
};

test('a stored picture is read before it is sent, and a lost one is said to be lost', async () => {
  const store = memory([{ ...unsentPicture, sentAt: Date.now() }]);
  const stored = { key: 'id-1', blob: new Blob(['picture']), place: 0, uploadId: undefined };
  const { outbox, sent, states } = openOutbox([], { store, pictures: [stored] });
  outbox.resendUnanswered();
  await vi.waitFor(() => expect(states()).toEqual(['sent']));
  expect(sent).toMatchObject([{ client_id: 'id-1', kind: 'picture', picture: 'upload-1' }]);

  const without = openOutbox([], { store: memory([{ ...unsentPicture, sentAt: Date.now() }]) });
  without.outbox.resendUnanswered();
  await vi.waitFor(() => expect(without.outbox.state[0]?.error).toBeInstanceOf(PictureLostError));
  expect(without.sent).toEqual([]);
});

test('a picture is uploaded once, and again if the server no longer has it', async () => {
  const { outbox, sent, uploadFile, states } = openOutbox([refused, refusal('upload_expired')]);
  outbox.add({ kind: 'picture' }, new Blob(['picture']));
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  outbox.resend(sent[0]?.client_id ?? '');
  await vi.waitFor(() => expect(states()).toEqual(['sent']));
  expect(uploadFile).toHaveBeenCalledTimes(2);
  expect(sent.map(({ picture }) => picture)).toEqual(['upload-1', 'upload-1', 'upload-2']);
});

test('a picture whose upload a proxy refuses is not uploaded again by itself, unlike one of a lost connection', async () => {
  const statuses = [413];
  const upload = vi.fn((): Response => {
    const status = statuses.shift();
    if (status === undefined) throw new TypeError('no connection');
    return new Response('<h1>Too large</h1>', { status });
  });
  const { outbox, sent, states } = openOutbox([], { upload });
  outbox.add({ kind: 'picture' }, new Blob(['picture']));
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  outbox.resendUnanswered();
  expect(states()).toEqual(['failed']);
  expect(upload).toHaveBeenCalledTimes(1);
  outbox.resend(outbox.state[0]?.clientId ?? '');
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  expect(upload).toHaveBeenCalledTimes(3);
  outbox.resendUnanswered();
  expect(states()).toEqual(['sending']);
  expect(sent).toEqual([]);
  expect(outbox.state).toMatchObject([{ mayBeSent: false }]);
});

const busy = () => Promise.reject(new ApiError({ kind: 'http', operation: 'sendMessage', status: 429, code: 429 }));
const noConnection = (): Response => {
  throw new TypeError('no connection');
};
test.each<[how: string, answers: Stub<'sendMessage'>[], upload?: () => Response]>([
  ['whose next upload is lost', [unanswered, refusal('upload_expired')], noConnection],
  ['that is put off after its next upload', [refusal('upload_expired'), busy]],
])('[B5.19] a picture refused for its lost upload has not been sent: one %s', async (_how, answers, upload) => {
  const store = memory([{ ...unsentPicture, sentAt: Date.now(), uploadId: 'upload-0', mayBeSent: true }]);
  const stored = { key: 'id-1', blob: new Blob(['picture']), place: 0, uploadId: undefined };
  const { outbox, states } = openOutbox(answers, { store, pictures: [stored], ...(upload && { upload }) });
  outbox.resendUnanswered();
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  expect(answers).toEqual([]);
  expect(store.get()).toMatchObject([{ mayBeSent: false }]);
});
