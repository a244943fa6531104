import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { categoriesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../i18n/formats.ts';
import type { FacetName } from './facets.ts';
import type { ProductSearch } from './product-search.ts';

type Named = Pick<Schema<'FacetCount'>, 'id' | 'name'>;

/** The label of an active filter: "Outdoors", "$50.00 to $200.00". `shops` supplies the name of the chosen shop. */
export function useFacetLabels(shops: readonly Named[] = []): (search: ProductSearch, facet: FacetName) => string {
  const { t } = useLingui();
  const { money, percent } = useFormats();
  const { data: categories } = useQuery(categoriesQuery());
  const nameIn = (list: readonly Named[], id: number | undefined) => list.find((one) => one.id === id)?.name;
  return ({ q = '', category, shop, min, max, rate = 0 }, facet) => {
    switch (facet) {
      case 'q':
        return q;
      case 'category':
        return nameIn(categories?.list ?? [], category) ?? t`Category`;
      case 'shop':
        return nameIn(shops, shop) ?? t`Shop`;
      case 'collection':
        return t`Collection`;
      case 'price':
        if (min === undefined) return t`Up to ${money(max ?? '0.00')}`;
        return max === undefined ? t`From ${money(min)}` : t`${money(min)} to ${money(max)}`;
      case 'rate':
        return t`${percent(rate)} positive or more`;
      case 'stock':
        return t`In stock`;
      case 'freight':
        return t`Free shipping`;
    }
  };
}
