// The page against the mock, with an answer that gets lost and a reload in between.
import { readFile } from 'node:fs/promises';
import { QueryClient, VueQueryPlugin } from '@tanstack/vue-query';
import { expect, test, vi } from 'vitest';
import { createRenderer, h } from 'vue';
import { createMock } from '../../../mock/src/create-mock.ts';
import { memoryStore } from '../../src/attempts.ts';
import { createClient } from '../../src/index.ts';
import { createQueryClient } from '../../src/query-core.ts';
import { subtractMoney } from '../../src/rules/index.ts';
import { DEMO } from '../mock-client.ts';
import { type Device, PurchasePage } from './page.ts';

/** An element, or a text without children. */
interface Node {
  text: string;
  parent?: Node;
  children: Node[];
  onClick?: () => void;
}
const nodeOf = (text = ''): Node => ({ text, children: [] });
const place = (child: Node, parent: Node, before?: Node | null) => {
  const index = before ? parent.children.indexOf(before) : parent.children.length;
  child.parent = parent;
  parent.children.splice(index, 0, child);
};

const { createApp } = createRenderer<Node, Node>({
  createElement: () => nodeOf(),
  createText: nodeOf,
  createComment: () => nodeOf(),
  insert: (child, parent, before) => place(child, parent, before),
  remove: (child) => void child.parent?.children.splice(child.parent.children.indexOf(child), 1),
  patchProp: (node, _name, _before, onClick) => {
    node.onClick = onClick;
  },
  setText: (node, text) => {
    node.text = text;
  },
  setElementText: (node, text) => {
    node.children = [nodeOf(text)];
  },
  parentNode: ({ parent }) => parent ?? null,
  nextSibling: (node) => node.parent?.children[node.parent.children.indexOf(node) + 1] ?? null,
});

const textOf = ({ text, children }: Node): string => [text, ...children.map(textOf)].filter(Boolean).join(' ');
const buttonsIn = (node: Node): Node[] => [...(node.onClick ? [node] : []), ...node.children.flatMap(buttonsIn)];

/** None of it is in the cart. */
const PRODUCT = 104;

const mock = createMock();
let token: string | undefined;

const connect = (timeoutMs: number) =>
  createClient({ baseUrl: 'http://mock.test', token: () => token, language: () => 'en', timeoutMs, fetch: mock.fetch });
/** The customer's own view, which no fault delays. */
const customer = connect(10_000);

/** Opens the page on a device, as after a reload: with a client and a cache of its own. */
const openPage = (device: Device) => {
  const client = connect(1000);
  const root = nodeOf();
  const app = createApp({ render: () => h(PurchasePage, { device, productId: PRODUCT }) });
  app.use(VueQueryPlugin, { queryClient: createQueryClient(client, {}, (config) => new QueryClient(config)) });
  app.mount(root);
  const shows = (text: RegExp) => vi.waitFor(() => expect(textOf(root)).toMatch(text), { timeout: 5000 });
  const press = async (label: RegExp) => {
    await shows(label);
    buttonsIn(root)
      .find((button) => label.test(textOf(button)))
      ?.onClick?.();
  };
  return { press, shows, close: () => app.unmount() };
};

test('[B5.17] a page in Vue buys by the flows alone: an answer lost and a reload in between, paid once, and a refund', async () => {
  token = (await customer.call('loginUser', { body: DEMO })).userinfo.token;
  const { balance_available: before } = await customer.call('getUserInfo');
  const picture = await readFile(new URL('../../../mock/data/pictures/101.ink.webp', import.meta.url));
  const photo = new File([picture], 'photo.webp', { type: 'image/webp' });
  const device: Device = { attempts: memoryStore(), photo };
  const page = openPage(device);
  await page.press(/Add to bag/);
  await page.press(/Order for/);
  await page.shows(/order 0/);
  mock.fail('payOrders', 'commit-then-timeout', { times: 1 });
  mock.fail('getOrder', 'cut');
  await page.press(/Pay/);
  await page.shows(/payment checking/);
  page.close();

  mock.clearFaults();
  const again = openPage(device);
  await again.shows(/payment settled order 1/);
  const order = await customer.call('getOrder', { query: { order_id: device.orderId ?? 0 } });
  const { balance_available: after } = await customer.call('getUserInfo');
  expect(subtractMoney(before, after)).toBe(order.total_amount);
  await again.press(/Refund/);
  await again.shows(new RegExp(`refund of ${order.total_amount} `));
  again.close();
});
