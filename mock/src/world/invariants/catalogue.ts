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

/** Either all values of a group have a swatch or none. A size guide has a complete row for each size. */
const described = (one: Product, { fault }: Report): void => {
  const { id, specGroups, sizeGuide, facts } = one;
  for (const { id: groupId, values } of specGroups) {
    const swatches = values.filter(({ swatch }) => swatch !== null).length;
    if (swatches !== 0 && swatches !== values.length) fault('product', id, `group ${groupId} lacks a swatch`);
  }
  if (new Set(facts.map(({ name }) => name.en)).size !== facts.length) fault('product', id, 'repeats a fact');
  if (!sizeGuide) return;
  const [size] = sizeGuide.columns;
  const group = specGroups.find(({ name }) => name.en === size?.en);
  const sizes = group?.values.map(({ name }) => name.en).join();
  if (sizeGuide.rows.map(([first]) => first?.en).join() !== sizes)
    fault('product', id, 'its size guide is not of its sizes');
  if (sizeGuide.rows.some((row) => row.length !== sizeGuide.columns.length))
    fault('product', id, 'its size guide has a gap');
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
  const collections = world.shops.get(shopId)?.collections ?? [];
  for (const collectionId of one.collectionIds)
    if (!collections.some((known) => known.id === collectionId))
      fault('product', id, `collection ${collectionId} is not of its shop`);
  described(one, report);
};

/** Products, SKUs and shops: stock is never negative; every picture and reference exists. */
export const checkCatalogue = (world: World, report: Report): void => {
  const { fault } = report;
  const categories = new Set(world.categories.map(({ id }) => id));
  const skus = new Set<number>();
  for (const one of world.products.values()) {
    if (!categories.has(one.categoryId)) fault('product', one.id, `category ${one.categoryId} does not exist`);
    product(world, one, skus, report);
  }
  for (const { id, logo, cover, collections, earlierFans, earlierSales } of world.shops.values()) {
    const shown = [logo, ...(cover === null ? [] : [cover]), ...collections.map((one) => one.cover)];
    for (const address of shown) if (!pictureExists(address)) fault('shop', id, `picture ${address} does not exist`);
    if (!wholeFrom(0, earlierFans) || !wholeFrom(0, earlierSales)) {
      fault('shop', id, `fans ${earlierFans}, sales ${earlierSales}`);
    }
  }
};
