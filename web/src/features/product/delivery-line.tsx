import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { addressList, rowsOf } from '@meridian/sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { useSignedIn } from '../../session/session.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';

/**
 * The days of arrival and the freight, to the customer's default address if there is one, and the terms of return. The
 * server gives the days for an order paid now.
 */
export const DeliveryLine = memo(function DeliveryLine({ product }: { product: Schema<'Product'> }) {
  const { money, dayRange } = useFormats();
  const { data } = useInfiniteQuery({ ...addressList(), enabled: useSignedIn() });
  const addresses = data && rowsOf(data);
  const address = addresses?.find(({ is_default }) => is_default);
  const { freight, free_freight_from, delivery, return_days } = product;
  const dates = dayRange(delivery.arrives_from, delivery.arrives_by);
  return (
    <section className="flex flex-col gap-2 text-14 text-ink-2">
      <Row icon="truck">
        <span className="block font-semibold text-ink">
          <Trans>Arrives {dates}</Trans>
        </span>
        <SeparatedList
          items={[
            address === undefined ? (
              <Trans key="from">Ships from {delivery.from}</Trans>
            ) : (
              <Destination key="to" address={address} />
            ),
            freight === '0.00' ? (
              <Trans key="free">Free shipping</Trans>
            ) : free_freight_from === null ? (
              <Trans key="freight">Shipping {money(freight)}</Trans>
            ) : (
              <Trans key="freight">
                Shipping {money(freight)}, free from {money(free_freight_from)}
              </Trans>
            ),
          ]}
        />
      </Row>
      {addresses !== undefined && address === undefined && (
        <Row icon="address">
          <Link to="/addressForm/{-$id}" className="hit-44 font-semibold text-brand">
            <Trans>Add address</Trans>
          </Link>{' '}
          <Trans>for your delivery dates and shipping</Trans>
        </Row>
      )}
      <Row icon="refund">
        {return_days === 0 ? (
          <Trans>No returns unless faulty</Trans>
        ) : (
          <Plural value={return_days} one="Returns within # day" other="Returns within # days" />
        )}
      </Row>
    </section>
  );
});

function Destination({ address }: { address: Schema<'Address'> }) {
  const { t } = useLingui();
  const country = useFormats().region(address.country);
  const area = address.area.at(-1)?.name ?? address.area_text;
  // The customer changes the delivery address in the address book.
  const chosen = t`${area}, ${country}`;
  const place = (
    <Link
      to="/address"
      aria-label={t`${chosen}, change`}
      className="hit-44 font-semibold text-ink underline decoration-line underline-offset-4"
    >
      {chosen}
    </Link>
  );
  return <Trans>To {place}</Trans>;
}

function Row({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </p>
  );
}
