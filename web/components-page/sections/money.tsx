import { MoneyRows } from '../../src/ui/money-rows.tsx';
import { Urgent } from '../../src/ui/urgent.tsx';
import type { RegistryEntry, RegistryGroup } from '../registry.ts';
import { longName } from '../samples.ts';

const moneyRows: RegistryEntry = {
  name: 'MoneyRows',
  file: 'ui/money-rows.tsx',
  when: 'What a sum is made of: an order, a payment, a refund, a withdrawal.',
  width: 'card',
  states: [
    {
      name: 'with a discount, a note and a total',
      show: card([
        { key: 'subtotal', label: 'Subtotal', amount: '193.90' },
        { key: 'freight', label: 'Freight', amount: '4.50', note: '$70.10 more from Northwind Audio: free freight' },
        { key: 'discount', label: 'Discount', amount: '19.39', sign: '-', tone: 'in' },
        { key: 'total', label: 'Total', amount: '179.01', isTotal: true },
      ]),
    },
    {
      name: 'money in, money out, a figure of the past',
      show: card([
        { key: 'before', label: 'Balance before', amount: '1240.00', tone: 'quiet' },
        { key: 'order', label: 'This order', amount: '198.40', sign: '-' },
        { key: 'refund', label: 'Refund', amount: '64.00', sign: '+', tone: 'in' },
        { key: 'after', label: 'Balance after', amount: '1105.60', isTotal: true },
      ]),
    },
    { name: 'only a total', show: card([{ key: 'total', label: 'Total', amount: '0.00', isTotal: true }]) },
    {
      name: 'long text and the largest amounts',
      show: card([
        { key: 'long', label: longName, amount: '999999999999.99', sign: '-', note: longName },
        { key: 'total', label: 'Total', amount: '999999999999.99', isTotal: true },
      ]),
    },
  ],
};

const urgent: RegistryEntry = {
  name: 'Urgent',
  file: 'ui/urgent.tsx',
  when: 'What runs out: the time to pay, the last pieces.',
  width: 'card',
  states: [{ name: 'pieces left', show: <Urgent>Only 2 left</Urgent> }],
};

function card(rows: Parameters<typeof MoneyRows>[0]['rows']) {
  return (
    <div className="rounded-card bg-card px-4 py-3 text-14">
      <MoneyRows rows={rows} />
    </div>
  );
}

export const money: RegistryGroup = { name: 'Money', items: [moneyRows, urgent] };
