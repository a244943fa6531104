import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { MonthRowSkeleton } from '../../list/month-row.tsx';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';

interface RecordRowProps {
  icon: IconName;
  /** What was bought, instead of the icon. */
  goods?: Pick<Schema<'BillOrder'>, 'picture' | 'category_code'> | undefined;
  title: ReactNode;
  /** The name of the link or button, where the title alone says too little. */
  label?: string | undefined;
  /** What the row opens: a path, or a callback that opens a sheet; undefined if it opens nothing. */
  opens: string | (() => void) | undefined;
  amount: ReactNode;
  /** The status word, beside when it was. */
  status?: ReactNode;
  /** In the line below the title, which has the whole width: a fact, and when it was (RFC 3339). */
  fact: ReactNode;
  at: string;
  /** A further line. */
  children: ReactNode;
  refuseReason?: string | null;
  /** Beside what opens the row: a picture to open. */
  end?: ReactNode;
}

/** On a narrow phone, a title and the amount still fit in one line. */
const rowClass = 'flex items-start gap-3 px-3.5 py-4 max-[23rem]:gap-2 max-[23rem]:px-3';
const markClass = 'size-10 shrink-0 max-[23rem]:size-8';

/** At the top, so that the amount stands beside the first line of a button's title. */
const openClass = 'covers-card align-top text-start';

/** A movement of money, or a request for one, in a list. The whole row opens it. */
export function RecordRow({
  icon,
  goods,
  title,
  label,
  opens,
  amount,
  status,
  fact,
  at,
  children,
  refuseReason = null,
  end,
}: RecordRowProps) {
  const { moment } = useFormats();
  return (
    <article className={classNames('relative', rowClass, opens !== undefined && 'press')}>
      {goods ? (
        <ProductImage
          src={goods.picture}
          alt=""
          tint={goods.category_code}
          className={classNames('rounded-small p-1', markClass)}
        />
      ) : (
        <span className={classNames('grid place-items-center rounded-full bg-well text-ink-2', markClass)}>
          <Icon name={icon} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h4 className="min-w-0 flex-1 basis-[8rem] text-14 font-semibold wrap-anywhere">
            {opens === undefined ? (
              title
            ) : typeof opens === 'string' ? (
              <InternalLink path={opens} aria-label={label} className={openClass}>
                {title}
              </InternalLink>
            ) : (
              <button type="button" aria-label={label} onClick={opens} className={openClass}>
                {title}
              </button>
            )}
          </h4>
          <p className="tabular ms-auto text-16 font-semibold" translate="no">
            {amount}
          </p>
        </div>
        <div className="my-0.5 flex flex-wrap items-baseline justify-between gap-x-2 text-12 text-ink-2">
          <div className="tabular min-w-0 flex-1 basis-[8rem]">
            <SeparatedList
              items={[
                fact,
                <time key="time" dateTime={at}>
                  {moment(at)}
                </time>,
              ]}
            />
          </div>
          <p className="ms-auto text-14">{status}</p>
        </div>
        <div className="flex items-start justify-between gap-3 text-12 text-ink-2">
          <div className="flex min-w-0 flex-col gap-0.5">
            <p className="tabular">{children}</p>
            {refuseReason !== null && <bdi className="block text-danger">{refuseReason}</bdi>}
          </div>
          {end && <div className="relative mt-1">{end}</div>}
        </div>
      </div>
    </article>
  );
}

export function RecordRowSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  return (
    <MonthRowSkeleton>
      <div aria-hidden className={rowClass}>
        <div className={classNames('skeleton rounded-full', markClass)} />
        <div className="flex flex-1 flex-col gap-1.25">
          <SkeletonBlocks className="flex justify-between gap-3" sizes={['h-5 w-2/5', 'h-5 w-1/4']} />
          <SkeletonBlocks className="flex justify-between gap-3" sizes={['h-4 w-1/2', 'h-4 w-1/5']} />
          <div className="skeleton h-4 w-2/5" />
          {hasPicture && <div className="skeleton ms-auto size-10" />}
        </div>
      </div>
    </MonthRowSkeleton>
  );
}
