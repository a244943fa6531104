import type { Schema } from '@meridian/sdk';
import { type Inputs, idOf, offerOf, picture, type Table, uuid, words } from '../input-context.ts';

const shopOf = (t: Table): number => (t.dice.oneIn(3) ? 0 : t.dice.oneIn(15) ? 4242 : offerOf(t).shopId);

function message(t: Table): Schema<'SendMessageBody'> {
  const to = { shop_id: shopOf(t), client_id: uuid(t) };
  switch (t.dice.below(5)) {
    case 1:
      return { ...to, kind: 'picture', picture: picture(t) };
    case 2:
      return { ...to, kind: 'order', order_id: idOf(t, 'order') };
    case 3:
      return { ...to, kind: 'product', product_id: offerOf(t).productId };
    default:
      return { ...to, kind: 'text', text: words(t) };
  }
}

export const serviceInputs = {
  listConversations: () => ({}),
  listMessages: (t) => ({
    query: t.dice.oneIn(2) ? { shop_id: shopOf(t) } : { conversation_id: idOf(t, 'conversation') },
  }),
  sendMessage: (t) => ({ body: message(t) }),
  getHelp: () => ({}),
  voteHelp: (t) => ({ body: { item_id: t.dice.of([101, 102, 201, 4242]), useful: t.dice.oneIn(2) } }),
  getLaw: () => ({}),
  getConfig: () => ({}),
} satisfies Inputs;
