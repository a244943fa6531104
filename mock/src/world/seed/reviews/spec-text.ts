import { composeText } from '../../../text.ts';
import { DATA } from '../../data/data.ts';
import type { Product, Text } from '../../types.ts';

/** The words of a SKU's options: `Ink, L`; empty for a product without options. */
export const specText = (product: Product, skuId: number): Text => {
  const sku = product.skus.find(({ id }) => id === skuId);
  const names = product.specGroups.flatMap(({ values }) =>
    values.filter(({ id }) => sku?.valueIds.includes(id)).map(({ name }) => name),
  );
  const { listSeparator } = DATA.phrases;
  return composeText([listSeparator, ...names], (say) => names.map(say).join(say(listSeparator)));
};
