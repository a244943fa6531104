import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { validLines } from '@meridian/sdk/rules';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { focusNextRow } from '../../behaviour/focus-next-row.ts';
import { createLineSelection, purchaseSelection, useSelectedIds } from '../../entities/cart-line/line-selection.ts';
import { useLineRemoval } from '../../entities/cart-line/use-line-removal.ts';
import { SuggestedProducts } from '../../entities/product/suggested-products.tsx';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { ExploreLink } from '../../navigation/explore-link.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { LineActions } from './cart-line-row.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { EditBar } from './edit-bar.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import { FIRST_LINES, ShopGroup } from './shop-group.tsx';
import { useCartQuote } from './use-cart-quote.ts';
import { useQuantityEdits } from './use-quantity-edits.ts';

const SpecSheet = lazyOverlay(() => import('../../entities/cart-line/spec-sheet.tsx').then((m) => m.SpecSheet));

/** Of a row: its choice, or what deletes a line that cannot be chosen. */
const FIRST_CONTROL = '[data-remove], input';

/** The number of shops that may fit in a window. The others are rendered afterwards. */
const FIRST_GROUPS = 3;

interface CartLinesProps {
  cart: Schema<'Cart'>;
  /** Whether the customer is selecting several lines to delete or move. */
  isEditing: boolean;
  onEdited: () => void;
}

/** The lines of the bag, with all their actions. */
export function CartLines({ cart, isEditing, onEdited }: CartLinesProps) {
  const list = useId();
  const edits = useQuantityEdits(cart);
  const { hidden, remove, moveToFavourites } = useLineRemoval(edits);
  const [firstCount] = useState(() => firstGroups(cart));
  const { groups, invalid } = useMemo(() => withoutLines(cart, hidden), [cart, hidden]);
  const valid = useMemo(() => validLines({ groups }), [groups]);
  const validIds = useMemo(() => valid.map(({ id }) => id), [valid]);
  const selectedIds = useSelectedIds(purchaseSelection, validIds);
  const quote = useCartQuote(selectedIds);
  // Edit mode has a selection of its own, so that it does not disturb the selection for checkout.
  const editSelection = useMemo(() => (isEditing ? createLineSelection() : undefined), [isEditing]);

  const [chosenId, setChosenId] = useState<number>();
  const { isOpen, open, close } = useOverlay();
  const all = [...valid, ...invalid];
  const chosen = all.find(({ id }) => id === chosenId);
  const actions: LineActions = useMemo(
    () => ({
      edits,
      onChoose: ({ id }) => {
        setChosenId(id);
        open();
      },
      onRemove: (lines) => {
        focusNextRow(FIRST_CONTROL, list);
        void remove(lines);
      },
      onMoveToFavourites: (lines) => {
        focusNextRow(FIRST_CONTROL, list);
        void moveToFavourites(lines);
      },
    }),
    [edits, remove, moveToFavourites, open, list],
  );

  // Rendered interruptibly, so that taps are handled in between.
  const hasRest = useDeferredValue(true, false);
  const renderGroup = (group: Schema<'CartGroup'>, isBelow: boolean) => (
    <ShopGroup
      key={group.shop.id}
      group={group}
      isBelow={isBelow}
      selection={editSelection ?? purchaseSelection}
      isEditing={isEditing}
      actions={actions}
      freeFreightGap={quote.data?.groups.find(({ shop }) => shop.id === group.shop.id)?.free_freight_gap}
    />
  );
  return (
    <div className="@container flex grow flex-col wide:flex-row wide:items-start">
      <div id={list} tabIndex={-1} className="flex min-w-0 flex-col gap-3 px-4 pt-1 pb-4 wide:grow">
        <LineLimitNote cart={cart} lines={all.length} />
        {all.length === 0 && (
          <>
            <EmptyState scene="bag" title={<Trans>Your bag is empty.</Trans>} action={<ExploreLink />} />
            <SuggestedProducts />
          </>
        )}
        {groups.slice(0, firstCount).map((group) => renderGroup(group, false))}
        {hasRest && (
          <>
            {groups.slice(firstCount).map((group) => renderGroup(group, true))}
            {invalid.length > 0 && <InvalidLines lines={invalid} selection={editSelection} actions={actions} />}
          </>
        )}
      </div>
      {editSelection !== undefined ? (
        <EditBar lines={all} selection={editSelection} actions={actions} onDone={onEdited} />
      ) : (
        all.length > 0 && <CheckoutBar lines={valid} selectedIds={selectedIds} quote={quote} edits={edits} />
      )}
      {isOpen && chosen !== undefined && (
        <SpecSheet line={chosen} onClose={close} onSaved={() => edits.drop(chosen.id)} />
      )}
    </div>
  );
}

/** How many shops may be in sight at first. */
function firstGroups({ groups }: Schema<'Cart'>): number {
  const filling = groups.findIndex(({ lines }) => lines.length > FIRST_LINES);
  return filling < 0 ? FIRST_GROUPS : Math.min(filling + 1, FIRST_GROUPS);
}

/** Returns the cart without the lines that are being deleted. Unaffected groups keep their identity. */
function withoutLines({ groups, invalid }: Schema<'Cart'>, hidden: ReadonlySet<number>) {
  const isShown = ({ id }: Schema<'CartLine'>) => !hidden.has(id);
  if (hidden.size === 0) return { groups, invalid };
  return {
    groups: groups
      .map((group) => (group.lines.every(isShown) ? group : { ...group, lines: group.lines.filter(isShown) }))
      .filter(({ lines }) => lines.length > 0),
    invalid: invalid.filter(isShown),
  };
}

/** The fraction of the limit from which the note is shown. */
const NEARLY = 0.9;

/** Tells how many lines a bag can hold, once it is nearly full. */
function LineLimitNote({ cart, lines }: { cart: Schema<'Cart'>; lines: number }) {
  const { count } = useFormats();
  const { line_limit: limit } = cart;
  if (lines < limit * NEARLY) return null;
  return (
    <p role="status" className="rounded-card bg-waiting-soft px-4 py-3 text-14 text-waiting-ink">
      {lines < limit ? (
        <Trans>
          Your bag holds up to {count(limit)} different items. It has {count(lines)}.
        </Trans>
      ) : (
        <Trans>Your bag is full: it holds {count(limit)} different items. Check out or delete some to add more.</Trans>
      )}
    </p>
  );
}
