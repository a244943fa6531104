// The factories without React, in TanStack Query for Vue.
import { QueryClient, useInfiniteQuery, useMutation, useQuery, VueQueryPlugin } from '@tanstack/vue-query';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { computed, createApp, effectScope, ref } from 'vue';
import type { Schema } from '../src/index.ts';
import { createQueryClient, likeProduct, notificationList, productQuery, rowsOf } from '../src/query-core.ts';
import { fixture, stubClient } from '../src/testing.ts';

/** Runs `setUp` like a component's set-up, in an app over a client. */
const inApp = <Made>(client: ReturnType<typeof stubClient>, setUp: () => Made) => {
  const queryClient = createQueryClient(client, {}, (config) => new QueryClient(config));
  const app = createApp({});
  app.use(VueQueryPlugin, { queryClient });
  const scope = effectScope();
  const made = app.runWithContext(() => scope.run(setUp)) as Made;
  return { made, queryClient, leave: () => scope.stop() };
};

test('a query, a list and a mutation of the SDK work in Vue', async () => {
  const asked: string[] = [];
  const client = stubClient({
    getProduct: ({ url }) => {
      asked.push(new URL(url).search);
      return fixture('getProduct', { liked: asked.length > 2 });
    },
    listNotifications: fixture('listNotifications'),
    likeProduct: fixture('likeProduct'),
  });
  const id = ref(101);
  const { made, leave } = inApp(client, () => ({
    product: useQuery(computed(() => productQuery(id.value))),
    notifications: useInfiniteQuery({ ...notificationList(), select: rowsOf }),
    like: useMutation(likeProduct()),
  }));
  expectTypeOf(made.product.data.value).toEqualTypeOf<Schema<'Product'> | undefined>();
  await vi.waitFor(() => expect(made.product.data.value?.liked).toBe(false));
  await vi.waitFor(() => expect(made.notifications.data.value?.length).toBe(fixture('listNotifications').list.length));
  id.value = 102;
  await vi.waitFor(() => expect(asked).toEqual(['?product_id=101', '?product_id=102']));
  await made.like.mutateAsync({ product_id: 102, liked: true });
  await vi.waitFor(() => expect(made.product.data.value?.liked).toBe(true));
  leave();
});

test('a refusal is typed in Vue, too', async () => {
  const { made, leave } = inApp(stubClient({}), () => useQuery({ ...productQuery(101), retry: false }));
  await vi.waitFor(() => expect(made.error.value).toMatchObject({ operation: 'getProduct', status: 501 }));
  const error = made.error.value;
  if (error?.kind === 'http') expectTypeOf(error.status).toEqualTypeOf<number>();
  leave();
});
