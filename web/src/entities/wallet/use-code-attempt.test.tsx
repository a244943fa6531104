// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { ApiError, type ApiErrorKind } from '@meridian/sdk';
import type { CodeNotice, SignedFlow } from '@meridian/sdk/flows';
import { act } from 'react';
import { expect, test } from 'vitest';
import { drawInDocument } from '../../draw-in-document.testing.tsx';
import { useCodeAttempt } from './use-code-attempt.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

function failedFlow(kind: ApiErrorKind): SignedFlow<'createWithdrawal'> {
  const error = new ApiError({ kind, operation: 'createWithdrawal' });
  const notice: CodeNotice = { kind: 'failed', error, isReadAgain: false };
  return {
    state: { name: 'ready', notice },
    subscribe: () => () => undefined,
    watch: () => () => undefined,
    check: () => undefined,
  };
}

function Notice({ flow }: { flow: SignedFlow<'createWithdrawal'> }) {
  return useCodeAttempt(() => flow).notice?.kind;
}

test.each<[ApiErrorKind, string]>([
  ['network', ''],
  ['timeout', ''],
  ['business', 'failed'],
])('after the connection returns, the notice about an error of kind %s is “%s”', async (kind, left) => {
  const { box } = await drawInDocument(<Notice flow={failedFlow(kind)} />);
  expect(box.textContent).toBe('failed');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(box.textContent).toBe(left);
});
