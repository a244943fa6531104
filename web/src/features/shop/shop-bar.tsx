import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useEffect, useState } from 'react';
import { FollowButton } from '../../entities/shop/follow-button.tsx';
import { BagLink } from '../../entities/sku/bag-link.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { SearchField } from '../../ui/input/search-field.tsx';

interface ShopBarProps {
  shop: Schema<'Shop'>;
  /** The id of the shop's header. While the header is in view, the bar does not repeat its button. */
  header: string;
  query: string | undefined;
  onSearch: (query: string | undefined) => void;
}

/** The top bar of a shop: its search, and the bag. The follow button appears once the shop's header is out of view. */
export function ShopBar({ shop, header, query, onSearch }: ShopBarProps) {
  const { t } = useLingui();
  const [isCollapsed, setCollapsed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(header);
    if (element === null) return;
    let observer: IntersectionObserver | undefined;
    // The screen is painted first: this needs the layout.
    const cancel = afterPaint(() => {
      // The bar covers the top of the viewport.
      const covered = element.previousElementSibling?.clientHeight ?? 0;
      // Several entries may arrive at once; the last one is current.
      observer = new IntersectionObserver((changes) => setCollapsed(changes.at(-1)?.isIntersecting === false), {
        rootMargin: `-${covered}px 0px 0px 0px`,
      });
      observer.observe(element);
    });
    return () => {
      cancel();
      observer?.disconnect();
    };
  }, [header]);
  return (
    <ScreenBar
      title={shop.name}
      parent="/searchs"
      actions={
        <>
          {isCollapsed && (
            <div className="ps-2">
              <FollowButton shop={shop} />
            </div>
          )}
          <BagLink />
        </>
      }
    >
      <div className="py-1">
        <SearchField label={t`Search this shop`} query={query} onSearch={onSearch} />
      </div>
    </ScreenBar>
  );
}
