import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useId } from 'react';
import { RailList } from '../../entities/product/rail-list.tsx';
import { ShopListItem } from '../../entities/shop/shop-list-item.tsx';
import { Section } from '../../ui/section.tsx';
import { SeeAll } from './see-all.tsx';

const SHOPS = 6;

export function HotShops({ shops }: { shops: Schema<'ShopCard'>[] }) {
  const heading = useId();
  return (
    <Section
      headingId={heading}
      title={<Trans>Popular shops</Trans>}
      more={<SeeAll to="/explore" search={{ list: 'shops' }} />}
    >
      <RailList labelledBy={heading}>
        {shops.slice(0, SHOPS).map((shop) => (
          <li key={shop.id} className="w-72 max-w-full shrink-0 snap-start">
            <ShopListItem shop={shop} withPictures />
          </li>
        ))}
      </RailList>
    </Section>
  );
}
