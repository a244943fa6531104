import type { World } from '../../src/world/types.ts';
import type { Dice } from './random-source.ts';

/**
 * Something the people behind the shop do, or their scenarios: prices move, goods and shops come and go, minds change.
 * Returns in words what it was.
 */
export function sellerActs(dice: Dice, world: World): string {
  const product = dice.of([...world.products.values()]);
  const sku = dice.of(product.skus);
  const shop = world.shops.get(product.shopId);
  switch (dice.below(8)) {
    case 0:
      for (const one of product.skus) one.stock += 20;
      return `product ${product.id} is stocked up`;
    case 1:
      sku.stock = 0;
      return `sku ${sku.id} is sold elsewhere`;
    case 2:
      Object.assign(sku, { price: Math.max(1, Math.round(sku.price * dice.of([0.9, 1.2, 0.01]))), marketPrice: null });
      return `sku ${sku.id} costs ${sku.price} cents`;
    case 3:
      product.status = product.status === 'removed' || dice.oneIn(2) ? 'on_sale' : 'removed';
      return `product ${product.id} is ${product.status}`;
    case 4:
      if (shop) shop.status = shop.status === 'open' && dice.oneIn(3) ? 'closed' : 'open';
      return `shop ${shop?.id} is ${shop?.status}`;
    case 5: {
      const customer = dice.of([...world.customers.values()]);
      customer.walletFrozen = !customer.walletFrozen && dice.oneIn(3);
      return `the wallet of customer ${customer.id} is ${customer.walletFrozen ? 'frozen' : 'free'}`;
    }
    case 6:
      world.policy.refunds = dice.of(['accept', 'accept', 'refuse'] as const);
      world.policy.audits = dice.of(['pass', 'pass', 'refuse'] as const);
      return `refunds: ${world.policy.refunds}, audits: ${world.policy.audits}`;
    default:
      world.policy.service = dice.of(['open', 'unavailable'] as const);
      return `service is ${world.policy.service}`;
  }
}
