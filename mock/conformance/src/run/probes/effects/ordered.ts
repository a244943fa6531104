import { isRecord, type JsonObject } from '../../../../../shared/json.ts';
import { bodyFields, type Input } from '../../../../../shared/request-encoding.ts';
import { recordsIn } from '../../../checks/agreement.ts';
import { cents } from '../../../checks/money/cents.ts';
import { valuesAt } from '../../../checks/promises/values-at.ts';
import type { Exchange } from '../../../exchange.ts';
import { codeOf, dataOf } from '../../driver.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';

/** The quote of what is to be ordered, and the cart, before the order; undefined for calls that order nothing. */
export async function readOrdered(
  { driver }: RunContext,
  { id }: Target['operation'],
  input: Input,
): Promise<Before | undefined> {
  if (id !== 'createOrder' && id !== 'quoteOrder') return undefined;
  const { source, address_id, promo_code } = bodyFields(input);
  const body = { source, address_id, ...(promo_code !== undefined && { promo_code }) };
  const [cart, quote] = await Promise.all([
    driver.send('getCart', {}),
    id === 'quoteOrder' ? undefined : driver.send('quoteOrder', { body }),
  ]);
  return codeOf(cart) === 1 ? { cart, quote } : undefined;
}

interface Before {
  readonly quote: Exchange | undefined;
  readonly cart: Exchange;
}

/**
 * Checks an order, or a quote, of what was in the cart: for each shop one order with its lines and the amounts of the
 * quote, the freight once; and the cart without what was ordered, and with all else.
 */
export async function probeOrdered(context: RunContext, { operation, input, exchange }: Target, before?: Before) {
  if (before === undefined) return;
  const { driver } = context;
  const { quote = exchange, cart } = before;
  const chosen = valuesAt(bodyFields(input)['source'], 'line_ids').flat();
  const expectSame: ExpectSame = (what, expected, got, exchanges) => {
    const [one, other] = [expected, got].map((value) => JSON.stringify(value));
    expectThat(context, operation, one === other, {
      check: 'ordered-otherwise',
      message: `${operation.id}: ${what}`,
      expected: one ?? '',
      got: other ?? '',
      exchanges,
    });
  };
  const groups = groupsIn(dataOf(quote), 'groups');
  if (operation.id === 'quoteOrder') {
    const pieces = (lines: readonly JsonObject[]) => lines.map(({ sku_id, quantity }) => [sku_id, quantity]).toSorted();
    const wanted = linesIn(cart).filter(({ id }) => chosen.includes(id));
    const quoted = recordsIn(valuesAt(dataOf(quote), 'groups.lines').flat());
    const isChanged = valuesAt(dataOf(quote), 'changes').flat().length > 0;
    if (!isChanged && chosen.length > 0)
      expectSame('the quote has other lines than were chosen', pieces(wanted), pieces(quoted), [cart, exchange]);
    await expectFreightOnce(context, input, groups, expectSame);
    return;
  }
  const after = await driver.send('getCart', {});
  expectSame('the orders are not those quoted, one for each shop', groups, groupsIn(dataOf(exchange), 'orders'), [
    quote,
    exchange,
  ]);
  await expectDutiesAsQuoted(driver, { quote, exchange }, expectSame);
  const rest = linesIn(cart).filter(({ id }) => !chosen.includes(id));
  const quantities = (lines: readonly JsonObject[]) => lines.map(({ id, quantity }) => [id, quantity]);
  if (codeOf(after) !== 1) return;
  expectSame('the cart is not what it was without the ordered lines', quantities(rest), quantities(linesIn(after)), [
    cart,
    exchange,
    after,
  ]);
}

/** The duties of an order are those of its quote, where both state them. */
async function expectDutiesAsQuoted(
  driver: RunContext['driver'],
  { quote, exchange }: { readonly quote: Exchange; readonly exchange: Exchange },
  expectSame: ExpectSame,
) {
  const groups = recordsIn(valuesAt(dataOf(quote), 'groups').flat());
  const orders = recordsIn(valuesAt(dataOf(exchange), 'orders').flat());
  const compare = async ({ id: order_id, ...card }: JsonObject) => {
    const order = await driver.send('getOrder', { query: { order_id } });
    const group = groups.find((one) => shopOf(one) === shopOf(card));
    const [quoted, placed] = [group, dataOf(order)].map((of) => valuesAt(of, 'duties.lines')[0]);
    if (quoted !== undefined && placed !== undefined)
      expectSame('the duties of the order are not those of its quote', quoted, placed, [quote, order]);
  };
  await Promise.all(orders.map(compare));
}

/** A shop's freight is the same for one piece and for many, until they reach what ships free. */
async function expectFreightOnce(
  { driver }: RunContext,
  input: Input,
  groups: ReturnType<typeof groupsIn>,
  expectSame: ExpectSame,
) {
  const { address_id } = bodyFields(input);
  for (const { lines, freight, subtotal } of groups) {
    const [[product_id, sku_id] = []] = lines;
    const source = { from: 'product', product_id, sku_id, quantity: 1 };
    const single = await driver.send('quoteOrder', { body: { source, address_id } });
    const [once] = groupsIn(dataOf(single), 'groups');
    const [gap] = valuesAt(dataOf(single), 'groups.free_freight_gap');
    if (once === undefined) continue;
    const isFree = typeof gap === 'string' && (cents(subtotal) ?? 0) >= (cents(once.subtotal) ?? 0) + (cents(gap) ?? 0);
    expectSame('the freight of a shop is not that of one piece', isFree ? '0.00' : once.freight, freight, [single]);
  }
}

type ExpectSame = (what: string, expected: unknown, got: unknown, exchanges: readonly Exchange[]) => void;

/** What each shop sells at once, a group of a quote or an order, and its lines, in an order of their own. */
function groupsIn(data: unknown, name: string) {
  const of = ({ lines, items, subtotal, freight, discount, total_amount, ...group }: JsonObject) => ({
    ...{ shop: shopOf(group), subtotal, freight, discount, total_amount },
    lines: recordsIn(lines ?? items)
      .map(({ product_id, sku_id, quantity, price }) => [product_id, sku_id, quantity, price] as const)
      .toSorted((one, other) => Number(one[1]) - Number(other[1])),
  });
  return recordsIn(valuesAt(data, name)[0])
    .map(of)
    .toSorted((one, other) => Number(one.shop) - Number(other.shop));
}

const shopOf = ({ shop }: JsonObject) => (isRecord(shop) ? shop['id'] : shop);

/** The lines of a cart, those that cannot be ordered too. */
function linesIn(cart: Exchange): JsonObject[] {
  const data = dataOf(cart);
  return recordsIn([...valuesAt(data, 'groups.lines'), ...valuesAt(data, 'invalid')].flat());
}
