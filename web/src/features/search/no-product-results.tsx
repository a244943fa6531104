import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { hotProductList, productList } from '@meridian/sdk/react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { listLayouts } from '../../list/list-layout.ts';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { listRowClass } from '../../ui/list-row.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { relaxQuery } from './relax-query.ts';

interface NoProductProps {
  words: string;
  /** Filters are in force: what they cost is said above, and the words may be right. */
  isFiltered: boolean;
  product: (product: Schema<'ProductCard'>) => ReactNode;
}

/** Nothing has the words: what fewer of them would find, the shops, and what others buy. */
export function NoProductResults({ words, isFiltered, product }: NoProductProps) {
  const { t } = useLingui();
  return (
    <>
      {!isFiltered && (
        <>
          <EmptyState icon="search" title={t`Nothing found for “${words}”.`} />
          <ul aria-label={t`Find more`} className="divide-y divide-line rounded-card bg-card">
            {relaxQuery(words).map((fewer) => (
              <Fewer key={fewer} words={fewer} />
            ))}
            <li>
              <Link to="/searchs" search={{ q: words }} replace className={listRowClass}>
                <Icon name="shop" size={18} className="text-ink-2" />
                <span className="flex-1">{t`Look for “${words}” among the shops`}</span>
                <Icon name="forward" size={16} className="text-ink-3" />
              </Link>
            </li>
          </ul>
        </>
      )}
      <HotProducts product={product} />
    </>
  );
}

function Fewer({ words }: { words: string }) {
  const { t } = useLingui();
  const { total } = useInfiniteList(productList.pages({ keyword: words, limit: 1 }));
  // Offered only once it is known to help.
  if (total === undefined || total === 0) return null;
  return (
    <li>
      <Link to="/search" search={{ q: words }} className={listRowClass}>
        <Icon name="search" size={18} className="text-ink-2" />
        <span className="flex-1">{t`Search for “${words}”`}</span>
        <span className="tabular text-ink-2">
          <Plural value={total} one="# product" other="# products" />
        </span>
      </Link>
    </li>
  );
}

const HOT = 4;

function HotProducts({ product }: Pick<NoProductProps, 'product'>) {
  const heading = useId();
  const { rows } = useInfiniteList(hotProductList.pages({ limit: HOT }));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-6">
      <SectionHeading id={heading}>
        <Trans>Hot products</Trans>
      </SectionHeading>
      <ul className={listLayouts.cards.className}>
        {rows.slice(0, HOT).map((row) => (
          <li key={row.id} className="min-w-0">
            {product(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}
