import { afterEach, expect, test, vi } from 'vitest';
import { reportOf } from './error-report.ts';

afterEach(() => vi.unstubAllGlobals());

test('a report says what failed and where, without any data of the customer', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.stubGlobal('navigator', { userAgent: 'A browser' });
  const secrets = ['246810', 'demo-token-7f3a', '12.50', 'Kenji', '/orderInfo/9001'];
  const error = new TypeError(`${secrets.join(' ')} is not a function`);
  error.stack = `${error}
    at pay-246810 (https://shop.example.com/assets/payment-a1_B.js:1:2345)
    at https://shop.example.com/orderInfo/9001?token=demo-token-7f3a:1:1
    at async https://shop.example.com/assets/index-c3.js:7:8`;
  const report = reportOf(error, '/orderInfo/{-$id}');
  expect(report).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+( \([0-9a-f]{7}\))?$/),
    screen: '/orderInfo/{-$id}',
    language: 'de',
    browser: 'A browser',
    error: 'TypeError',
    at: ['/assets/payment-a1_B.js:1:2345', '/assets/index-c3.js:7:8'],
  });
  const named = Object.assign(new Error(), { name: 'Kenji Tanaka', stack: undefined });
  for (const thrown of [named, 'Kenji', undefined, { name: 'Kenji' }])
    expect(reportOf(thrown, '/')).toMatchObject({ error: 'unknown', at: [] });
});
