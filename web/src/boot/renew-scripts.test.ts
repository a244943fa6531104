import { beforeEach, expect, test, vi } from 'vitest';
import { neverAnswer } from '../no-answer.testing.ts';
import { renewScripts } from './renew-scripts.ts';

const script = 'https://shop.example/assets/home-a1.js';
const integrity = 'sha256-a1';
const request = vi.fn<typeof fetch>();

vi.stubGlobal('fetch', request);
vi.stubGlobal('location', { origin: 'https://shop.example' });
vi.stubGlobal('document', {
  querySelector: () => ({ textContent: JSON.stringify({ integrity: { '/assets/home-a1.js': integrity } }) }),
});

beforeEach(() => {
  vi.resetAllMocks();
  const loaded = [script, 'https://shop.example/a.css'].map((name) => ({ name }) as PerformanceEntry);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(loaded);
});

test('a script that the browser has changed is requested from the host, and nothing else is', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response());
  await renewScripts();
  expect(request.mock.calls.map(([url, init]) => [url, init?.integrity, init?.cache])).toEqual([
    [script, integrity, undefined],
    [script, integrity, 'reload'],
  ]);
});

test('[B2.16] a request that gets no answer does not keep the page from being reloaded', async () => {
  neverAnswer(request);
  await renewScripts();
  expect(request).toHaveBeenCalledTimes(2);
});
