// @vitest-environment jsdom
import type { Schema } from '@meridian/sdk';
import { memoryStore } from '@meridian/sdk/attempts';
import { createQueryClient, payOrders } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useAttempt } from './use-attempt.ts';

test('[B5.17] with `checks` an unknown outcome is looked up while mounted: unmounting ends it, remounting resumes it', async () => {
  const reads: ((order: Schema<'Order'>) => void)[] = [];
  const client = stubClient({
    payOrders: () => Promise.reject(new TypeError('The answer is lost')),
    getOrder: () => new Promise((resolve) => reads.push(resolve)),
  });
  const store = memoryStore();
  const mount = () => {
    const onSettled = vi.fn();
    let send: ReturnType<typeof useAttempt<'payOrders'>>['send'] | undefined;
    const Screen = () => {
      ({ send } = useAttempt(payOrders, { store, checks: true, onSettled }));
      return null;
    };
    const root = createRoot(document.createElement('div'));
    const unmount = () => flushSync(() => root.unmount());
    onTestFinished(unmount);
    // Queries of its own, as after a reload: reads of one cache would be one.
    flushSync(() =>
      root.render(
        <QueryClientProvider client={createQueryClient(client)}>
          <Screen />
        </QueryClientProvider>,
      ),
    );
    return { onSettled, unmount, pay: () => send?.({ order_ids: [9001], pay_code: '246810' }) };
  };
  const readAgain = (times: number) => expect.poll(() => reads).toHaveLength(times);

  const first = mount();
  await first.pay();
  await readAgain(1);
  first.unmount();
  const second = mount();
  await readAgain(2);
  const paid = fixture('getOrder', { id: 9001, paid_at: '2026-11-20T09:00:00Z' });
  for (const answer of reads) answer(paid);
  await expect.poll(() => second.onSettled).toHaveBeenCalledOnce();
  expect(second.onSettled).toHaveBeenCalledWith(expect.objectContaining({ name: 'settled', by: 'read' }));
  expect(first.onSettled).not.toHaveBeenCalled();
});
