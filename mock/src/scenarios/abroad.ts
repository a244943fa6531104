import { nextId } from '../world/ids.ts';
import { placeOrder } from '../world/seed/order-history/orders.ts';
import type { Address, World } from '../world/types.ts';
import { payOrder, renumberItems } from './many-orders.ts';
import { demoBuyer, demoOf, type Scenario } from './scenario.ts';

type Place = Pick<Address, 'country' | 'areaIds' | 'detail' | 'postcode'>;

const BERLIN: Place = { country: 'DE', areaIds: [2761, 27611], detail: 'Torstrasse 94', postcode: '10119' };
const LOS_ANGELES: Place = { country: 'US', areaIds: [8401, 84011], detail: '118 S Spring Street', postcode: '90012' };
const MOBILE = '+4915223456789';

/** One piece of the cheapest products with these headings, one for each. */
function cheapest(world: World, shopId: number, ...headings: string[]) {
  const chosen = new Set<number>();
  return headings.map((heading) => {
    const offers = [...world.products.values()].flatMap((product) =>
      product.shopId === shopId && product.heading === heading && !chosen.has(product.id)
        ? product.skus.map((sku) => ({ productId: product.id, skuId: sku.id, quantity: 1, price: sku.price }))
        : [],
    );
    const [first] = offers.sort((one, other) => one.price - other.price);
    if (first === undefined) throw new Error(`Shop ${shopId} has nothing of heading ${heading}`);
    chosen.add(first.productId);
    const { price: _, ...pieces } = first;
    return pieces;
  });
}

export const abroadScenarios: readonly Scenario[] = [
  {
    name: 'sent_abroad',
    description:
      'The address is in Berlin. Of three paid orders, the first has goods of one tariff heading, the second of two, and the third goes to the United States: its duties are not known.',
    apply: (world, now) => {
      const demo = demoOf(world);
      const buyer = demoBuyer(world);
      const [berlin, losAngeles] = [BERLIN, LOS_ANGELES].map(
        (place): Address => ({
          ...buyer.address,
          ...place,
          id: nextId(world, 'address'),
          mobile: MOBILE,
          isDefault: place === BERLIN,
          version: 1,
        }),
      );
      if (berlin === undefined || losAngeles === undefined) throw new Error('There are two addresses');
      for (const address of demo.addresses) address.isDefault = false;
      demo.addresses.push(berlin, losAngeles);
      const orders = [
        placeOrder({ ...buyer, address: berlin }, cheapest(world, 1, '8518', '8518'), now),
        placeOrder({ ...buyer, address: berlin }, cheapest(world, 2, '4202', '6403'), now),
        placeOrder({ ...buyer, address: losAngeles }, cheapest(world, 2, '4202'), now),
      ];
      for (const order of orders) payOrder(buyer, order);
      renumberItems(world);
    },
  },
];
