import { cents, type Fields, field, fieldsIn, type Shown, violation } from './show.ts';

type Sum = [name: string, expected: number];

/** Compares amounts of an object with what they must be, in cents. */
function check(shown: Shown, sums: Sum[]): string[] {
  return sums.flatMap(([name, expected]) => {
    const found = cents(shown.value[name]);
    return found === expected ? [] : [violation(shown, name, dollars(expected), shown.value[name])];
  });
}

function dollars(amount: number): string {
  return (amount / 100).toFixed(2);
}

function total(items: Fields[], name: string): number {
  return items.reduce((sum, item) => sum + cents(item[name]), 0);
}

export function count(items: Fields[], name: string): number {
  return items.reduce((sum, item) => sum + Number(item[name]), 0);
}

export function of(all: Shown[], ...schemas: string[]): Shown[] {
  return all.filter(({ schema }) => schemas.includes(schema));
}

/** A line's subtotal is its price times its quantity. */
export function wrongLines(all: Shown[]): string[] {
  const lines = of(all, 'OrderItem', 'QuoteLine', 'RefundItem');
  return lines.flatMap((shown) =>
    check(shown, [['subtotal', cents(field(shown.value, 'price')) * Number(field(shown.value, 'quantity'))]]),
  );
}

/** Subtotal = the items' subtotals; total = subtotal + freight - discount; quantity = the items' quantities. */
export function wrongOrders(all: Shown[]): string[] {
  const orders = of(all, 'Order', 'OrderCard');
  const groups = of(all, 'QuoteGroup');
  const quantities = orders.flatMap((shown) => {
    const expected = count(fieldsIn(field(shown.value, 'items')), 'quantity');
    return expected === field(shown.value, 'quantity')
      ? []
      : [violation(shown, 'quantity', expected, field(shown.value, 'quantity'))];
  });
  const sums = [...orders, ...groups].flatMap((shown) => {
    const { subtotal, freight, discount, items, lines } = shown.value;
    return check(shown, [
      ['subtotal', total(fieldsIn(items ?? lines), 'subtotal')],
      ['total', cents(subtotal) + cents(freight) - cents(discount)],
    ]);
  });
  return [...sums, ...quantities];
}

/** A quote's sums are its groups' sums; the promo's discount is the quote's. */
export function wrongQuotes(all: Shown[]): string[] {
  return of(all, 'OrderQuote').flatMap((shown) => {
    const groups = fieldsIn(field(shown.value, 'groups'));
    const names = ['subtotal', 'freight', 'discount', 'total'];
    const sums = check(
      shown,
      names.map((name): Sum => [name, total(groups, name)]),
    );
    const promo = field(field(shown.value, 'promo'), 'discount');
    const agrees = promo === undefined || promo === field(shown.value, 'discount');
    return agrees ? sums : [...sums, violation(shown, 'promo.discount', field(shown.value, 'discount'), promo)];
  });
}

/** Orders made or paid together: the sum is theirs, and a payment's balance is what was there before less the amount. */
export function wrongPayments(all: Shown[]): string[] {
  const ordinary = all.filter(({ example }) => example === 'ordinary');
  const balance = cents(field(ordinary.find(({ schema }) => schema === 'UserInfo')?.value, 'balance'));
  return all.flatMap((shown) => {
    const orders = fieldsIn(field(shown.value, 'orders'));
    if (shown.path !== 'data' || orders.length === 0) return [];
    if (shown.operationId === 'createOrder') return check(shown, [['total', total(orders, 'total')]]);
    if (shown.operationId !== 'payOrders') return [];
    const amount = total(orders, 'total');
    return check(shown, [
      ['amount', amount],
      ['balance_after', balance - amount],
    ]);
  });
}

/** The cart counts the pieces of its valid lines; invalid lines say why, valid ones do not. */
export function wrongCarts(all: Shown[]): string[] {
  return of(all, 'Cart').flatMap((shown) => {
    const lines = fieldsIn(field(shown.value, 'groups')).flatMap((group) => fieldsIn(field(group, 'lines')));
    const invalid = fieldsIn(field(shown.value, 'invalid'));
    const expected = count(lines, 'quantity');
    return [
      ...(expected === field(shown.value, 'count')
        ? []
        : [violation(shown, 'count', expected, field(shown.value, 'count'))]),
      ...lines
        .filter((line) => field(line, 'invalid_reason') !== null)
        .map((line) => violation(shown, `line ${field(line, 'id')}`, null, field(line, 'invalid_reason'))),
      ...invalid
        .filter((line) => field(line, 'invalid_reason') === null)
        .map((line) => violation(shown, `line ${field(line, 'id')}`, 'a reason', null)),
    ];
  });
}

/** What arrives of a top-up or a withdrawal is its amount less the fee. */
export function wrongArrivals(all: Shown[]): string[] {
  const moved = all.filter(
    ({ schema, value }) =>
      ['Recharge', 'Withdrawal', 'WithdrawalQuote'].includes(schema) && field(value, 'arrival') !== null,
  );
  return moved.flatMap((shown) =>
    check(shown, [['arrival', cents(field(shown.value, 'amount')) - cents(field(shown.value, 'fee'))]]),
  );
}
