import { priorPrice } from '../price-history.ts';
import type { Cents, Product, Shop, World } from '../types.ts';
import { isListed } from './products.ts';

/** The current price and stock of a product. */
interface Offer {
  /** The lowest price of the SKUs in stock, or of all SKUs if none is in stock. */
  readonly price: Cents;
  /** The market price of that SKU, if it is above the price. */
  readonly marketPrice: Cents | null;
  /** The former price of that SKU. */
  readonly priorPrice: Cents | null;
  /** The stock over all SKUs, whether the product is offered or not. */
  readonly stock: number;
}

/** The price and stock on a card. A removed product keeps its last price. */
export const offerOf = ({ skus }: Product): Offer => {
  let stock = 0;
  let best = skus[0];
  for (const sku of skus) {
    stock += sku.stock;
    if (!best || best === sku) continue;
    const reachable = sku.stock > 0;
    const better = reachable === best.stock > 0 ? sku.price < best.price : reachable;
    if (better) best = sku;
  }
  const price = best?.price ?? 0;
  const market = best?.marketPrice ?? null;
  return {
    price,
    marketPrice: market !== null && market > price ? market : null,
    priorPrice: best ? priorPrice(best) : null,
    stock,
  };
};

/** Whether the shop sends a single piece at this price free of charge. */
export const isFreeFreight = ({ freight }: Pick<Shop, 'freight'>, price: Cents): boolean =>
  freight.fee === 0 || (freight.freeFrom !== null && price >= freight.freeFrom);

/** Whether a product is offered and in stock: the condition for rankings, similar products and the feed. */
export const canBeBought = (world: World, product: Product): boolean =>
  isListed(world, product) && product.skus.some(({ stock }) => stock > 0);
