import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { FollowButton } from '../../entities/shop/follow-button.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { LinkIconButton } from '../../navigation/link-icon-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { MAX_SHORT_NAME } from '../../ui/max-short-name.ts';

/** The header of a shop: logo, name, the four figures of R3.06, and the buttons to follow it and to chat. */
export function ShopHeader({ shop, id }: { shop: Schema<'Shop'>; id: string }) {
  const { t } = useLingui();
  const { compact, percent } = useFormats();
  return (
    <section id={id} aria-label={shop.name} className="px-4 pt-1 pb-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar kind="shop" size="large" picture={shop.logo} initials={shop.initials} priority />
        {/* Hidden from screen readers, which read the name as the heading in the top bar. */}
        <p
          aria-hidden
          className={classNames(
            'min-w-0 flex-1 text-18 font-semibold leading-tight',
            shop.name.length > MAX_SHORT_NAME ? 'basis-[11rem]' : 'basis-[7rem]',
          )}
        >
          <bdi translate="no">{shop.name}</bdi>
        </p>
        <div className="flex items-center gap-1">
          <div className="min-w-20">
            <FollowButton shop={shop} main={shop.status} />
          </div>
          <LinkIconButton
            to="/service"
            search={{ shop: shop.id }}
            icon="message"
            label={t`Chat with ${shop.name}`}
            variant="well"
          />
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
    <div className="flex flex-row-reverse items-baseline gap-x-1 @max-[24rem]:flex-col-reverse @max-[24rem]:items-start">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-14 font-semibold">{value}</dd>
    </div>
  );
}

/** A shop's description in one line. A longer text unfolds. */
function ShopDescription({ text }: { text: string }) {
  const id = useId();
  const line = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="mt-1.5 flex items-start gap-2 text-14 text-ink-2">
      <p
        ref={line}
        id={id}
        dir="auto"
        className={classNames('min-w-0 flex-1', isOpen ? 'line-clamp-none whitespace-pre-line' : 'line-clamp-1')}
      >
        {text}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="hit-44 inline-flex shrink-0 items-center gap-0.5 font-medium text-brand"
        >
          {isOpen ? <Trans>Less</Trans> : <Trans>More</Trans>}
          <Icon name="expand" size={16} className={classNames(isOpen && 'rotate-180')} />
        </button>
      )}
    </div>
  );
}
