import type { Schema } from '@meridian/sdk';
import { useEffect, useState } from 'react';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FollowButton } from './follow-button.tsx';

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
    const watch = new IntersectionObserver(([entry]) => setCollapsed(entry?.isIntersecting === false), {
      // The bar itself covers the top of the window.
      rootMargin: '-52px 0px 0px 0px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [front]);
  return (
    <ScreenBar
      parent="/searchs"
      title={
        <span className={classNames('transition-opacity duration-(--calm)', !isCollapsed && 'opacity-0')}>
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
