import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';

/** The fraction of the limit from which the note is shown. */
const NEARLY = 0.9;

/** Tells how many lines a bag can hold, once it is nearly full. */
export function LineLimitNote({ cart, lines }: { cart: Schema<'Cart'>; lines: number }) {
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
