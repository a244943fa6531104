import type { Category, Product, World } from '../world/types.ts';

/** A product's category. Throws if the world is inconsistent. */
export const categoryOf = (world: World, { categoryId }: Pick<Product, 'categoryId'>): Category => {
  const category = world.categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`There is no category ${categoryId}`);
  return category;
};
