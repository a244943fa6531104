import type { Schema } from '@meridian/sdk';
import { useEffect, useState } from 'react';
import { FollowButton } from '../../entities/shop/follow-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { classNames } from '../../ui/class-names.ts';

interface ShopBarProps {
  shop: Schema<'Shop'>;
  /** The id of what says who the shop is: while it is in sight, the bar does not say it again. */
  front: string;
}

/** The bar over a shop: the name and the follow button come into it when the shop's front has been scrolled away. */
export function ShopBar({ shop, front }: ShopBarProps) {
  const [isCollapsed, setCollapsed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(front);
    if (element === null) return;
    // The bar itself covers the top of the window.
    const covered = element.previousElementSibling?.clientHeight ?? 0;
    // Several changes may come at once; the last one holds.
    const watch = new IntersectionObserver((changes) => setCollapsed(changes.at(-1)?.isIntersecting === false), {
      rootMargin: `-${covered}px 0px 0px 0px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [front]);
  return (
    <ScreenBar
      parent="/searchs"
      title={
        // Cut here, not by the bar: its three points would stay when the name fades.
        <span className={classNames('line-clamp-2 transition-opacity duration-(--calm)', !isCollapsed && 'opacity-0')}>
          {shop.name}
        </span>
      }
      right={
        isCollapsed && (
          <div className="pe-3">
            <FollowButton shop={shop} />
          </div>
        )
      }
    />
  );
}
