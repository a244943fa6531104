import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';

const tones = {
  done: { icon: 'check', colour: 'bg-success-soft text-success-ink' },
  waiting: { icon: 'clock', colour: 'bg-waiting-soft text-waiting-ink' },
  failed: { icon: 'alert', colour: 'bg-danger-soft text-danger' },
} satisfies Record<string, { icon: IconName; colour: string }>;

export type OutcomeTone = keyof typeof tones;

interface OutcomeHeadingProps {
  tone: OutcomeTone;
  title: ReactNode;
  children: ReactNode;
}

/** The heading of a movement of money and its outcome. It takes the focus. */
export function OutcomeHeading({ tone, title, children }: OutcomeHeadingProps) {
  const { icon, colour } = tones[tone];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col items-center text-center">
      <span className={classNames('grid size-16 place-items-center rounded-full', colour)}>
        <Icon name={icon} size={32} />
      </span>
      {/* Screen readers announce a change of the outcome while it is on screen. */}
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="mt-3 text-22 font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}
