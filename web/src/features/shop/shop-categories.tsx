import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { listRowClass } from '../../ui/list-row.tsx';
import { NoProducts } from './shop-empty-states.tsx';

interface ShopCategoriesProps {
  shop: Schema<'Shop'>;
  onCategory: (categoryId: number) => void;
}

/** The categories of a shop, each with its number of products. */
export function ShopCategories({ shop, onCategory }: ShopCategoriesProps) {
  const { count } = useFormats();
  if (shop.categories.length === 0) return <NoProducts />;
  return (
    <ul className="rounded-card bg-card">
      {shop.categories.map((category) => (
        <li key={category.id}>
          <button type="button" onClick={() => onCategory(category.id)} className={listRowClass}>
            <span className="flex-1">{category.name}</span>
            <span className="tabular text-ink-2">{count(category.count)}</span>
            <Icon name="forward" size={16} className="text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
