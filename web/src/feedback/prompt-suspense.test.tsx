// @vitest-environment jsdom
import { createQueryClient, userInfoQuery } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { use } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawInDocument } from '../draw-in-document.testing.tsx';
import { PromptSuspense } from './prompt-suspense.tsx';

test.each(['query', 'promise'])('content is shown as soon as its %s is there, not later', async (waitsFor) => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100_000);
  onTestFinished(() => void now.mockRestore());
  const { promise, resolve } = Promise.withResolvers<string>();
  const getUserInfo = async () => {
    await promise;
    return fixture('getUserInfo');
  };
  const Account = () => useSuspenseQuery(userInfoQuery()).data.account;
  const Waiting = () => use(promise);
  const { box } = await drawInDocument(
    <QueryClientProvider client={createQueryClient(stubClient({ getUserInfo }))}>
      <PromptSuspense fallback="skeleton" promise={waitsFor === 'promise' ? promise : undefined}>
        {waitsFor === 'promise' ? <Waiting /> : <Account />}
      </PromptSuspense>
    </QueryClientProvider>,
  );
  expect(box.textContent).toBe('skeleton');
  // Not within `act`, which holds nothing back.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  // By this clock, what React holds back for 300 ms comes in a minute.
  now.mockReturnValue(40_000);
  resolve('demo@meridian.shop');
  await vi.waitFor(() => expect(box.textContent).toBe('demo@meridian.shop'));
});
