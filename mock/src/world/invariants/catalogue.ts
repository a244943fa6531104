import { pictureExists } from '../pictures.ts';
import type { Product, Sku, World } from '../types.ts';
import { type Report, wholeFrom } from './report.ts';

const option = (product: Product, sku: Sku, { fault }: Report): void => {
  const { id, price, marketPrice, stock, limit, valueIds } = sku;
  const groups = product.specGroups.length;
  if (!wholeFrom(0, stock)) fault('sku', id, `stock ${stock}`);
  if (!wholeFrom(1, price)) fault('sku', id, `price ${price} cents`);
  if (marketPrice !== null && marketPrice <= price) fault('sku', id, `market price ${marketPrice}, price ${price}`);
  if (limit !== null && !wholeFrom(1, limit)) fault('sku', id, `limit ${limit}`);
  if (valueIds.length !== groups) fault('sku', id, `${valueIds.length} values for ${groups} groups`);
  for (const [index, valueId] of valueIds.entries()) {
    const known = product.specGroups[index]?.values.some((value) => value.id === valueId);
    if (!known) fault('sku', id, `value ${valueId} is not of its group`);
  }
};

const product = (world: World, one: Product, skus: Set<number>, report: Report): void => {
  const { fault } = report;
  const { id, shopId, sales, pictures } = one;
  if (!world.shops.has(shopId)) fault('product', id, `shop ${shopId} does not exist`);
  if (one.skus.length === 0) fault('product', id, 'has no sku');
  if (!wholeFrom(0, sales)) fault('product', id, `sales ${sales}`);
  const combinations = new Set<string>();
  for (const sku of one.skus) {
    if (skus.has(sku.id)) fault('sku', sku.id, 'shares its id');
    skus.add(sku.id);
    const combination = sku.valueIds.join();
    if (combinations.has(combination)) fault('sku', sku.id, 'repeats another combination');
    combinations.add(combination);
    option(one, sku, report);
  }
  for (const address of pictures)
    if (!pictureExists(address)) fault('product', id, `picture ${address} does not exist`);
};

/** Products, their skus and their shops: stock never below zero, every picture and reference exists. */
export const checkCatalogue = (world: World, report: Report): void => {
  const { fault } = report;
  const categories = new Set(world.categories.map(({ id }) => id));
  const skus = new Set<number>();
  for (const one of world.products.values()) {
    if (!categories.has(one.categoryId)) fault('product', one.id, `category ${one.categoryId} does not exist`);
    product(world, one, skus, report);
  }
  for (const { id, logo, earlierFans, earlierSales } of world.shops.values()) {
    if (!pictureExists(logo)) fault('shop', id, `picture ${logo} does not exist`);
    if (!wholeFrom(0, earlierFans) || !wholeFrom(0, earlierSales)) {
      fault('shop', id, `fans ${earlierFans}, sales ${earlierSales}`);
    }
  }
};
