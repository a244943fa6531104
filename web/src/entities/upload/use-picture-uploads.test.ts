import { i18n } from '@lingui/core';
import { ApiError, type ApiErrorKind } from '@meridian/sdk';
import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { fieldPicture } from './use-picture-uploads.ts';

const failedBy = (kind: ApiErrorKind) => {
  const error = new ApiError({ kind, operation: 'uploadFile' });
  return fieldPicture({ key: 'a', name: 'failed', blob: new Blob(), error }, i18n);
};
const errorAfter = (kind: ApiErrorKind) => failedBy(kind).error;

test('[R4.09] a picture whose upload ended with the session shows no error, unlike one that was not sent', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(errorAfter('unauthorized')).toBeUndefined();
  expect(errorAfter('aborted')).toBeUndefined();
  expect(errorAfter('network')).toBeDefined();
});

test('[B2.17] offline, a picture that waits for the connection does not repeat that there is none', () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  expect(failedBy('network')).toMatchObject({ error: undefined, isWaiting: true });
  expect(errorAfter('business')).toBeDefined();
});
