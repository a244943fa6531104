import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';

/** Why many search for it; a reason that is not known here has no mark (contract, HotKeyword). */
export function HotKeywordBadge({ reason }: Pick<Schema<'HotKeyword'>, 'reason'>) {
  switch (reason) {
    case 'hot':
      return (
        <span className="shrink-0 rounded-small bg-well px-1.5 text-12 text-ink-2">
          <Trans context="mark of a search word">Hot</Trans>
        </span>
      );
    case 'new':
      return (
        <span className="shrink-0 rounded-small bg-brand-soft px-1.5 text-12 text-brand">
          <Trans context="mark of a search word">New</Trans>
        </span>
      );
    case 'rising':
      return (
        <span className="shrink-0 rounded-small bg-waiting-soft px-1.5 text-12 text-waiting-ink">
          <Trans context="mark of a search word">Rising</Trans>
        </span>
      );
    default:
      return null;
  }
}
