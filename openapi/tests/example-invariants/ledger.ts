import {
  cents,
  type ExampleNode,
  type Fields,
  field,
  fieldsIn,
  violation,
} from '../example-invariants/example-nodes.ts';

/** The data of an operation's ordinary answer. */
export function ordinaryAnswer(all: ExampleNode[], operationId: string): ExampleNode {
  const found = all.find(
    (node) => node.operationId === operationId && node.example === 'ordinary' && node.path === 'data',
  );
  if (found === undefined) throw new Error(`${operationId} has no ordinary example`);
  return found;
}

/** Each bill's balance is the one before it plus its amount, in every unfiltered list; the first starts from 0. */
export function brokenBalanceChain(all: ExampleNode[]): string[] {
  const node = ordinaryAnswer(all, 'listBills');
  const bills = fieldsIn(field(node.value, 'list'));
  return bills.flatMap((bill, index) => {
    const before = bills[index + 1];
    const expected = (before === undefined ? 0 : cents(field(before, 'balance_after'))) + cents(field(bill, 'amount'));
    return expected === cents(field(bill, 'balance_after'))
      ? []
      : [violation(node, `list[${index}].balance_after`, expected / 100, field(bill, 'balance_after'))];
  });
}

/** The newest bill's balance is the customer's and the sum of available and pending; pending is what is under audit. */
export function wrongBalances(all: ExampleNode[]): string[] {
  const bills = ordinaryAnswer(all, 'listBills');
  const user = ordinaryAnswer(all, 'getUserInfo');
  const wallet = ordinaryAnswer(all, 'getWithdrawalInfo');
  const withdrawals = fieldsIn(field(ordinaryAnswer(all, 'listWithdrawals').value, 'list'));
  const newest = cents(field(fieldsIn(field(bills.value, 'list'))[0], 'balance_after'));
  const held = withdrawals.filter(({ status }) => status === 0).reduce((sum, { amount }) => sum + cents(amount), 0);
  const expected: [ExampleNode, string, number][] = [
    [user, 'balance', newest],
    [user, 'balance_pending', held],
    [user, 'balance_available', newest - held],
    [wallet, 'balance', newest],
    [wallet, 'pending', held],
    [wallet, 'available', newest - held],
  ];
  return expected.flatMap(([node, name, amount]) =>
    cents(node.value[name]) === amount ? [] : [violation(node, name, (amount / 100).toFixed(2), node.value[name])],
  );
}

/** Every payment, refund, passed top-up and passed withdrawal has exactly one bill, with its amount. */
export function unmatchedBills(all: ExampleNode[]): string[] {
  const node = ordinaryAnswer(all, 'listBills');
  const found = fieldsIn(field(node.value, 'list')).map(({ source, amount }) => [
    `${field(source, 'kind')} ${field(source, 'id')}`,
    cents(amount),
  ]);
  const list = (operationId: string) => fieldsIn(field(ordinaryAnswer(all, operationId).value, 'list'));
  const passed = ({ status }: Fields) => status === 1;
  const expected = [
    ...list('listOrders')
      .filter(({ status }) => status !== 0 && status !== -1)
      .map(({ id, total_amount }) => [`order ${id}`, -cents(total_amount)]),
    ...list('listRefunds')
      .filter(({ status }) => status === 'refunded')
      .map(({ id, amount }) => [`refund ${id}`, cents(amount)]),
    ...list('listRecharges')
      .filter(passed)
      .map(({ id, arrival }) => [`recharge ${id}`, cents(arrival)]),
    ...list('listWithdrawals')
      .filter(passed)
      .map(({ id, amount }) => [`withdrawal ${id}`, -cents(amount)]),
  ];
  const missing = expected.filter((one) => !found.some((other) => `${other}` === `${one}`));
  const surplus = found.filter((one) => !expected.some((other) => `${other}` === `${one}`));
  return [
    ...missing.map((one) => violation(node, 'list', `a bill of ${one}`, 'none')),
    ...surplus.map((one) => violation(node, 'list', 'only bills of what was moved', `${one}`)),
  ];
}

/** A month's sums are those of its bills, in every list that shows them all. */
export function wrongMonths(all: ExampleNode[]): string[] {
  return all
    .filter(({ operationId, path }) => operationId === 'listBills' && path === 'data')
    .flatMap((node) => {
      const bills = fieldsIn(field(node.value, 'list'));
      return fieldsIn(field(node.value, 'months')).flatMap((month, index) => {
        const amounts = bills
          .filter(({ created_at }) => `${created_at}`.startsWith(`${field(month, 'month')}`))
          .map(({ amount }) => cents(amount));
        const sum = (sign: number) =>
          amounts.filter((amount) => amount * sign > 0).reduce((one, other) => one + other * sign, 0);
        return [['in', sum(1)] as const, ['out', sum(-1)] as const].flatMap(([name, expected]) =>
          cents(month[name]) === expected
            ? []
            : [violation(node, `months[${index}].${name}`, expected / 100, month[name])],
        );
      });
    });
}

/** A month's sums of top-ups or withdrawals are those of its entries, in every list that shows them all. */
export function wrongAuditMonths(all: ExampleNode[]): string[] {
  return all
    .filter(({ operationId, path }) => ['listRecharges', 'listWithdrawals'].includes(operationId) && path === 'data')
    .flatMap((node) => {
      const shown = fieldsIn(field(node.value, 'list'));
      const sum = (members: Fields[], name: string) => members.reduce((total, one) => total + cents(one[name]), 0);
      return fieldsIn(field(node.value, 'months')).flatMap((month, index) => {
        const inIt = shown.filter(({ created_at }) => `${created_at}`.startsWith(`${field(month, 'month')}`));
        const passed = inIt.filter(({ status }) => status === 1);
        const expected: [string, number, number][] = [
          ['count', inIt.length, Number(field(month, 'count'))],
          ['amount', sum(inIt, 'amount'), cents(field(month, 'amount'))],
          ['settled', sum(passed, 'arrival'), cents(field(month, 'settled'))],
        ];
        return expected.flatMap(([name, wanted, found]) =>
          found === wanted ? [] : [violation(node, `months[${index}].${name}`, wanted, month[name])],
        );
      });
    });
}
