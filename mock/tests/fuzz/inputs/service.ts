import type { Schema } from '@meridian/sdk';
import { type InputContext, type Inputs, idOf, offerOf, privateText, uploadedPicture, uuid } from '../input-context.ts';

const shopOf = (t: InputContext): number => (t.random.oneIn(3) ? 0 : t.random.oneIn(15) ? 4242 : offerOf(t).shopId);

function message(t: InputContext): Schema<'SendMessageBody'> {
  const to = { shop_id: shopOf(t), client_id: uuid(t) };
  switch (t.random.below(5)) {
    case 1:
      return { ...to, kind: 'picture', picture: uploadedPicture(t) };
    case 2:
      return { ...to, kind: 'order', order_id: idOf(t, 'order') };
    case 3:
      return { ...to, kind: 'product', product_id: offerOf(t).productId };
    default:
      return { ...to, kind: 'text', text: privateText(t) };
  }
}

export const serviceInputs = {
  listMessages: (t) => ({
    query: t.random.oneIn(2) ? { shop_id: shopOf(t) } : { conversation_id: idOf(t, 'conversation') },
  }),
  readMessages: (t) => ({
    body: { conversation_id: idOf(t, 'conversation'), up_to_id: t.random.of([1, 4003, 9_999_999]) },
  }),
  sendMessage: (t) => ({ body: message(t) }),
  voteHelp: (t) => ({ body: { item_id: t.random.of([101, 102, 201, 4242]), useful: t.random.oneIn(2) } }),
} satisfies Inputs;
