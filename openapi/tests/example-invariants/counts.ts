import { type ExampleNode, type Fields, field, fieldsIn, violation } from '../example-invariants/example-nodes.ts';
import { ordinaryAnswer } from '../example-invariants/ledger.ts';

/** The actions that each fulfilment allows, always or sometimes (the table of OrderAction). */
const ACTIONS: Record<string, { always: string[]; sometimes?: string[] }> = {
  '0': { always: ['pay', 'cancel', 'edit_address'] },
  '1': { always: ['edit_address', 'buy_again'], sometimes: ['refund', 'change_of_mind'] },
  '2': { always: ['confirm', 'logistics', 'buy_again'], sometimes: ['extend_receipt', 'refund', 'change_of_mind'] },
  '3': { always: ['logistics', 'buy_again'], sometimes: ['review', 'refund', 'change_of_mind'] },
  '4': { always: ['logistics', 'buy_again'], sometimes: ['review', 'change_of_mind'] },
  '-1': { always: ['buy_again'] },
};

/** Each order offers what its fulfilment allows, and nothing else. */
export function wrongAllowedActions(all: ExampleNode[]): string[] {
  return all
    .filter(({ schema }) => schema === 'Order' || schema === 'OrderCard')
    .flatMap((node) => {
      const { always = [], sometimes = [] } = ACTIONS[`${field(node.value, 'fulfilment')}`] ?? {};
      const found = [field(node.value, 'allowed_actions')].flat();
      const right =
        always.every((action) => found.includes(action)) &&
        found.every((action) => [...always, ...sometimes].includes(`${action}`));
      return right ? [] : [violation(node, 'allowed_actions', always, found)];
    });
}

/** A tab holds the orders whose fulfilment or status has its value. */
const inTab =
  (tab: string) =>
  ({ status, fulfilment }: Fields): boolean =>
    tab === 'all' || `${status}` === tab || `${fulfilment}` === tab;

/** The counts on the tabs agree with the list of orders, in the order of the tabs. */
export function wrongOrderCounts(all: ExampleNode[], tabs: readonly string[]): string[] {
  const orders = fieldsIn(field(ordinaryAnswer(all, 'listOrders').value, 'list'));
  const node = ordinaryAnswer(all, 'getOrderCounts');
  const expected = tabs.map((tab) => ({
    status: tab,
    count: orders.filter(inTab(tab)).length,
  }));
  const counts = JSON.stringify(field(node.value, 'counts'));
  return counts === JSON.stringify(expected) ? [] : [violation(node, 'counts', expected, field(node.value, 'counts'))];
}

/** A filtered list of orders, top-ups, withdrawals or refunds is exactly the matching part of the whole list. */
export function wrongFilteredLists(all: ExampleNode[]): string[] {
  const parts: [operationId: string, example: string, keep: (item: Fields) => boolean][] = [
    ['listOrders', 'waiting_pay', inTab('0')],
    ['listOrders', 'shipped', inTab('2')],
    ['listOrders', 'in_after_sale', inTab('-4')],
    ['listRecharges', 'auditing', ({ status }) => status === 0],
    ['listRecharges', 'refused', ({ status }) => status === 2],
    ['listWithdrawals', 'auditing', ({ status }) => status === 0],
    ['listBills', 'money_in', ({ amount }) => !`${amount}`.startsWith('-')],
    ['listBills', 'orders', ({ type }) => type === 'order'],
    ['listMyReviews', 'pending', ({ review }) => review === null],
    ['listMyReviews', 'written', ({ review }) => review !== null],
  ];
  return parts.flatMap(([operationId, example, keep]) => {
    const part = all.find(
      (node) => node.operationId === operationId && node.example === example && node.path === 'data',
    );
    if (part === undefined) return [`${operationId} ${example}: expected an example of this name, found none`];
    const expected = fieldsIn(field(ordinaryAnswer(all, operationId).value, 'list')).filter(keep);
    return JSON.stringify(field(part.value, 'list')) === JSON.stringify(expected)
      ? []
      : [violation(part, 'list', expected, field(part.value, 'list'))];
  });
}

/** The badges agree with the other reads. */
export function wrongBadges(all: ExampleNode[]): string[] {
  const node = ordinaryAnswer(all, 'getBadges');
  const unpaid = fieldsIn(field(ordinaryAnswer(all, 'listOrders').value, 'list')).filter(({ status }) => status === 0);
  const next = unpaid.toSorted((one, other) =>
    `${field(one, 'pay_deadline')}`.localeCompare(`${field(other, 'pay_deadline')}`),
  )[0];
  const conversations = fieldsIn(field(ordinaryAnswer(all, 'listConversations').value, 'list'));
  const expected: Fields = {
    bag: field(ordinaryAnswer(all, 'getCart').value, 'count'),
    unread_notifications: field(ordinaryAnswer(all, 'listNotifications').value, 'unread'),
    unread_messages: conversations.reduce((sum, { unread }) => sum + Number(unread), 0),
  };
  const next_unpaid = field(field(node.value, 'next_unpaid'), 'order_id');
  return [
    ...Object.entries(expected).flatMap(([name, value]) =>
      node.value[name] === value ? [] : [violation(node, name, value, node.value[name])],
    ),
    ...(next_unpaid === field(next, 'id') ? [] : [violation(node, 'next_unpaid', field(next, 'id'), next_unpaid)]),
  ];
}

/** The unread count agrees with the unread entries. */
export function wrongUnreadCounts(all: ExampleNode[]): string[] {
  const notices = ordinaryAnswer(all, 'listNotifications');
  const unread = fieldsIn(field(notices.value, 'list')).filter(({ read }) => read === false).length;
  const told = field(notices.value, 'unread');
  return told === unread ? [] : [violation(notices, 'unread', unread, told)];
}
