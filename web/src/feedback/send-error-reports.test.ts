// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { errorReports } from './error-reports.ts';
import { sendErrorReports } from './send-error-reports.ts';

test('errors are reported once the customer agrees, each once, at most five, without cookies or the page’s URL', () => {
  const fetched = vi.fn(async (_url: string, _request: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetched);
  sendErrorReports('https://errors.example/web', () => '/setting');
  const fail = (screen: string) => {
    const error = Object.assign(new Error('246810'), {
      name: 'TypeError',
      stack: `at f (https://shop/assets/${screen}.js:1:2)`,
    });
    window.dispatchEvent(new ErrorEvent('error', { error }));
  };
  fail('off');
  expect(fetched).not.toHaveBeenCalled();
  errorReports.set(true);
  onTestFinished(() => errorReports.set(false));
  for (const screen of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) fail(screen);
  expect(fetched).toHaveBeenCalledTimes(5);
  const [url, { body, ...request }] = fetched.mock.calls[0] ?? ['', {}];
  expect(url).toBe('https://errors.example/web');
  expect(body).not.toContain('246810');
  expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});
