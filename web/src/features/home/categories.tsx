import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { ProductImage } from '../../ui/product/product-image.tsx';

/** The ten categories as shortcuts to Explore, in one row that scrolls if it is too long. */
export function Categories({ categories }: { categories: Schema<'Category'>[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Categories`}>
      <ul className="rail grid auto-cols-(--category-column) grid-flow-col -mx-4 -my-1 scroll-px-4 px-4 py-1">
        {categories.map(({ id, category_code: code, name, picture }) => (
          <li key={id} className="min-w-0">
            <Link
              to="/explore"
              search={{ category: id }}
              className="flex flex-col items-center gap-1.5 rounded-box text-center"
            >
              <ProductImage src={picture} alt="" tint={code} priority className="size-13.5 rounded-card p-2.5" />
              <span className="line-clamp-2 min-h-(--category-label) max-w-full text-balance hyphens-auto text-12 text-ink-2">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
