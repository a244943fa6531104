import type { ReactNode } from 'react';

/** A list of names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-2 text-14">{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="ms-auto min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  );
}
