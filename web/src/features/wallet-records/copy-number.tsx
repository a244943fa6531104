import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { copyText } from '../../feedback/copy-text.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const copied = msg`Copied`;

/** The number of a record, as a button that copies it. */
export function CopyNumber({ label, number }: { label: string; number: string }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`${number}, copy ${label}`}
      onClick={() => void copyText(number, copied)}
      className="hit-44 inline-flex min-h-6 items-center gap-1.5 rounded-box text-12 text-ink-2"
    >
      <bdi dir="ltr" translate="no" className="tabular">
        {number}
      </bdi>
      <Icon name="copy" size={14} className="text-brand" />
    </button>
  );
}
