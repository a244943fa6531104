import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';

const SizeGuideSheet = lazyOverlay(() => import('./more/size-guide-sheet.tsx').then((m) => m.SizeGuideSheet));

interface SizeGuideLinkProps {
  guide: Schema<'SizeGuide'> | null;
  /** The name of a group of values. */
  group: string;
}

/** Opens the size guide. Shown only at the group of values that the guide is about. */
export function SizeGuideLink({ guide, group }: SizeGuideLinkProps) {
  const sheet = useOverlay();
  if (guide === null || guide.columns[0] !== group) return null;
  return (
    <>
      <button
        type="button"
        onClick={sheet.open}
        className="hit-44 rounded-full text-14 text-ink-2 underline decoration-line underline-offset-4"
      >
        <Trans>Size guide</Trans>
      </button>
      {sheet.isOpen && <SizeGuideSheet guide={guide} onClose={sheet.close} />}
    </>
  );
}
