import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { copyText } from './copy-text.ts';

const copied = msg`Copied`;

interface CopyRowProps {
  label: string;
  /** What is copied, where the label does not say it. */
  what?: string;
  /** The text to copy, as it is shown. */
  value: string;
  /** Shows a long row of digits in groups of four. The copy has no gaps. */
  inFours?: boolean;
}

/**
 * A number or an address to copy. The whole row copies it. If the page may not copy (R5.11), it says so and selects the
 * text. From then on only the icon is a button, so that the text can also be selected by hand.
 */
export function CopyRow({ label, what = label, value, inFours = false }: CopyRowProps) {
  const { t } = useLingui();
  const text = useRef<HTMLElement>(null);
  const [isCopyable, setCopyable] = useState(true);
  const onCopy = async () => {
    if (await copyText(value, copied)) return;
    setCopyable(false);
    if (text.current !== null) getSelection()?.selectAllChildren(text.current);
  };
  return (
    <div className={classNames('relative flex min-h-11 items-center gap-3 py-1.5 text-14', isCopyable && 'press')}>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="text-ink-2">{label}</span>
        <bdi
          ref={text}
          dir="ltr"
          translate="no"
          className="tabular min-w-0 select-all wrap-anywhere [text-align:-webkit-match-parent]"
        >
          {inFours ? <Fours digits={value} /> : value}
        </bdi>
      </span>
      <button
        type="button"
        aria-label={t`Copy ${what}`}
        onClick={() => void onCopy()}
        className={classNames(
          '-my-1.5 -me-3 grid size-11 shrink-0 place-items-center rounded-full text-brand hover:bg-well active:bg-well',
          isCopyable && 'covers-card after:rounded-box',
        )}
      >
        <Icon name="copy" size={18} />
      </button>
    </div>
  );
}

/** The gaps are margins, so a selected text has none. A line only breaks between groups. */
function Fours({ digits }: { digits: string }) {
  return (digits.match(/.{1,4}/g) ?? []).map((four, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one number keep their order
    <span key={index} className="inline-block whitespace-nowrap not-last:me-1.5">
      {four}
    </span>
  ));
}
