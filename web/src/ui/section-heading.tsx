import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id?: string;
  children: ReactNode;
  /** A link to the whole section. */
  more?: ReactNode;
}

export function SectionHeading({ id, children, more }: SectionHeadingProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <h2 id={id} className="text-18 font-semibold min-w-0">
        {children}
      </h2>
      {more && <div className="min-w-0">{more}</div>}
    </div>
  );
}
