import { expect, test } from 'vitest';
import { readRecording, replay } from './replay.ts';

const entry = (method: string, url: string, token: string | undefined, answer: object, status = 200) => ({
  startedDateTime: '2026-11-22T10:00:00.000Z',
  request: {
    ...{ method, url, httpVersion: 'h2' },
    headers: [{ name: ':path', value: url }, ...(token ? [{ name: 'Token', value: token }] : [])],
    ...(method === 'POST' && { postData: { mimeType: 'application/json', text: '{"order_ids":[9001]}' } }),
  },
  response: { status, content: { text: JSON.stringify(answer) } },
});

const login = (token: string) => ({ code: 1, data: { userinfo: { token } } });

test('the calls of a recording are those of the API that have their answer, whatever stands before their path', () => {
  const upload = entry('POST', 'https://shop.example/api/common/upload', 't', { code: 1 });
  upload.request.headers.push({ name: 'Content-Type', value: 'multipart/form-data; boundary=a' });
  const entries = [
    entry('GET', 'https://shop.example/assets/index.js', undefined, {}),
    entry('POST', 'https://shop.example/v1/api/order/pay?a=1', 't', { code: 1 }),
    upload,
    { ...entry('GET', 'https://shop.example/api/cart/list', 't', {}), _fromCache: 'disk' },
    {
      ...entry('GET', 'https://shop.example/api/cart/list', 't', {}),
      response: { status: 200, content: { size: 400 } },
    },
  ];
  expect(readRecording(JSON.stringify({ log: { entries } }))).toEqual([
    {
      method: 'POST',
      url: '/api/order/pay?a=1',
      headers: { token: 't' },
      body: '{"order_ids":[9001]}',
      answer: { status: 200, text: '{"code":1}' },
    },
  ]);
  for (const other of ['{"log":{}}', 'null', '<html>']) {
    expect(() => readRecording(other), other).toThrow('This is not a HAR file');
  }
});

test('what is answered otherwise is told, and a new login takes the place of the recorded one', async () => {
  const url = (path: string) => `https://shop.example/api/${path}`;
  const entries = [
    entry('GET', url('cart/list'), 'before', { code: 1 }),
    entry('POST', url('user/login'), undefined, login('then')),
    entry('POST', url('order/pay'), 'then', { code: 4002, reason: 'wallet_frozen' }),
    entry('GET', url('order/detail'), 'then', {}, 503),
  ];
  const answers = [{ code: 1 }, login('now'), { code: 1 }];
  const sent: (string | undefined)[] = [];
  const send = async ({ headers }: { headers: Readonly<Record<string, string>> }) => {
    const answer = answers[sent.length];
    sent.push(headers['token']);
    return { status: answer ? 200 : 0, text: JSON.stringify(answer ?? '') };
  };
  const differences = await replay(readRecording(JSON.stringify({ log: { entries } })), send, 'demo');
  expect(sent).toEqual(['demo', undefined, 'now', 'now']);
  expect(differences.map(({ call, before, now }) => [call.url, before, now])).toEqual([
    ['/api/order/pay', 'wallet_frozen', 'ok'],
    ['/api/order/detail', 'unavailable', 'no answer'],
  ]);
});
