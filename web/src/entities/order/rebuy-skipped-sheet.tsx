import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

const reasons = {
  sold_out: msg`Sold out, or the last ones are in your bag`,
  removed: msg`No longer sold`,
  spec_gone: msg`This option is no longer sold`,
  shop_closed: msg`The shop is closed`,
  limit: msg`Over the limit per customer`,
  cart_full: msg`Your bag is full`,
} satisfies Record<Schema<'RebuySkipReason'>, MessageDescriptor>;

interface RebuySkippedSheetProps {
  skipped: readonly Schema<'RebuySkip'>[];
  onClose: () => void;
}

/** The items that buying again could not add to the bag, and why. */
export function RebuySkippedSheet({ skipped, onClose }: RebuySkippedSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <Sheet title={t`Not everything could be added`} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1">
        <p className="text-14 text-ink-2">
          <Plural
            value={skipped.length}
            one="The rest is in your bag at today’s prices. This item was not added:"
            other="The rest is in your bag at today’s prices. These items were not added:"
          />
        </p>
        <ul className="divide-y divide-line rounded-card bg-well px-4">
          {skipped.map(({ name, reason }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two specifications of a product have one name, and the list stays
            <li key={place} className="py-3 text-14">
              <p className="font-semibold">
                <bdi>{name}</bdi>
              </p>
              <p className="text-ink-2">{i18n._(reasons[reason])}</p>
            </li>
          ))}
        </ul>
        <LinkButton to="/bag" wide>
          <Trans>Go to bag</Trans>
        </LinkButton>
      </div>
    </Sheet>
  );
}
