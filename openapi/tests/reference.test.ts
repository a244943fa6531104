import { describe, expect, test } from 'vitest';
import { collectEntries } from '../scripts/agenda/collect-entries.ts';
import { type Call, callsOf } from '../scripts/contract.ts';
import { codeSamples } from '../scripts/reference/code-samples.ts';
import { operationNotes } from '../scripts/reference/operation-notes.ts';
import { referenceDocument } from '../scripts/reference/reference-document.ts';
import { stateDiagrams, stateNames } from '../scripts/reference/state-diagram.ts';
import { STATE_MACHINES } from '../scripts/reference/states.ts';
import { readContract } from './read-contract.ts';

const contract = await readContract();

const callOf = (id: string): Call => {
  const call = callsOf(contract).find(({ operation }) => operation.operationId === id);
  if (call === undefined) throw new Error(`There is no ${id}`);
  return call;
};
const notesOf = (id: string) => operationNotes(contract, callOf(id));

test('a differing answer is shown in the description of its subject', () => {
  const answered = structuredClone(contract);
  const { total_amount: total } = answered.components.schemas['OrderCard']?.properties ?? {};
  Object.assign(total ?? {}, { 'x-provenance': 'stated 3; shape differs 2026-12-01: Amounts of money: Whole cents' });
  expect(referenceDocument(answered)).toHaveProperty(
    'components.schemas.OrderCard.properties.total_amount.description',
    `${total?.description}\n\n**Answered otherwise on 2026-12-01.** Amounts of money: Whole cents`,
  );
});

test('what the app reads or sends says so', () => {
  const used = collectEntries(contract).filter(({ where }) => where === 'Order.pay_deadline');
  const { description } = contract.components.schemas['Order']?.properties?.['pay_deadline'] ?? {};
  const path = 'components.schemas.Order.properties.pay_deadline.description';
  expect(referenceDocument(contract, used)).toHaveProperty(path, `${description}\n\nUsed by the app.`);
  expect(referenceDocument(contract)).toHaveProperty(path, description);
});

describe('the reference shows for an operation', () => {
  test('its refusals with code, meaning and details', () => {
    expect(notesOf('payOrders')).toMatch(/^\| 1102 `pay_code_wrong` \| [^|]+ \| [^|]*`attempts_left`[^|]* \|$/m);
    for (const { operation } of callsOf(contract)) {
      for (const name of operation['x-errors']) expect(notesOf(operation.operationId)).toContain(`\`${name}\` |`);
    }
  });

  test('whether it may be sent twice, and which read settles it', () => {
    const notes = notesOf('payOrders');
    expect(notes).toContain('`idempotency_key` names the attempt.');
    expect(notes).toContain('at most 24 hours');
    expect(notesOf('createOrder')).toContain('at most 24 hours');
    expect(notesOf('createOrder')).toContain('it was, when the list has entries with the same `idempotency_key`.');
    expect(notesOf('createCardPayment')).toContain('it was, unless it is refused by `card_payment_not_found`.');
    expect(notes).toContain(
      '`getOrder`, asked with `order_id` from `order_ids`: it was, when the answer shows `paid_at` that is not null',
    );
    expect(notesOf('applyRefund')).toContain('newer than the attempt with the same `order_id`, `amount`');
    expect(notesOf('shipRefund')).toContain('in `parcel.number` what was sent as `number`');
    expect(notesOf('likeProduct')).toContain('Idempotent: ');
    expect(notesOf('getOrder')).not.toContain('Sent twice');
  });

  test('the reads it changes, each as a link', () => {
    expect(notesOf('payOrders')).toContain('[listOrders](#tag/orders/listOrders)');
  });

  test('the promises of its parameters, body and answer', () => {
    expect(notesOf('listProducts')).toContain('`price_asc`: sorted by `price` rising');
    expect(notesOf('listProducts')).toContain(
      '| `product_ids` sent | `x-sorted-by` | the entries come in the order of',
    );
    expect(notesOf('listProducts')).toContain(
      '| `keyword` sent | `x-effect` | finds what has all its words, those of `name`',
    );
    expect(notesOf('getOrder')).toContain('| `pay_deadline` | `x-after` | 30 minutes after `created_at` |');
    expect(notesOf('getOrder')).toContain('17 days if `receipt_extended`, 10 days otherwise after `shipped_at`');
    expect(notesOf('createReview')).toMatch(
      /`order_item_id` sent .* good for one success, .* unless `append_to` is sent/,
    );
    expect(notesOf('payOrders')).toContain('| the call | `x-moves` | `getUserInfo.balance` falls by `amount`;');
    expect(notesOf('payOrders')).toContain('| `amount` | `x-equals` | the sum of `orders.total_amount` |');
    expect(notesOf('saveAddress')).toMatch(/`x-echo` \| comes back as `postcode`, where ` -` does not count/);
    expect(notesOf('escalateRefund')).toContain(
      '| `explanation` sent | `x-echo` | does not come back under its name |',
    );
    expect(notesOf('updateNotificationPreferences')).toContain(
      'its entries come back in those of `list` with their `type`',
    );
    expect(notesOf('listNotifications')).toContain('| `unread` | `x-ignores` | the same whatever `type` is |');
    expect(notesOf('deleteCartLines')).toContain('`restoreCartLines` brings back what it changes, for 5 minutes');
    expect(notesOf('getBadges')).toContain('| `bag` | `x-same-as` | the same as `getCart.count` |');
    expect(notesOf('readNotifications')).toContain('| `notification_ids` sent | `x-all-or-none` | if one of them does');
    expect(notesOf('deleteCartLines')).toContain('| `line_ids` sent | `x-all-or-none` | what does not exist is passed');
    expect(notesOf('addCartLine')).toContain('| `x-moves` | `getCart.count` rises by `quantity`');
    expect(notesOf('getShop')).toContain('| in `listFollowedShops`, as `shop.id`, exactly while it is `true` |');
    expect(notesOf('getProduct')).toContain(
      '| the lowest `skus.price`, where there is any `skus.stock` of those alone |',
    );
    expect(notesOf('getCart')).toMatch(
      /its `missing` is the sum of .+ − `lines.price \* lines.quantity`, and `0.00` at least/,
    );
    expect(notesOf('listAreas')).toContain('| `list.name` | `x-translated` | in the language of the answer');
    expect(notesOf('listAddresses')).toContain('then when they were added, the last one first');
    expect(notesOf('getUserInfo')).toContain('`x-over-time` | never goes back');
  });

  test('who may call it, its limits and its provenance', () => {
    expect(notesOf('getHome')).toContain('Open to visitors.');
    expect(notesOf('payOrders')).toContain('Needs a login');
    expect(notesOf('payOrders')).toMatch(/At most: .*`order_ids` \d+ entries/);
    expect(notesOf('payOrders')).toContain(
      'Provenance: `proposed`, to be confirmed by the back-end team; a wrong guess would cost `money`.',
    );
  });

  test('its call with curl and with the SDK', () => {
    const [curl, sdk] = codeSamples(contract, callOf('payOrders')).map(({ source }) => source);
    expect(curl).toContain(`curl 'http://localhost:4010/api/order/pay'`);
    expect(curl).toContain(`-H 'token: demo-token-7f3a'`);
    expect(sdk).toContain(`client.call('payOrders', {`);
    const [read] = codeSamples(contract, callOf('getOrder')).map(({ source }) => source);
    expect(read).toContain('/api/order/detail?order_id=');
    expect(codeSamples(contract, callOf('uploadFile'))[0]?.source).toContain(`-F 'file=@picture.jpg'`);
    expect(codeSamples(contract, callOf('getHome'))[0]?.source).not.toContain('token');
  });
});

test('the pages besides the operations are in the document', () => {
  const { info, tags } = referenceDocument(contract) as {
    info: { description: string };
    tags: { name: string; description: string }[];
  };
  const textOf = (name: string) => tags.find((tag) => tag.name === name)?.description ?? '';
  expect(`${info.description}\n\n${textOf('conventions')}`).toBe(contract.info.description);
  for (const { code, name } of contract['x-business-codes'] ?? [])
    expect(textOf('codes')).toContain(`| ${code} \`${name}\` |`);
  for (const { title } of Object.values(STATE_MACHINES)) expect(textOf('states')).toContain(`## ${title}`);
});

describe('the state diagrams', () => {
  test('show every state of the contract and no other', () => {
    for (const { schema, steps } of Object.values(STATE_MACHINES)) {
      const drawn = new Set(steps.flatMap((step) => step.slice(0, 2)));
      expect(drawn, schema).toEqual(new Set(stateNames(contract, schema).keys()));
    }
  });

  test('name only operations of the contract', () => {
    const named = Object.values(STATE_MACHINES).flatMap(({ steps }) =>
      steps.flatMap(([, , by]) => by.match(/\b[a-z]+[A-Z]\w+/g) ?? []),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const id of named) expect(callOf(id).method).toBe('post');
  });

  test('are drawn in the colours of the page', async () => {
    const pictures = await stateDiagrams(contract);
    expect(Object.keys(pictures)).toEqual([
      'order.svg',
      'refund.svg',
      'withdrawal.svg',
      'recharge.svg',
      'card-payment.svg',
    ]);
    expect(pictures['order.svg']).toMatch(/<svg[^>]*><style>[\s\S]*light-dark/);
    expect(pictures['order.svg']).toContain('0 Waiting payment');
  });
});
