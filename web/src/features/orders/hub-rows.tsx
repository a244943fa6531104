import { Trans, useLingui } from '@lingui/react/macro';
import type { DataOf } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { refundStatusName } from '../../entities/refund/refund-status.ts';
import { orderWords } from '../../entities/state/state-words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import type { Tint } from '../../ui/tint.ts';
import { HubSection } from './hub-section.tsx';

const rowsClass = 'divide-y divide-line rounded-card bg-card px-4';

/** The open refund cases. `/refund?tab=cases` lists the closed ones too. */
export function CasesSection({ page }: { page: DataOf<'listRefunds'> }) {
  const { i18n } = useLingui();
  const { money, moment } = useFormats();
  return (
    <HubSection title={i18n._(orderWords.in_after_sale)} path="/refund?tab=cases" hasOthers page={page}>
      <ul className={rowsClass}>
        {page.list.map(({ id, sn, items: [item], amount, status, waits_for, next_by }) => {
          const by = next_by === null ? undefined : moment(next_by);
          return (
            <HubRow
              key={id}
              path={`/refund?case=${id}`}
              picture={item?.picture ?? ''}
              tint={item?.category_code ?? 'family'}
              title={item?.name ?? sn}
              detail={
                <SeparatedList
                  items={[
                    money(amount),
                    i18n._(refundStatusName(status, waits_for)),
                    by !== undefined && <Trans key="by">Next step by {by}.</Trans>,
                  ]}
                />
              }
            />
          );
        })}
      </ul>
    </HubSection>
  );
}

/** The items that wait for a review. `/comment` lists the reviews that are written too. */
export function ReviewSection({ page }: { page: DataOf<'listMyReviews'> }) {
  const { date } = useFormats();
  return (
    <HubSection title={<Trans>To review</Trans>} path="/comment" hasOthers page={page}>
      <ul className={rowsClass}>
        {page.list.map(({ order_item: item }) => (
          <HubRow
            key={item.order_item_id}
            path={`/comment?order=${item.order_id}`}
            picture={item.picture}
            tint={item.category_code}
            title={item.name}
            detail={<Trans>Received on {date(item.received_at)}</Trans>}
          />
        ))}
      </ul>
    </HubSection>
  );
}

interface HubRowProps {
  path: string;
  picture: string;
  tint: Tint;
  title: string;
  detail: ReactNode;
}

function HubRow({ path, picture, tint, title, detail }: HubRowProps) {
  return (
    <li className="@container">
      <InternalLink path={path} className="flex items-center gap-3 py-3">
        <ProductImage src={picture} alt="" tint={tint} className="size-13 shrink-0 rounded-box p-1.5" />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-1 text-14 font-medium">
            {title}
          </span>
          <span className="block text-12 text-ink-2">{detail}</span>
        </span>
        <Icon name="forward" size={16} className="text-ink-3 @max-[10rem]:hidden" />
      </InternalLink>
    </li>
  );
}
