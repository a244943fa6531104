import { DATA } from '../data/data.ts';
import type { Product } from '../types.ts';

const { manufacturers, responsiblePersons, warnings: texts } = DATA['product-safety'];

/** Who answers for a product of a shop, by the shop's key, and its warnings. Throws for an unknown responsible person. */
export function productSafetyOf(
  shopKey: string,
  warnings: readonly (keyof typeof texts)[],
): Pick<Product, 'manufacturer' | 'responsiblePerson' | 'warnings'> {
  const told = { manufacturer: null, responsiblePerson: null, warnings: warnings.map((warning) => texts[warning]) };
  const found = manufacturers[shopKey];
  if (found === undefined) return told;
  const { responsiblePerson: key, ...manufacturer } = found;
  const responsiblePerson = key === undefined ? null : responsiblePersons[key];
  if (responsiblePerson === undefined) throw new Error(`There is no responsible person ${key} in the data`);
  return { ...told, manufacturer, responsiblePerson };
}
