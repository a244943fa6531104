import type { Cents, Product, Shop, World } from '../types.ts';
import { isListed } from './products.ts';

/** What a product costs and has at this moment. */
interface Offer {
  /** The lowest price among the specifications in stock, among all while none is. */
  readonly price: Cents;
  /** That specification's market price, if it is above the price. */
  readonly marketPrice: Cents | null;
  /** Pieces over all specifications, whether the product is offered or not. */
  readonly stock: number;
}

/** Price and stock of a card. A removed product keeps its last price. */
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
  return { price, marketPrice: market !== null && market > price ? market : null, stock };
};

/** Whether one piece ordered alone at this price is sent free of charge. */
export const isFreeFreight = ({ freight }: Pick<Shop, 'freight'>, price: Cents): boolean =>
  freight.fee === 0 || (freight.freeFrom !== null && price >= freight.freeFrom);

/** Whether a product is offered and has a piece left: what rankings, similar products and the feed are made of. */
export const canBeBought = (world: World, product: Product): boolean =>
  isListed(world, product) && product.skus.some(({ stock }) => stock > 0);
