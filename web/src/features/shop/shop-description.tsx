import { Trans } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** A shop's description in one line. A longer text unfolds. */
export function ShopDescription({ text }: { text: string }) {
  const id = useId();
  const line = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="mt-1.5 flex items-start gap-2 text-14 text-ink-2">
      <p
        ref={line}
        id={id}
        dir="auto"
        className={classNames('min-w-0 flex-1', isOpen ? 'whitespace-pre-line' : 'line-clamp-1')}
      >
        {text}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="hit-44 inline-flex shrink-0 items-center gap-0.5 font-medium text-brand"
        >
          {isOpen ? <Trans>Less</Trans> : <Trans>More</Trans>}
          <Icon name="expand" size={16} className={classNames(isOpen && 'rotate-180')} />
        </button>
      )}
    </div>
  );
}
