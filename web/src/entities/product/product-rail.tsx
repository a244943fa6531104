import type { Schema } from '@meridian/sdk';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { useNearView } from '../../ui/near-view.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { Section } from '../../ui/section.tsx';
import { ProductGridItem } from './product-grid-item.tsx';
import { ProductListItem } from './product-list-item.tsx';
import { RailList } from './rail-list.tsx';
import { Saving } from './saving.tsx';

export const RAIL_LENGTH = 6;

export interface RailItem {
  product: Schema<'ProductCard'>;
  /** A previous, higher price, shown as a saving. */
  priceBefore?: string;
}

interface ProductRailProps<Answer, Failure, Name extends QueryKey> {
  title: ReactNode;
  /** A link to the complete list. */
  more?: ReactNode;
  /** The query of the items, sent when the rail comes near the viewport. */
  query: UseQueryOptions<Answer, Failure, RailItem[], Name>;
  /** Whether cards show a saving, so that the skeleton reserves the space. */
  hasNotes?: boolean;
  /** Hides the shop's name, where all products belong to one shop. */
  isOfShop?: boolean;
}

/**
 * Products in a row that scrolls sideways. It loads when it comes near the viewport, handles its own error with a
 * retry, and disappears when empty. It has the height of its skeleton from the start.
 */
export function ProductRail<Answer, Failure, Name extends QueryKey>(props: ProductRailProps<Answer, Failure, Name>) {
  const { title, more, query, hasNotes = false, isOfShop = false } = props;
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const isNear = useNearView(place);
  const { data, isError, refetch } = useQuery({ ...query, enabled: isNear });
  if (data?.length === 0) return null;
  // A single card would look lost in a row.
  const only = data?.length === 1 ? data[0] : undefined;
  return (
    <Section ref={place} headingId={heading} title={title} more={more}>
      {data === undefined && isError ? (
        <SectionError onRetry={() => void refetch()} />
      ) : only !== undefined ? (
        <ProductListItem isOfShop={isOfShop} {...cardOf(only)} />
      ) : (
        <RailList labelledBy={heading}>
          <li aria-hidden className="invisible -me-3 w-0 shrink-0">
            <div className={cardWidth}>
              <ProductCardSkeleton hasNote={hasNotes} />
            </div>
          </li>
          {data === undefined
            ? // Skeletons outside of the viewport would still be animated.
              (isNear ? skeletons : []).map((index) => (
                <li key={index} aria-hidden className={`${cardWidth} shrink-0`}>
                  <ProductCardSkeleton hasNote={hasNotes} />
                </li>
              ))
            : data.map((item) => (
                <li key={item.product.id} className={`${cardWidth} max-w-full shrink-0 snap-start`}>
                  <ProductGridItem isOfShop={isOfShop} {...cardOf(item)} />
                </li>
              ))}
        </RailList>
      )}
    </Section>
  );
}

/** The props of an item's card or row. */
function cardOf({ product, priceBefore }: RailItem) {
  if (priceBefore === undefined) return { product };
  return { product, note: <Saving from={priceBefore} to={product.price} /> };
}

/** Two cards and a part of the third fit on a phone, which shows that there are more. */
const cardWidth = 'w-[9.25rem]';

const skeletons = [0, 1, 2];
