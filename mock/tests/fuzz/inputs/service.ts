import type { Schema } from '@meridian/sdk';
import { isRecord } from '../../../shared/json.ts';
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

/** A message about one of the customer's refund cases goes to its shop. */
function aboutRefund(t: InputContext): { refund_id: number; shop_id: number } {
  const refund_id = idOf(t, 'refund');
  const shop = t.me.seen.get('refund')?.get(refund_id)?.['shop'];
  return { refund_id, shop_id: isRecord(shop) ? Number(shop['id']) : 1 };
}

export const serviceInputs = {
  listMessages: (t) => ({
    query: t.random.of([
      () => ({ shop_id: shopOf(t) }),
      () => ({ conversation_id: idOf(t, 'conversation') }),
      () => ({ refund_id: idOf(t, 'refund') }),
    ])(),
  }),
  readMessages: (t) => ({
    body: { conversation_id: idOf(t, 'conversation'), up_to_id: t.random.of([1, 4003, 9_999_999]) },
  }),
  sendMessage: (t) => ({ body: { ...message(t), ...(t.random.oneIn(4) && aboutRefund(t)) } }),
  voteHelp: (t) => ({ body: { item_id: t.random.of([101, 102, 201, 4242]), useful: t.random.oneIn(2) } }),
} satisfies Inputs;
