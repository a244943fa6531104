import { type Driver, Unreached } from '../driver.ts';
import type { Recipes } from './recipe.ts';
import { upload } from './uploads.ts';

const message = (driver: Driver) => ({ shop_id: 0, client_id: driver.uuid() });

export const serviceRecipes = {
  listMessages: {
    effect: 'none',
    async prepare(driver) {
      const { list } = await driver.call('listConversations', {});
      const conversation = list[0];
      return { query: conversation ? { conversation_id: conversation.id } : { shop_id: 0 } };
    },
  },
  readMessages: {
    effect: 'undone',
    async prepare(driver) {
      const { list } = await driver.call('listConversations', {});
      const found = list.find(({ unread, last_message }) => unread > 0 && last_message !== null) ?? list[0];
      if (!found?.last_message) throw new Unreached('the customer has no conversation');
      return { body: { conversation_id: found.id, up_to_id: found.last_message.id } };
    },
  },
  getHelpItem: {
    effect: 'none',
    async prepare(driver) {
      const { groups } = await driver.call('getHelp', {});
      const key = groups.flatMap(({ items }) => items).find((item) => item.key !== null)?.key;
      if (key === undefined || key === null) throw new Unreached('getHelp shows no item with a key');
      return { query: { key } };
    },
  },
  voteHelp: {
    effect: 'undone',
    async prepare(driver) {
      const { groups } = await driver.call('getHelp', {});
      const item = groups.flatMap(({ items }) => items)[0];
      if (item === undefined) throw new Unreached('getHelp shows no item');
      return { body: { item_id: item.id, useful: true } };
    },
  },
  sendMessage: {
    effect: 'lasting',
    prepare: (driver) => ({ body: { ...message(driver), kind: 'text', text: 'A message from a conformance run' } }),
    variants: [
      // About an order.
      async (driver) => {
        const { list } = await driver.call('listOrders', {});
        const order_id = list[0]?.id ?? driver.id('order_id');
        return { body: { ...message(driver), kind: 'order', order_id } };
      },
      async (driver) => ({ body: { ...message(driver), kind: 'picture', picture: await upload(driver) } }),
    ],
  },
} satisfies Recipes;
