import { afterEach, expect, test, vi } from 'vitest';
import { change } from './mock-api.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a change is sent once the one before is answered, also with an error, and its body is made then', async () => {
  const answers: ((response: Response) => void)[] = [];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    return new Promise((resolve) => answers.push(resolve));
  });
  let state = 'before';
  const first = change('snapshot', { name: 'a' });
  const second = change('policy', async () => ({ state }));
  await vi.waitFor(() => expect(sent).toEqual([['snapshot', { name: 'a' }]]));
  state = 'after';
  answers[0]?.(Response.json({ error: 'no room' }, { status: 400 }));
  await expect(first).rejects.toThrow('no room');
  await vi.waitFor(() => expect(sent.slice(1)).toEqual([['policy', { state: 'after' }]]));
  answers[1]?.(Response.json({ done: true }));
  expect(await second).toEqual({ done: true });
});
