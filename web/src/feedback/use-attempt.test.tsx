import { memoryStore } from '@meridian/sdk/attempts';
import { createQueryClient, rebuyOrder } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useAttempt } from './use-attempt.ts';

test('[B5.17] an attempt is idle where no browser renders it, and settled once for two presses of one call', async () => {
  const onSettled = vi.fn();
  const opened = Promise.withResolvers<ReturnType<typeof useAttempt<'rebuyOrder'>>>();
  const Screen = () => {
    const shown = useAttempt(rebuyOrder, { store: memoryStore(), onSettled });
    opened.resolve(shown);
    return shown.state.name;
  };
  const client = stubClient({ rebuyOrder: fixture('rebuyOrder') });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(client)}>
      <Screen />
    </QueryClientProvider>,
  );
  expect(html).toBe('idle');
  const { send } = await opened.promise;
  const [first, second] = await Promise.all([send({ order_id: 9001 }), send({ order_id: 9001 })]);
  expect(first.name).toBe('settled');
  expect(second).toBe(first);
  expect(onSettled).toHaveBeenCalledOnce();
});
