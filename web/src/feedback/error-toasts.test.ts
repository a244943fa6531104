import { i18n } from '@lingui/core';
import { ApiError } from '@meridian/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK_LOAD_ERROR } from '../i18n/error-messages.ts';
import { WordedError } from '../i18n/worded-error.ts';
import { reportShownError, toastError } from './error-toasts.ts';
import { currentToast, toasts } from './toasts.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const fault = new TypeError('undefined is not a function');
const timeout = new ApiError({ kind: 'timeout', operation: 'addCartLine', reason: 'timeout' });

test('a fault of the app is told and reported; an error that has a cause elsewhere is only told', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  for (const error of [
    timeout,
    Object.assign(new Error(), { name: CHUNK_LOAD_ERROR }),
    new TypeError('Failed to fetch dynamically imported module: /assets/terms-sheet.js'),
    new WordedError({ id: 'Nothing was ordered' }, { id: 'Try again later' }),
    fault,
  ]) {
    toasts.close();
    toastError(error);
    expect(currentToast()?.kind).toBe('error');
  }
  expect(report.mock.calls).toEqual([[fault]]);
});

test('[B8.05] an error that a form shows is a toast only once the form was left; a fault is always reported', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  for (const error of [timeout, fault]) reportShownError(error, true);
  expect(currentToast()).toBeNull();
  expect(report.mock.calls).toEqual([[fault]]);
  reportShownError(timeout, false);
  expect(currentToast()?.kind).toBe('error');
});
