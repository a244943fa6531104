import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface MessageBubbleProps {
  /** Whether the customer wrote the message. Otherwise the other side did, whose name is `title`. */
  isOwn: boolean;
  title: string;
  /** A picture stands for itself, a card has its background on either side, and text the colour of its side. */
  kind: Schema<'Message'>['kind'];
  /** Shown below the message: when it was sent, or its delivery state. */
  foot: ReactNode;
  children: ReactNode;
}

export function MessageBubble({ isOwn, title, kind, foot, children }: MessageBubbleProps) {
  const corners = isOwn ? 'rounded-card rounded-ee-small' : 'rounded-card rounded-es-small';
  const background = isOwn && kind === 'text' ? 'bg-brand-soft' : 'bg-card';
  const bubble = kind !== 'picture' && `px-3.5 py-2.5 ${corners} ${background}`;
  return (
    <div className={classNames('flex flex-col gap-1', isOwn ? 'items-end ps-10' : 'items-start pe-10')}>
      <span className="sr-only">{isOwn ? <Trans>You:</Trans> : `${title}:`}</span>
      <div className={classNames('max-w-full min-w-0 text-16', bubble)}>{children}</div>
      <div className="tabular text-12 text-ink-2">{foot}</div>
    </div>
  );
}
