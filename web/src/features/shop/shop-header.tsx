import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FollowButton } from '../../entities/shop/follow-button.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { iconButtonClass } from '../../ui/icon/icon-button.tsx';
import { ShopDescription } from './shop-description.tsx';

/** The header of a shop: logo, name, the four figures of R3.06, and the buttons to follow it and to chat. */
export function ShopHeader({ shop, id }: { shop: Schema<'Shop'>; id: string }) {
  const { t } = useLingui();
  const { compact, percent } = useFormats();
  return (
    <section id={id} aria-label={shop.name} className="px-4 pt-1 pb-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar kind="shop" size="large" picture={shop.logo} initials={shop.initials} priority />
        {/* Hidden from screen readers, which read the name as the heading in the top bar. */}
        <p aria-hidden className="min-w-0 flex-1 basis-[7rem] text-18 font-semibold leading-tight">
          <bdi>{shop.name}</bdi>
        </p>
        <div className="flex items-center gap-1">
          <div className="min-w-20">
            <FollowButton shop={shop} main={shop.status} />
          </div>
          <Link
            to="/service"
            search={{ shop: shop.id }}
            aria-label={t`Chat with ${shop.name}`}
            title={t`Chat with ${shop.name}`}
            className={iconButtonClass('well')}
          >
            <Icon name="message" />
          </Link>
        </div>
      </div>
      <div className="@container">
        <dl className="mt-3 flex flex-wrap justify-between gap-x-3 gap-y-0.5 text-12">
          <Figure name={<Trans>Followers</Trans>} value={compact(shop.fans)} />
          <Figure name={<Trans>Sold</Trans>} value={compact(shop.total_sales)} />
          {shop.favourable_rate !== null && (
            <Figure name={<Trans>Positive</Trans>} value={percent(shop.favourable_rate)} />
          )}
          <Figure name={<Trans>Visits</Trans>} value={compact(shop.visits)} />
        </dl>
      </div>
      {shop.description !== '' && <ShopDescription text={shop.description} />}
    </section>
  );
}

function Figure({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-x-1 @max-[22rem]:flex-col-reverse @max-[22rem]:items-start">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-14 font-semibold">{value}</dd>
    </div>
  );
}
