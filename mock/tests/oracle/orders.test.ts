import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAY_CODE } from '../harness/open-sandbox.ts';
import * as oracle from './oracle.ts';
import { ask, BALANCE, baseUrl, client, control, mock, once, signIn } from './rich-customer.ts';

const { add, amountOf, cents, MONEY, ORDERS, sharesOf, wrongSums } = oracle;
type Facts = oracle.Facts;
type Item = oracle.Item;
type Case = oracle.Case;

const berlin = { country: 'DE', area_ids: [2761, 27611], detail: 'Torstrasse 94', postcode: '10119', tag: 'home' };
const reader = { addressee: 'Mei', mobile: '+4915223456789', is_default: false };
const { id: abroad } = await ask('saveAddress', once({ ...berlin, ...reader }));
const picture = await (await mock.fetch(`${baseUrl}/pictures/1f3a7.webp`)).blob();
const proof = new File([picture], 'proof.webp', { type: 'image/webp' });
mock.snapshot('start');

const NOT_RECEIVED = 'refund_only not_received';
const WAYS = [NOT_RECEIVED, 'refund_only received', 'refund_return received', 'refund_return not_received'];
const EVENTS = { ship: 'ship', receive: 'receipt_deadline', complete: 'completion_deadline' } as const;
const DAY = 1440;
const stepOf = (kind: fc.Arbitrary<string>) =>
  fc.record({
    kind,
    pick: fc.nat(5),
    quantity: fc.integer({ min: 1, max: 4 }),
    way: fc.constantFrom(NOT_RECEIVED, ...WAYS),
    asks: fc.constantFrom<'most' | 'half' | 'more' | 'least'>('most', 'most', 'most', 'half', 'more'),
    minutes: fc.constantFrom(29, 90, DAY, 2 * DAY, 7 * DAY, 10 * DAY),
  });
type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer One> ? One : never;
const KINDS =
  'pay cancel confirm extend_receipt review change_of_mind case_ship case_cancel case_escalate policy ship receive complete';
const anyKind = fc.constantFrom(...KINDS.split(' '), ...Array(10).fill('refund'), ...Array(4).fill('wait'));
const begun = ['', 'pay', 'pay ship', 'pay ship confirm'].map((kinds) =>
  fc.tuple(...kinds.split(' ').map((kind) => stepOf(fc.constant(kind)))),
);
const line = fc.record({
  sku_id: fc.constantFrom(1021, 1022, 1051, 1052, 1011),
  price: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 40_000 })),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const order = fc.record({
  lines: fc.uniqueArray(line, { selector: ({ sku_id }) => sku_id, minLength: 1, maxLength: 3 }),
  promo: fc.constantFrom({}, { promo_code: 'WELCOME10' }),
  address_id: fc.constantFrom(11, abroad),
});
type Bought = typeof order extends fc.Arbitrary<infer One> ? One : never;

const two: Bought = { lines: [{ sku_id: 1021, price: 6400, quantity: 2 }], promo: {}, address_id: 11 };
/** What chance seldom leads to: events that cases hold or do not, the platform, a time that is over, a sum of zero. */
const lives = [
  [0, NOT_RECEIVED, 'most', 'pay refund ship'],
  [0, NOT_RECEIVED, 'most', 'pay ship refund receive'],
  [0, 'refund_only received', 'most', 'pay ship confirm refund complete'],
  [1, 'refund_only received', 'most', 'pay ship confirm refund review'],
  [0, 'refund_only received', 'most', 'policy pay ship confirm refund wait case_escalate'],
  [0, 'refund_only received', 'most', 'pay ship wait confirm wait wait wait wait refund'],
  [0, NOT_RECEIVED, 'least', 'pay ship refund'],
] as const;
const examples = lives.map(([pick, way, asks, kinds]): [[Bought, Step[], Step[]]] => {
  const step = { pick, quantity: 1, way, asks, minutes: 2 * DAY };
  return [[two, [], kinds.split(' ').map((kind) => ({ ...step, kind }))]];
});

/** Orders from the bag at prices of its own, and holds the quote to the papers. Returns an order. */
async function place({ lines, promo, address_id }: Bought): Promise<number> {
  for (const { sku_id, price, quantity } of lines) {
    const sku = { product_id: Math.floor(sku_id / 10), sku_id };
    await control('world/sku', { ...sku, stock: 50, price: amountOf(BigInt(price)) });
    await ask('addCartLine', once({ ...sku, quantity }));
  }
  const { groups } = await ask('getCart', {});
  const own = groups.flatMap((group) => group.lines).filter((one) => lines.some(({ sku_id }) => sku_id === one.sku_id));
  const body = { source: { from: 'cart', line_ids: own.map(({ id }) => id) }, address_id, ...promo };
  const quote = await ask('quoteOrder', { body });
  expect(wrongSums('OrderQuote', quote)).toEqual([]);
  for (const group of quote.groups) {
    expect([wrongSums('QuoteGroup', group), ...group.lines.map((one) => wrongSums('QuoteLine', one))].flat()).toEqual(
      [],
    );
    const from = groups.find(({ shop }) => shop.id === group.shop.id)?.free_freight?.[MONEY.freight_is_free_from];
    if (from) expect(cents(group.freight) === 0n).toBe(cents(group.subtotal) >= cents(from));
    const onTop = group.duties.lines?.filter((one) => one.collected_by === MONEY.duties.on_delivery_amount) ?? [];
    expect(group.duties.on_delivery_amount).toBe(amountOf(add(onTop.map(({ amount }) => cents(amount)))));
    const [discount, all] = [cents(quote.discount), cents(quote.subtotal)];
    expect(sharesOf('order of a promo code', discount, cents(group.subtotal), all)).toContain(cents(group.discount));
  }
  const { orders } = await ask('createOrder', once({ ...body, remarks: [], expected_total: quote.total_amount }));
  return orders[0]?.id ?? 0;
}

/** What an order in some state must be like. */
function holdState(facts: Facts): void {
  const { order, cases } = facts;
  const sum = (which: (one: Case) => boolean) => add(cases.filter(which).map(({ amount }) => cents(amount)));
  expect([wrongSums('Order', order), ...order.items.map((item) => wrongSums('OrderItem', item))].flat()).toEqual([]);
  const isOver = oracle.isAllRefunded(facts);
  const actions = isOver ? ORDERS.actions_when_all_refunded[order.fulfilment] : oracle.actionsOf(facts);
  expect({
    status: order.status,
    actions: order.allowed_actions.toSorted(),
    refunded: cents(order.refunded_amount),
  }).toEqual({
    status: oracle.statusOf(facts),
    actions: actions?.toSorted(),
    refunded: sum(({ status }) => status === 'refunded'),
  });
  expect(sum(oracle.isBinding) <= cents(order[MONEY.refund_amount.together_at_most])).toBe(true);
  for (const one of cases) {
    // Beside other cases, an amount may be a cent more than what is left: then escalate is missing, rightly.
    const isSure = (action: string) => action !== 'escalate' || cases.length === 1 || allowed.includes(action);
    const allowed: string[] = one.allowed_actions.toSorted();
    const expected = oracle.caseActionsOf(one, facts).filter(isSure).toSorted();
    expect([one.status, ...allowed]).toEqual([one.status, ...expected]);
    if (one.allowed_actions.includes('ship')) expect(Date.parse(one.next_by ?? '')).toBe(oracle.sendEnd(one));
    if (one.status === 'applied' && one.escalated_at)
      expect(Date.parse(one.next_by ?? '')).toBeLessThanOrEqual(oracle.platformEnd(one));
    if (one.escalate_by) expect(Date.parse(one.escalate_by)).toBe(oracle.escalateEnd(one));
  }
  const { pay, receipt, completion } = oracle.endsOf(facts);
  const completes = oracle.isHeld(EVENTS.complete, facts) ? undefined : completion;
  const due = [pay, undefined, receipt, completes][order.fulfilment];
  expect(Date.parse(order.server_time) >= (due ?? Number.NaN)).toBe(false);
}

/** What may have happened while time passed, and when. */
function holdPassage(before: Facts, after: Facts): void {
  for (const one of before.cases)
    expect(oracle.statusesAfter(one, before)).toContain(after.cases.find(({ id }) => id === one.id)?.status);
  const isOver = oracle.isAllRefunded(after);
  const reached = new Set<number>([before.order.fulfilment]);
  for (const from of reached)
    for (const [event, to] of Object.entries(ORDERS.fulfilments[from]?.leads_to ?? {}))
      if (event === 'all_refunded' ? isOver : /deadline|ship/.test(event)) reached.add(to);
  expect([...reached]).toContain(after.order.fulfilment);
  const { pay, receipt, completion } = oracle.endsOf(after);
  const at = ({ cancelled_at, received_at, completed_at }: Facts['order']) => [cancelled_at, received_at, completed_at];
  const ends = [isOver ? null : pay, receipt, isOver ? null : completion];
  for (const [index, moment] of at(after.order).entries())
    if (moment !== at(before.order)[index]) expect([Date.parse(moment ?? ''), null]).toContain(ends[index]);
}

interface Course {
  facts: Facts;
  /** Of each case: its freight, and the discount of its pieces. */
  readonly parts: Map<number, Parts>;
  isEscalated: boolean;
}
type Parts = { readonly freight: bigint; readonly discounts: ReadonlyMap<number, bigint> };
type Picked = readonly [item: Item, quantity: number];
const rowOf = ({ fulfilment }: Facts['order']): oracle.FulfilmentRow => {
  const row = ORDERS.fulfilments[fulfilment];
  if (row === undefined) throw new Error(`The papers know no fulfilment ${fulfilment}`);
  return row;
};

/** Holds the parts of a quote to the papers: shares of the discount, and the freight with the last pieces. */
function holdParts(course: Course, picks: readonly Picked[], { freight, discounts }: Parts, brings: boolean): void {
  const { order, cases } = course.facts;
  const others = cases.filter(oracle.isBinding).flatMap(({ id }) => course.parts.get(id) ?? []);
  const [whole, subtotal] = [cents(order.discount), cents(order.subtotal)];
  for (const [item, quantity] of picks) {
    const before = others.flatMap((one) => one.discounts.get(item.id) ?? []);
    const isLast = quantity === oracle.freeOf(item, cases);
    // Escalation counts anew, and between the first pieces and the last the papers leave a cent open.
    if (course.isEscalated || (before.length > 0 && !isLast)) continue;
    const [ordered, taken] = [BigInt(item.quantity), BigInt(quantity)];
    const possible = sharesOf('item of an order', whole, cents(item.subtotal), subtotal).flatMap((share) =>
      isLast ? [share - add(before)] : sharesOf('piece of an item', share, taken, ordered),
    );
    expect(possible).toContain(discounts.get(item.id));
  }
  const isLast = order.items.every((item) => oracle.freeOf(item, cases) === (new Map(picks).get(item) ?? 0));
  expect(freight).toBe(brings && isLast ? cents(order.freight) - add(others.map((one) => one.freight)) : 0n);
}

/** Asks for money back, by a refund or a change of mind. */
async function askBack(course: Course, { kind, pick, quantity, way, asks }: Step): Promise<void> {
  const { order, cases, full } = course.facts;
  const { refunds, refunds_when_time_is_over: late, change_of_mind: mind } = rowOf(order);
  const isMind = kind === 'change_of_mind';
  // The papers do not say whether goods that were received can be called not received.
  if (!isMind && way === NOT_RECEIVED && order.fulfilment > 2) return;
  const free = (item: Item) => oracle.freeOf(item, cases);
  const all = order.items
    .map((item): Picked => [item, pick === 0 ? free(item) : quantity])
    .filter(([, count]) => count);
  const picks = pick === 0 && !isMind ? all : all.slice(pick % order.items.length).slice(0, 1);
  if (picks.length === 0) return;
  const [type = '', product_status] = way.split(' ');
  const items = picks.map(([{ id }, count]) => ({ order_item_id: id, quantity: count }));
  const asked = { order_id: order.id, items, ...(!isMind && { type, product_status }) };
  const quote = await ask(isMind ? 'quoteChangeOfMind' : 'quoteRefund', { body: asked });
  const isPossible = isMind
    ? oracle.actionsOf(course.facts).includes('change_of_mind')
    : oracle.isInTime(course.facts) && refunds.ways?.includes(way) === true;
  const may = isPossible && picks.every(([item, count]) => count <= free(item));
  if (typeof quote === 'string') return expect(may).toBe(false);
  const isQuoteOf = 'items' in quote;
  const most = cents(isQuoteOf ? quote[MONEY.refund_amount.at_most] : quote.amount);
  const rows = isQuoteOf ? quote.items : [{ ...quote, order_item_id: items[0]?.order_item_id ?? 0, block: null }];
  const discounts = new Map(rows.map(({ order_item_id, discount }) => [order_item_id, cents(discount)]));
  const parts = { freight: cents(quote.freight), discounts };
  const wrong = wrongSums(isQuoteOf ? 'RefundQuote' : 'ChangeOfMindQuote', quote);
  expect([rows.every(({ block }) => block === null), rows[0]?.block, wrong]).toEqual([
    may,
    (isMind || oracle.isInTime(course.facts) ? refunds.block : late?.block) ?? rows[0]?.block,
    [],
  ]);
  const counts = (one: Case) =>
    (isMind && one.kind === 'change_of_mind') || (one.product_status === 'not_received' && full.has(one.id));
  const brings = (isMind || way === NOT_RECEIVED) && cases.filter(oracle.isBinding).every(counts);
  if (may) holdParts(course, picks, parts, brings);
  const least = cents(MONEY.refund_amount.at_least);
  const amount = { most, half: most / 2n, more: most + 1n, least }[isMind ? 'most' : asks] ?? most;
  const [option] = isQuoteOf ? quote.options.filter((one) => `${one.type} ${one.product_status}` === way) : [];
  const words = { reason_id: option?.reasons[0]?.id ?? 1, explanation: 'Broken.', amount: amountOf(amount) };
  const proofs = [(await client.upload(proof, { guard: false })).upload_id];
  const done = await ask(
    isMind ? 'declareChangeOfMind' : 'applyRefund',
    once({ ...asked, ...(!isMind && { ...words, proofs }) }),
  );
  expect([way, asks, typeof done]).toEqual([way, asks, may && amount <= most ? 'object' : 'string']);
  if (typeof done === 'string') return;
  const expected = isMind ? [mind?.begins, mind?.type] : [refunds.begins, type];
  expect([done.status, done.type, done.amount]).toEqual([...expected, amountOf(amount)]);
  expect(done.cancels_items).toBe(refunds.cancels && amount === most);
  course.parts.set(done.id, parts);
  if (amount === most) full.add(done.id);
}

const SCORES = {
  product_score: 5,
  service_score: 5,
  postage_score: 5,
  content: 'Good.',
  pictures: [],
  anonymous: false,
};

/** Takes a step. Returns the fulfilment after it; undefined if time passed. */
async function take(course: Course, step: Step): Promise<number | undefined> {
  const { order, cases } = course.facts;
  const { kind, pick } = step;
  const leadsTo = (event: string) => rowOf(order).leads_to[event];
  const item = order.items[pick % order.items.length] ?? (order.items[0] as Item);
  const one = cases[pick % Math.max(1, cases.length)];
  if (kind === 'wait') {
    mock.advance({ minutes: step.minutes });
    return void (await signIn());
  }
  if (kind === 'ship' || kind === 'receive' || kind === 'complete') {
    const to = oracle.isHeld(EVENTS[kind], course.facts) ? undefined : leadsTo(EVENTS[kind]);
    const status = await control('world/order', { order_id: order.id, event: kind });
    expect([kind, status]).toEqual([kind, to === undefined ? 400 : 200]);
    return to ?? order.fulfilment;
  }
  if (kind === 'refund' || kind === 'change_of_mind') await askBack(course, step);
  const answers = (index: number) => (pick % index ? 'accept' : 'refuse');
  if (kind === 'policy') await control('policy', { refunds: answers(2), escalations: answers(3) });
  const calls: Record<string, () => Promise<object | string>> = {
    pay: () => ask('payOrders', once({ order_ids: [order.id], pay_code: PAY_CODE })),
    cancel: () => ask('cancelOrder', { body: { order_id: order.id } }),
    confirm: () => ask('confirmOrder', { body: { order_id: order.id } }),
    extend_receipt: () => ask('extendReceipt', { body: { order_id: order.id } }),
    review: () => ask('createReview', once({ ...SCORES, order_item_id: item.id })),
    case_cancel: () => ask('cancelRefund', { body: { refund_id: one?.id } }),
    case_ship: () => ask('shipRefund', { body: { refund_id: one?.id, carrier: 'Yamato', number: '1234' } }),
    case_escalate: () => ask('escalateRefund', { body: { refund_id: one?.id, explanation: 'Broken.' } }),
  };
  const done = kind.startsWith('case') && !one ? undefined : await calls[kind]?.();
  if (done === undefined) return order.fulfilment;
  if (kind.startsWith('case') && one) {
    const action = kind.slice(5);
    const may = one.allowed_actions.some((name) => name === action);
    const to = may && ORDERS.cases[one.status]?.leads_to[action];
    expect([one.status, action, typeof done === 'object' && 'status' in done && done.status]).toEqual([
      one.status,
      action,
      to,
    ]);
    course.isEscalated ||= may && action === 'escalate';
    return order.fulfilment;
  }
  const may = oracle.actionsOf(course.facts).includes(kind) && (kind !== 'review' || oracle.isReviewable(item, cases));
  expect([kind, typeof done]).toEqual([kind, may ? 'object' : 'string']);
  const isMore = order.items.some((other) => other !== item && oracle.isReviewable(other, cases));
  const event = kind === 'review' && !isMore && !oracle.isHeld('last_review', course.facts) ? 'last_review' : kind;
  return (may ? leadsTo(event) : undefined) ?? order.fulfilment;
}

async function look(id: number, before?: Facts): Promise<Facts> {
  const order = await ask('getOrder', { query: { order_id: id } });
  const cases = await Promise.all(order.refunds.map((one) => ask('getRefund', { query: { refund_id: one.id } })));
  const wasOpen = (id: number) => before?.cases.every((one) => one.id !== id || oracle.isOpen(one)) !== false;
  const closed = cases
    .filter((one) => !oracle.isOpen(one) && wasOpen(one.id))
    .map(({ log }) => Date.parse(log[0]?.at ?? ''));
  return { order, cases, closings: [...(before?.closings ?? []), ...closed], full: before?.full ?? new Set() };
}

test('[R4.01] [R4.02] [B4.11] the mock leads an order through its life as the papers say', async () => {
  const life: fc.Arbitrary<[Bought, Step[], Step[]]> = fc.tuple(
    order,
    fc.oneof(...begun),
    fc.array(stepOf(anyKind), { maxLength: 14 }),
  );
  await fc.assert(
    fc.asyncProperty(life, async ([bought, first, steps]) => {
      mock.restore('start');
      await signIn();
      const course: Course = { facts: await look(await place(bought)), parts: new Map(), isEscalated: false };
      for (const step of [...first, ...steps]) {
        const before = course.facts;
        const expected = await take(course, step);
        const after = await look(before.order.id, before);
        if (expected === undefined) holdPassage(before, after);
        else if (!oracle.isAllRefunded(after))
          expect([step.kind, after.order.fulfilment]).toEqual([step.kind, expected]);
        holdState(after);
        course.facts = after;
      }
      const { total_amount, refunded_amount, paid_at } = course.facts.order;
      const paid = paid_at === null ? 0n : cents(total_amount) - cents(refunded_amount);
      expect((await ask('getUserInfo', {})).balance).toBe(amountOf(cents(BALANCE) - paid));
    }),
    { numRuns: 20 + examples.length, seed: 1, examples },
  );
});
