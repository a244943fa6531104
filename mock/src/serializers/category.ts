import type { Category, Product, World } from '../world/types.ts';

/** A product's category. Throws when the world does not add up. */
export const categoryOf = (world: World, { categoryId }: Pick<Product, 'categoryId'>): Category => {
  const category = world.categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`There is no category ${categoryId}`);
  return category;
};
