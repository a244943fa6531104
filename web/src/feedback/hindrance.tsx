import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon/icon.tsx';

interface HindranceProps {
  icon: IconName;
  title: ReactNode;
  detail: ReactNode;
  /** The next step, such as a link. */
  children: ReactNode;
}

/** Why money cannot be moved, in place of the control that would move it, and the next step. */
export function Hindrance({ icon, title, detail, children }: HindranceProps) {
  return (
    <section className="mt-3 flex flex-col items-center gap-2 px-4 py-6 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-well text-ink-2">
        <Icon name={icon} size={24} />
      </span>
      {/* Announced when it replaces the control. */}
      <div role="alert">
        <h2 className="mt-2 text-18 font-semibold">{title}</h2>
      </div>
      <p className="max-w-84 text-14 text-ink-2">{detail}</p>
      <div className="mt-4 flex w-full flex-col items-center gap-2">{children}</div>
    </section>
  );
}
