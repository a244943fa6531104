import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface MessageBubbleProps {
  /** Written by the customer; else by the other side, which is called `title`. */
  isOwn: boolean;
  title: string;
  /** A card or a picture, which stands on a ground of its own; words stand on the colour of their side. */
  isCard: boolean;
  /** Below it: when it was sent, or what became of it. */
  foot: ReactNode;
  children: ReactNode;
}

/** A message of either side. */
export function MessageBubble({ isOwn, title, isCard, foot, children }: MessageBubbleProps) {
  return (
    <div className={classNames('flex flex-col gap-1', isOwn ? 'items-end ps-10' : 'items-start pe-10')}>
      <span className="sr-only">{isOwn ? <Trans>You:</Trans> : `${title}:`}</span>
      <div
        className={classNames(
          'max-w-full min-w-0 rounded-card px-3.5 py-2.5 text-16',
          isOwn ? 'rounded-ee-small' : 'rounded-es-small',
          isOwn && !isCard ? 'bg-brand-soft' : 'bg-card',
        )}
      >
        {children}
      </div>
      <div className="tabular text-12 text-ink-2">{foot}</div>
    </div>
  );
}
