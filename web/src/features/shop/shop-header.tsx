import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FollowButton } from '../../entities/shop/follow-button.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

/** The header of a shop: logo, name, the four figures of R3.06, the buttons to follow it and to chat. */
export function ShopHeader({ shop, id }: { shop: Schema<'Shop'>; id: string }) {
  const { t } = useLingui();
  const { count, percent } = useFormats();
  return (
    <section id={id} aria-label={shop.name} className="px-4 pb-3">
      <div className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
        <Avatar kind="shop" size="large" picture={shop.logo} initials={shop.initials} />
        <div className="min-w-0 flex-1 basis-[9rem] self-center">
          {/* For screen readers the name is the heading in the top bar. */}
          <p aria-hidden className="text-balance text-22 font-semibold leading-tight">
            {shop.name}
          </p>
          {shop.description !== '' && <p className="mt-1 line-clamp-2 text-14 text-ink-2">{shop.description}</p>}
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-y-3 rounded-card bg-card py-3 text-center">
        <Figure name={<Trans>Fans</Trans>} value={count(shop.fans)} />
        <Figure name={<Trans>Sold</Trans>} value={count(shop.total_sales)} />
        {shop.favourable_rate !== null && (
          <Figure name={<Trans>Favourable</Trans>} value={percent(shop.favourable_rate)} />
        )}
        <Figure name={<Trans>Visits</Trans>} value={count(shop.visits)} />
      </dl>
      <div className="mt-3 grid max-w-112 grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2">
        <FollowButton shop={shop} main={shop.status} />
        <Link
          to="/service"
          search={{ shop: shop.id }}
          aria-label={t`Chat with ${shop.name}`}
          className={buttonClass({ variant: 'quiet', size: 'medium', wide: true })}
        >
          <Icon name="message" size={18} />
          <Trans>Chat</Trans>
        </Link>
      </div>
    </section>
  );
}

function Figure({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="tabular text-16 font-semibold">{value}</dd>
    </div>
  );
}
