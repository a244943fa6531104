import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ReviewFilter } from './review-filter.ts';

interface ReviewOrderProps {
  order: ReviewFilter['order'];
  onOrder: (order: ReviewFilter['order']) => void;
}

const NEWEST = 'newest';

/** The order of a review list, by the platform's own picker. */
export function ReviewOrder({ order, onOrder }: ReviewOrderProps) {
  const { t } = useLingui();
  const orders = { [NEWEST]: t`Newest first`, highest: t`Best first`, lowest: t`Worst first` };
  return (
    <span className="relative inline-flex shrink-0 items-center rounded-full bg-well text-14 font-medium focus-within:outline-2 focus-within:outline-brand">
      <select
        aria-label={t`Sort by`}
        value={order ?? NEWEST}
        onChange={({ currentTarget: { value } }) =>
          onOrder(value === 'highest' || value === 'lowest' ? value : undefined)
        }
        className="min-h-11 appearance-none rounded-full bg-transparent ps-4 pe-9 outline-none"
      >
        {Object.entries(orders).map(([value, text]) => (
          <option key={value} value={value} className="bg-card text-ink">
            {text}
          </option>
        ))}
      </select>
      <Icon name="expand" size={16} className="pointer-events-none absolute end-3.5" />
    </span>
  );
}
