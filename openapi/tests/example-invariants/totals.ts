import {
  cents,
  type ExampleNode,
  type Fields,
  field,
  fieldsIn,
  violation,
} from '../example-invariants/example-nodes.ts';

type Sum = [name: string, expected: number];

/** Compares amounts of an object with the expected cents. */
function check(node: ExampleNode, sums: Sum[]): string[] {
  return sums.flatMap(([name, expected]) => {
    const found = cents(node.value[name]);
    return found === expected ? [] : [violation(node, name, dollars(expected), node.value[name])];
  });
}

function dollars(amount: number): string {
  return (amount / 100).toFixed(2);
}

function total(items: Fields[], name: string): number {
  return items.reduce((sum, item) => sum + cents(item[name]), 0);
}

export function sumOf(items: Fields[], name: string): number {
  return items.reduce((sum, item) => sum + Number(item[name]), 0);
}

export function nodesOf(all: ExampleNode[], ...schemas: string[]): ExampleNode[] {
  return all.filter(({ schema }) => schemas.includes(schema));
}

/** A line's subtotal is its price times its quantity. */
export function wrongLines(all: ExampleNode[]): string[] {
  const lines = nodesOf(all, 'OrderItem', 'QuoteLine', 'RefundItem');
  return lines.flatMap((node) =>
    check(node, [['subtotal', cents(field(node.value, 'price')) * Number(field(node.value, 'quantity'))]]),
  );
}

/** Subtotal = the items' subtotals; total = subtotal + freight - discount; quantity = the items' quantities. */
export function wrongOrders(all: ExampleNode[]): string[] {
  const orders = nodesOf(all, 'Order', 'OrderCard');
  const groups = nodesOf(all, 'QuoteGroup');
  const quantities = orders.flatMap((node) => {
    const expected = sumOf(fieldsIn(field(node.value, 'items')), 'quantity');
    return expected === field(node.value, 'quantity')
      ? []
      : [violation(node, 'quantity', expected, field(node.value, 'quantity'))];
  });
  const sums = [...orders, ...groups].flatMap((node) => {
    const { subtotal, freight, discount, items, lines } = node.value;
    return check(node, [
      ['subtotal', total(fieldsIn(items ?? lines), 'subtotal')],
      ['total_amount', cents(subtotal) + cents(freight) - cents(discount)],
    ]);
  });
  return [...sums, ...quantities];
}

/** A quote's sums are those of its groups; the promo's discount is the quote's discount. */
export function wrongQuotes(all: ExampleNode[]): string[] {
  return nodesOf(all, 'OrderQuote').flatMap((node) => {
    const groups = fieldsIn(field(node.value, 'groups'));
    const names = ['subtotal', 'freight', 'discount', 'total_amount'];
    const sums = check(
      node,
      names.map((name): Sum => [name, total(groups, name)]),
    );
    const promo = field(field(node.value, 'promo'), 'discount');
    const agrees = promo === undefined || promo === field(node.value, 'discount');
    return agrees ? sums : [...sums, violation(node, 'promo.discount', field(node.value, 'discount'), promo)];
  });
}

/** A refund quote's sums are those of its items; the refundable amount is goods - discount + freight. */
export function wrongRefundQuotes(all: ExampleNode[]): string[] {
  return nodesOf(all, 'RefundQuote').flatMap((node) => {
    const items = fieldsIn(field(node.value, 'items'));
    const { goods, discount, freight } = node.value;
    return check(node, [
      ['goods', total(items, 'goods')],
      ['discount', total(items, 'discount')],
      ['max_amount', cents(goods) - cents(discount) + cents(freight)],
    ]);
  });
}

/**
 * For orders created or paid together, the sum is theirs; a payment's balance is the earlier balance less the amount.
 */
export function wrongPayments(all: ExampleNode[]): string[] {
  const ordinary = all.filter(({ example }) => example === 'ordinary');
  const balance = cents(field(ordinary.find(({ schema }) => schema === 'UserInfo')?.value, 'balance'));
  return all.flatMap((node) => {
    const orders = fieldsIn(field(node.value, 'orders'));
    if (node.path !== 'data' || orders.length === 0) return [];
    if (node.operationId === 'createOrder') return check(node, [['total_amount', total(orders, 'total_amount')]]);
    if (node.operationId !== 'payOrders') return [];
    const amount = total(orders, 'total_amount');
    return check(node, [
      ['amount', amount],
      ['balance_after', balance - amount],
    ]);
  });
}

/** The cart counts the pieces of its valid lines; only invalid lines have a reason. */
export function wrongCarts(all: ExampleNode[]): string[] {
  return nodesOf(all, 'Cart').flatMap((node) => {
    const lines = fieldsIn(field(node.value, 'groups')).flatMap((group) => fieldsIn(field(group, 'lines')));
    const invalid = fieldsIn(field(node.value, 'invalid'));
    const expected = sumOf(lines, 'quantity');
    return [
      ...(expected === field(node.value, 'count')
        ? []
        : [violation(node, 'count', expected, field(node.value, 'count'))]),
      ...lines
        .filter((line) => field(line, 'invalid_reason') !== null)
        .map((line) => violation(node, `line ${field(line, 'id')}`, null, field(line, 'invalid_reason'))),
      ...invalid
        .filter((line) => field(line, 'invalid_reason') === null)
        .map((line) => violation(node, `line ${field(line, 'id')}`, 'a reason', null)),
    ];
  });
}

/** The arrival of a top-up or a withdrawal is its amount less the fee. */
export function wrongArrivals(all: ExampleNode[]): string[] {
  const moved = all.filter(
    ({ schema, value }) =>
      ['Recharge', 'RechargeQuote', 'CardPayment', 'Withdrawal', 'WithdrawalQuote'].includes(schema) &&
      field(value, 'arrival') !== null,
  );
  return moved.flatMap((node) =>
    check(node, [['arrival', cents(field(node.value, 'amount')) - cents(field(node.value, 'fee'))]]),
  );
}
