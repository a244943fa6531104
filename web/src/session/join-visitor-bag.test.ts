import { createClient } from '@meridian/sdk';
import { createQueryClient } from '@meridian/sdk/react';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { currentToast } from '../feedback/toasts.ts';
import { joinVisitorBag } from './join-visitor-bag.ts';

test('no toast is shown if another tab has already joined the whole bag', async () => {
  const client = createClient({ baseUrl: 'https://stub.example', token: () => 'mei', language: () => 'en' });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await joinVisitorBag(createQueryClient(client), router);
  expect(currentToast()).toBe(null);
});
