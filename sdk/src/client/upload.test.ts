import { afterEach, expect, test, vi } from 'vitest';
import { createTestClient, failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import { fixture } from '../testing.ts';
import { defaultFetch } from '../transport/default-fetch.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const picture = new File(['bytes'], 'torn.webp', { type: 'image/webp' });
const uploaded = fixture('uploadFile');

test('an upload sends the file as form data, with the token', async () => {
  const { client, sent } = createTestClient(() => successResponse(uploaded));
  expect(await client.upload(picture)).toEqual(uploaded);
  const file = (await sent[0]?.formData())?.get('file');
  if (!(file instanceof File)) throw new Error('no file');
  expect([file.name, file.type, await file.text()]).toEqual(['torn.webp', 'image/webp', 'bytes']);
  expect(sent[0]?.headers.get('token')).toBe('token-1');
});

test('a refused upload rejects like every other call', async () => {
  const refuse = () => failureResponse(6002, 'The file is too large', { max_bytes: 5_242_880 });
  expect(await rejectionOf(createTestClient(refuse).client.upload(picture))).toMatchObject({
    operation: 'uploadFile',
    reason: 'file_too_large',
    data: { max_bytes: 5_242_880 },
  });
});

// The part of XMLHttpRequest that an upload uses. The test triggers its progress and its end.
class Xhr {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers = new Map<string, string>();
  status = 200;
  responseText = '';
  opened: string[] = [];
  body: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: FormData) {
    this.body = body;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: up-1\r\n';
  }
  abort() {
    this.onabort?.();
  }
}

const stubXhr = () =>
  new Promise<Xhr>((resolve) => {
    class Started extends Xhr {
      override send(body: FormData) {
        super.send(body);
        resolve(this);
      }
    }
    vi.stubGlobal('XMLHttpRequest', Started);
  });

const inBrowser = async (signal?: AbortSignal) => {
  const started = stubXhr();
  const shares: number[] = [];
  const { client } = createTestClient(() => failureResponse(500, 'not by fetch', null, 500), { fetch: undefined });
  const result = client.upload(picture, { onProgress: (share) => shares.push(share), signal });
  return { xhr: await started, result, shares };
};

test('in a browser onProgress is called, and the answer is parsed like any other', async () => {
  const { xhr, result, shares } = await inBrowser();
  xhr.upload.onprogress?.({ loaded: 1, total: 4 });
  xhr.upload.onprogress?.({ loaded: 4, total: 4 });
  xhr.responseText = JSON.stringify({ code: 1, msg: '', time: '1', data: uploaded });
  xhr.onload?.();
  expect(await result).toEqual(uploaded);
  expect(shares).toEqual([0, 0.25, 1]);
  expect(xhr.opened).toEqual(['POST', 'https://shop.example/api/common/upload']);
  expect(xhr.headers.get('token')).toBe('token-1');
  // XMLHttpRequest writes the type itself, with the boundary of the form that it sends.
  expect(xhr.headers.has('content-type')).toBe(false);
  const file = xhr.body?.get('file');
  if (!(file instanceof File)) throw new Error('no file');
  expect([file.name, file.type, await file.text()]).toEqual(['torn.webp', 'image/webp', 'bytes']);
});

// Seen in WebKitGTK 2.50.6, in every port: the body of a request or an answer made of a form with a Blob or File cannot
// be read.
class WebKitRequest extends Request {
  unreadable = async () => {
    throw new DOMException('Unable to read form data blob', 'InvalidStateError');
  };
  override arrayBuffer = this.unreadable;
  override blob = this.unreadable;
  override bytes = this.unreadable;
  override formData = this.unreadable;
}

test('[B2.18] a picture is uploaded where the body of a request cannot be read, as in WebKit', async () => {
  vi.stubGlobal('Request', WebKitRequest);
  const { xhr, result } = await inBrowser();
  xhr.responseText = JSON.stringify({ code: 1, msg: '', time: '1', data: uploaded });
  xhr.onload?.();
  expect(await result).toEqual(uploaded);
  expect(xhr.body?.get('file')).toBeInstanceOf(File);
});

test('[B7.08] an upload with progress goes through the client’s fetch, even in a browser', async () => {
  void stubXhr();
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const { client, sent } = createTestClient(() => successResponse(uploaded));
  expect(await client.upload(picture, { onProgress, headers: { 'x-mock-session': 'anna' } })).toEqual(uploaded);
  expect(sent[0]?.headers.get('x-mock-session')).toBe('anna');
  expect(shares).toEqual([0, 1]);
});

test('[B7.08] a custom fetch adds a header, reads the answer’s headers and keeps the progress with defaultFetch', async () => {
  const started = stubXhr();
  const answered: (string | null)[] = [];
  const shares: number[] = [];
  const { client } = createTestClient(() => successResponse(uploaded), {
    fetch: async (request, options) => {
      request.headers.set('x-trace', '7');
      const response = await defaultFetch(request, options);
      answered.push(response.headers.get('x-request-id'));
      return response;
    },
  });
  const result = client.upload(picture, { onProgress: (share) => shares.push(share) });
  const xhr = await started;
  xhr.upload.onprogress?.({ loaded: 1, total: 2 });
  xhr.responseText = JSON.stringify({ code: 1, msg: '', time: '1', data: uploaded });
  xhr.onload?.();
  expect(await result).toEqual(uploaded);
  expect(xhr.headers.get('x-trace')).toBe('7');
  expect(answered).toEqual(['up-1']);
  expect(shares).toEqual([0, 0.5, 1]);
});

test('in a browser: lost connection → network, status → http, abort → aborted', async () => {
  const lost = await inBrowser();
  lost.xhr.onerror?.();
  expect(await rejectionOf(lost.result)).toMatchObject({ kind: 'network' });

  const broken = await inBrowser();
  broken.xhr.status = 413;
  broken.xhr.onload?.();
  expect(await rejectionOf(broken.result)).toMatchObject({ kind: 'http', status: 413 });

  const controller = new AbortController();
  const left = await inBrowser(controller.signal);
  controller.abort();
  expect(await rejectionOf(left.result)).toMatchObject({ kind: 'aborted' });
});

test('an upload that is aborted before it begins is not sent', async () => {
  let isSent = false;
  void stubXhr().then(() => {
    isSent = true;
  });
  const controller = new AbortController();
  const { signal } = controller;
  const form = new FormData();
  const request = new Request('https://shop.example/upload', { method: 'POST', body: form, signal });
  const error = rejectionOf(defaultFetch(request, { form, onProgress: () => {} }));
  controller.abort();
  expect(await error).toBe(signal.reason);
  expect(isSent).toBe(false);
});

test('[R7.02] the upload time-out of 10 s restarts with each progress event', async () => {
  vi.useFakeTimers();
  const { xhr, result } = await inBrowser();
  const ended = rejectionOf(result);
  await vi.advanceTimersByTimeAsync(9_000);
  xhr.upload.onprogress?.({ loaded: 1, total: 4 });
  await vi.advanceTimersByTimeAsync(9_000);
  let settled = false;
  void ended.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(900);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await ended).toMatchObject({ kind: 'timeout' });
});
