import { readFileSync } from 'node:fs';
import { i18n, type Messages, setupI18n } from '@lingui/core';
import { ApiError, businessCodes } from '@meridian/sdk';
import { UnansweredError } from '@meridian/sdk/attempts';
import { expect, test } from 'vitest';
import { errorLine } from '../form/error-line.ts';
import { messages as chinese } from '../locales/zh-CN.po';
import { errorMessage, loadRefusalMessages } from './error-messages.ts';
import { shippedLocales } from './locales.ts';
import { standardMessages } from './standard-messages.ts';
import { successMessages } from './success-messages.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
const zh = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': chinese } });

await loadRefusalMessages('en');
await loadRefusalMessages('zh-CN');

const failure = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'network', operation: 'getHome', reason: 'network', ...facts });
const http = failure({ kind: 'http', reason: 'http', status: 503 });
const timeout = failure({ kind: 'timeout', reason: 'timeout' });

test('[R8.02] a request that never reached the server has one of the three required messages', () => {
  expect(errorMessage(failure({}), i18n)).toMatchObject({
    text: 'Backend interface connection abnormal',
    hint: 'connection',
  });
  expect(errorMessage(failure({}), zh).text).toBe('后端接口连接异常');
  expect(errorMessage(timeout, i18n)).toMatchObject({ text: 'System interface request timed out', hint: 'connection' });
  expect(errorMessage(http, i18n)).toMatchObject({ text: 'System interface 503 abnormal', hint: 'connection' });
});

test('[B5.19] what may have been done is asked about, with when it was sent', () => {
  const { text } = errorMessage(new UnansweredError('addCartLine', Date.UTC(2026, 10, 20, 12)), i18n);
  expect(text).toMatch(
    /^You sent this on Nov\s20,\s2026, .+ and we do not know whether it arrived\. Check that before/,
  );
  expect(errorMessage(new UnansweredError('addCartLine', undefined), i18n).text).toMatch(/^You sent this before, and/);
});

test('an HTTP 500 is not reported as a connection error', () => {
  const broken = failure({ kind: 'http', reason: 'http', status: 500 });
  expect(errorMessage(broken, i18n)).toEqual({
    text: 'System interface 500 abnormal',
    hint: 'later',
    title: 'Something went wrong on our side',
    detail: 'Try again in a moment.',
    system: 'System interface 500 abnormal',
  });
});

test('[R8.02] HTTP 429 is not blamed on the shop and says how long to wait', () => {
  const limited = { kind: 'http', reason: 'http', status: 429 } as const;
  expect(errorMessage(failure({ ...limited, retryAfter: 5 }), i18n)).toMatchObject({
    text: 'System interface 429 abnormal',
    title: 'Too many requests at once',
    detail: 'You can try again in 5 seconds.',
    system: 'System interface 429 abnormal',
  });
  expect(errorMessage(failure({ ...limited, retryAfter: 150 }), i18n).detail).toBe('You can try again in 3 minutes.');
  expect(errorMessage(failure(limited), i18n).detail).toBe('Try again in a moment.');
  expect(errorMessage(failure({ ...limited, retryAfter: 5 }), zh).detail).toBe('5秒钟 后可再试。');
});

test('[R8.02] a failure begins with words for the customer and keeps the required sentence', () => {
  expect(errorMessage(failure({}), i18n)).toMatchObject({
    title: 'Could not connect',
    detail: 'Check your connection, then try again.',
    system: 'Backend interface connection abnormal',
  });
  expect(errorMessage(timeout, i18n)).toMatchObject({
    title: 'This is taking too long',
    system: 'System interface request timed out',
  });
  const refused = failure({ kind: 'business', reason: 'wrong_credentials', code: 1001, msg: 'Wrong account' });
  expect(errorMessage(refused, i18n).title).toBe('Wrong account');
  expect(errorMessage(refused, i18n).system).toBeUndefined();
  // In one line, such as at a field, the words for the customer alone.
  expect(errorLine(failure({}), i18n)).toBe('Could not connect. Check your connection, then try again.');
  expect(errorLine(refused, i18n)).toBe('Wrong account');
});

test('[R8.02] the three messages are translated into Chinese', () => {
  expect(errorMessage(failure({}), zh).text).toBe('后端接口连接异常');
  expect(errorMessage(timeout, zh).text).toBe('系统接口请求超时');
  expect(errorMessage(http, zh).text).toBe('系统接口503异常');
});

test('[R8.01] the server’s message has priority over the app’s', () => {
  const refused = { kind: 'business', reason: 'wrong_credentials', code: 1001 } as const;
  expect(errorMessage(failure({ ...refused, msg: 'Wrong account' }), i18n).text).toBe('Wrong account');
  expect(errorMessage(failure(refused), i18n).text).toBe('Wrong account or password');
});

interface ContractCode {
  code: keyof typeof businessCodes;
  /** By language, without script and region. */
  msg: Record<string, string>;
}

interface Contract {
  'x-business-codes': ContractCode[];
}

const contract: Contract = JSON.parse(
  readFileSync(new URL('../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
);

const catalogues = import.meta.glob<Messages>('../locales/*.po', { import: 'messages', eager: true });

test.each(shippedLocales)('[R8.01] business codes have the contract’s texts in $code', async ({ code: locale }) => {
  await loadRefusalMessages(locale);
  const app = setupI18n({ locale, messages: { [locale]: catalogues[`../locales/${locale}.po`] ?? {} } });
  const codes = contract['x-business-codes'];
  const texts = codes.map(({ code }) => {
    const error = failure({ kind: 'business', reason: businessCodes[code], code });
    return [code, errorMessage(error, app).text];
  });
  expect(texts).toEqual(codes.map(({ code, msg }) => [code, msg[locale.replace(/-.*$/, '')]]));
  expect(codes).toHaveLength(Object.keys(businessCodes).length);
});

test('[R8.03] [R8.04] every standard message is translated into every language', () => {
  for (const message of Object.values({ ...standardMessages, ...successMessages })) {
    expect(zh._(message)).toMatch(/[\u4e00-\u9fff]/);
    expect(i18n._(message)).toMatch(/^[A-Z]/);
  }
  expect(Object.keys({ ...standardMessages, ...successMessages })).toEqual(
    expect.arrayContaining([
      ...[
        'loginFirst',
        'payFail',
        'copyFail',
        'notHttps',
        'notYetOpen',
        'passwordMismatch',
        'duplicateSubmit',
        'retry',
      ],
      ...['serviceUnavailable', 'loginSuccess', 'registerSuccess', 'paySuccess', 'createOrderSuccess', 'deleteSuccess'],
      ...['saveSuccess', 'applySuccess', 'uploadSuccess', 'followSuccess', 'changeSuccess', 'drawSuccess'],
    ]),
  );
});
