import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface MessageBubbleProps {
  /** Whether the customer wrote the message. Otherwise the other side did, whose name is `title`. */
  isOwn: boolean;
  title: string;
  /** Whether the content is a card or a picture, which has a background of its own. Text has the colour of its side. */
  isCard: boolean;
  /** Shown below the message: when it was sent, or its delivery state. */
  foot: ReactNode;
  children: ReactNode;
}

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
