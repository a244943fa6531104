import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import type { LineSelection } from '../../entities/cart-line/line-selection.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CartLineRow, type LineActions } from './cart-line-row.tsx';
import { SelectLines } from './select-box.tsx';

interface ShopLinesProps {
  group: Schema<'CartGroup'>;
  selection: LineSelection;
  isEditing: boolean;
  actions: LineActions;
}

interface ShopGroupProps extends ShopLinesProps {
  /**
   * Whether it is below the window at first. A bag can hold 200 lines; the browser lays out only those near the window.
   * Not those in sight at first: a visible line whose height was estimated would shift the content below it.
   */
  isBelow: boolean;
  /** The amount the selected lines of this shop lack for free freight; null if they lack nothing. */
  freeFreightGap: string | null | undefined;
}

/** The number of lines of one shop that may fit in a window. The class of the list begins with the next one. */
export const FIRST_LINES = 9;

/** The height of a line is about 9rem, and that of what is above and below the lines 6rem. */
const estimatedHeight = (lines: number) => `auto ${6 + 9 * lines}rem`;

/** The lines of one shop, which do not render again with the quote, and what they lack for free freight. */
export function ShopGroup({ freeFreightGap, isBelow, ...props }: ShopGroupProps) {
  const { shop, lines, free_freight } = props.group;
  return (
    <section
      aria-label={shop.name}
      style={
        isBelow ? { contentVisibility: 'auto', containIntrinsicBlockSize: estimatedHeight(lines.length) } : undefined
      }
      className="overflow-clip rounded-card bg-card"
    >
      <ShopLines {...props} />
      {free_freight !== null && <FreeFreight threshold={free_freight.threshold} gap={freeFreightGap} />}
    </section>
  );
}

const ShopLines = memo(function ShopLines({ group: { shop, lines }, selection, isEditing, actions }: ShopLinesProps) {
  const { t } = useLingui();
  const lineIds = useMemo(() => lines.map(({ id }) => id), [lines]);
  return (
    <>
      <header className="flex items-center ps-1 pe-3 py-1.5">
        <SelectLines selection={selection} lineIds={lineIds} label={t`Select everything from ${shop.name}`} />
        <h2 className="min-w-0 flex-1 text-14 font-semibold">
          <Link
            to="/shop/{-$id}"
            params={{ id: String(shop.id) }}
            className="flex min-h-11 items-center gap-2 rounded-box"
          >
            <span className="scale-75 -mx-1.5">
              <Avatar kind="shop" picture={shop.logo} initials={shop.initials} />
            </span>
            <span dir="auto" className="line-clamp-2 min-w-0" translate="no">
              {shop.name}
            </span>
            <Icon name="forward" size={16} className="text-ink-3" />
          </Link>
        </h2>
      </header>
      {/* The lines after FIRST_LINES are laid out near the window, too. */}
      <ul className="[&>:nth-child(n+10)]:[contain-intrinsic-block-size:auto_9rem] [&>:nth-child(n+10)]:[content-visibility:auto]">
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} selection={selection} isEditing={isEditing} actions={actions} />
        ))}
      </ul>
    </>
  );
});

interface FreeFreightProps {
  threshold: string;
  gap: string | null | undefined;
}

const FreeFreight = memo(function FreeFreight(props: FreeFreightProps) {
  return (
    <p role="status" className="flex min-h-11 items-center gap-2 border-t border-line px-4 py-2 text-12 text-ink-2">
      <Icon name="truck" size={16} />
      <FreeFreightText {...props} />
    </p>
  );
});

/** The amount missing for free freight. Without a selection, the sum from which freight is free. */
function FreeFreightText({ threshold, gap }: FreeFreightProps) {
  const { money } = useFormats();
  if (gap === undefined) return <Trans>Free shipping from {money(threshold)}</Trans>;
  if (gap === null) return <Trans>Free shipping</Trans>;
  return (
    <span>
      <Trans>
        <span className="font-semibold text-ink">{money(gap)}</span> more for free shipping
      </Trans>
    </span>
  );
}
