import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { liveLogisticsQuery } from '@meridian/sdk/flows';
import { logisticsQuery } from '@meridian/sdk/react';
import { ORDER_STATUS } from '@meridian/sdk/rules';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { PromptSuspense } from '../../feedback/prompt-suspense.tsx';
import { SectionErrorBoundary } from '../../feedback/section-error-boundary.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx';
import { Moment } from './moment.tsx';

/** The parcels of a paid order and their tracking. An error here leaves the rest of the order on screen. */
export function LogisticsSection({ order }: { order: Schema<'Order'> }) {
  const queries = useQueryClient();
  if (order.logistics === null && order.fulfilment !== ORDER_STATUS.waiting_deliver) return null;
  return (
    <SectionErrorBoundary onRetry={() => void queries.resetQueries(logisticsQuery(order.id))}>
      <PromptSuspense fallback={<ParcelsSkeleton order={order} />}>
        <Parcels order={order} />
      </PromptSuspense>
    </SectionErrorBoundary>
  );
}

/** As high as the tracking: before shipping, under way with the day of arrival, and received without that day. */
function ParcelsSkeleton({ order: { logistics, received_at } }: { order: Schema<'Order'> }) {
  const height = logistics === null ? 'h-13' : received_at === null ? 'h-95' : 'h-73';
  return <div className={classNames('skeleton rounded-card', height)} />;
}

function Parcels({ order }: { order: Schema<'Order'> }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { data } = useSuspenseQuery(liveLogisticsQuery(order));
  const panel = useId();
  const [selected, setSelected] = useState<string>();
  const { parcels, arrives_by } = data;
  const shown = parcels.find(({ number }) => number === selected) ?? parcels[0];
  if (shown === undefined) {
    return (
      arrives_by !== null && (
        <div className="rounded-card bg-card pb-4">
          <ArrivesBy day={arrives_by} />
        </div>
      )
    );
  }
  // Parcel 1 is the first one sent; the newest is shown first.
  const nameOf = (index: number) => t`Parcel ${count(parcels.length - index)}`;
  return (
    <section aria-label={t`Delivery`} className="rounded-card bg-card">
      {arrives_by !== null && <ArrivesBy day={arrives_by} />}
      {parcels.length > 1 ? (
        <>
          <Tabs
            label={t`Parcels`}
            tabs={parcels.map(({ number }, index) => ({ value: number, text: nameOf(index) }))}
            selected={shown.number}
            onSelect={setSelected}
            panel={panel}
          />
          <TabPanel id={panel} selected={shown.number}>
            <ParcelContents parcel={shown} items={order.items} />
            <ParcelWay parcel={shown} />
          </TabPanel>
        </>
      ) : (
        <ParcelWay parcel={shown} />
      )}
    </section>
  );
}

/** The latest day of arrival, in the destination's calendar. */
function ArrivesBy({ day }: { day: string }) {
  const { dayRange } = useFormats();
  return (
    <p className="flex items-center gap-3 px-4 pt-4 text-14 font-semibold">
      <Icon name="truck" className="text-ink-2" />
      <Trans>Arrives by {dayRange(day)}</Trans>
    </p>
  );
}

/** The contents of one of several parcels. */
function ParcelContents({ parcel, items }: { parcel: Schema<'Parcel'>; items: Schema<'OrderItem'>[] }) {
  const { count, list } = useFormats();
  const names = parcel.items.map(({ order_item_id, quantity }) => {
    const name = items.find(({ id }) => id === order_item_id)?.name ?? '';
    return quantity > 1 ? `${name} × ${count(quantity)}` : name;
  });
  return (
    <p className="px-4 pt-3 text-14 text-ink-2">
      <Trans>Contains: {list(names)}</Trans>
    </p>
  );
}

function ParcelWay({ parcel }: { parcel: Schema<'Parcel'> }) {
  const { t } = useLingui();
  const { carrier, number, events } = parcel;
  const entries = events.map(
    ({ at, place, text }, index): TimelineEntry => ({
      key: `${at} ${text}`,
      title: place === null ? text : t`${text}, ${place}`,
      time: <Moment at={at} />,
      state: index === 0 ? 'current' : 'past',
    }),
  );
  return (
    <div className="px-4 pt-4">
      {entries.length > 0 ? (
        <Timeline entries={entries} label={t`Tracking history, newest first`} />
      ) : (
        <p className="text-14 text-ink-2">
          <Trans>No tracking updates yet.</Trans>
        </p>
      )}
      <div className="mt-4 border-line border-t py-1.5">
        <CopyRow label={carrier} what={t`Tracking number`} value={number} inFours />
      </div>
    </div>
  );
}
