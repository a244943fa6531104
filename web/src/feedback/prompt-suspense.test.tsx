// @vitest-environment jsdom
import { createQueryClient, sessionsQuery, userInfoQuery } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, use } from 'react';
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

test('the next query that the content asks for does not render it once more while it is rendered', async () => {
  const warned = vi.spyOn(console, 'error');
  onTestFinished(() => void warned.mockRestore());
  const client = stubClient({ getUserInfo: fixture('getUserInfo'), listSessions: fixture('listSessions') });
  const Content = () => {
    const { account } = useSuspenseQuery(userInfoQuery()).data;
    return `${account} on ${useSuspenseQuery(sessionsQuery()).data.list[0]?.device}`;
  };
  const { box } = await drawInDocument(
    <QueryClientProvider client={createQueryClient(client)}>
      <PromptSuspense fallback="skeleton">
        <Content />
      </PromptSuspense>
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(box.textContent).toBe('demo@meridian.shop on Chrome on Android')));
  expect(warned).not.toHaveBeenCalled();
});
