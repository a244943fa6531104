import type { Schema } from '@meridian/sdk';
import { useEffect, useState } from 'react';
import { FollowButton } from '../../entities/shop/follow-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { classNames } from '../../ui/class-names.ts';

interface ShopBarProps {
  shop: Schema<'Shop'>;
  /** The id of the shop's header: while that is in sight, the bar does not repeat it. */
  header: string;
}

/** The top bar of a shop. The name and the follow button appear in it when the shop's header has been scrolled away. */
export function ShopBar({ shop, header }: ShopBarProps) {
  const [isCollapsed, setCollapsed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(header);
    if (element === null) return;
    // The bar covers the top of the viewport.
    const covered = element.previousElementSibling?.clientHeight ?? 0;
    // Several entries may come at once; the last one is current.
    const observer = new IntersectionObserver((changes) => setCollapsed(changes.at(-1)?.isIntersecting === false), {
      rootMargin: `-${covered}px 0px 0px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [header]);
  return (
    <ScreenBar
      parent="/searchs"
      title={
        // Clamped here, not by the bar: the bar's ellipsis would stay when the name fades.
        <span className={classNames('line-clamp-2 transition-opacity duration-(--calm)', !isCollapsed && 'opacity-0')}>
          {shop.name}
        </span>
      }
      actions={
        isCollapsed && (
          <div className="pe-3">
            <FollowButton shop={shop} />
          </div>
        )
      }
    />
  );
}
