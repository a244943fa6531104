import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Sheet } from '../../ui/overlay/sheet.tsx';

/** Shows the link as selectable text when it cannot be copied. */
export function CopyLinkSheet({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Sheet title={t`Share`} onClose={onClose}>
      <label htmlFor={id} className="text-14 text-ink-2">
        <Trans>We could not copy the link. Select it here:</Trans>
      </label>
      <input
        id={id}
        readOnly
        value={url}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
        className="mt-2 min-h-12 w-full rounded-box border border-ink-3 bg-card px-3.5 text-16"
      />
    </Sheet>
  );
}
