import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.ts';

/** The number of the current picture. Screen readers announce a change. */
export function PictureCounter({ index, total, className }: { index: number; total: number; className: string }) {
  const { count } = useFormats();
  return (
    <p className={`tabular rounded-full bg-float px-3 py-1 font-medium ${className}`}>
      <bdi aria-hidden dir="ltr" translate="no">
        {count(index + 1)} / {count(total)}
      </bdi>
      <span role="status" className="sr-only">
        <Trans>
          Picture {count(index + 1)} of {count(total)}
        </Trans>
      </span>
    </p>
  );
}
