import { type ComponentProps, type ReactNode, useId } from 'react';

interface SectionProps extends Pick<ComponentProps<'section'>, 'ref' | 'className'> {
  title: ReactNode;
  more?: ReactNode;
  /** The DOM id of the heading, if it also labels something inside. */
  headingId?: string;
  children?: ReactNode;
}

/** The class of a link or button in `more`. */
export const moreClass = 'hit-44 text-14 text-ink-2';

/** A part of a screen, labelled by its heading. */
export function Section({ title, more, headingId, children, ...section }: SectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section aria-labelledby={id} {...section}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-18 font-semibold min-w-0">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
