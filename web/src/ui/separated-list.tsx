import { Fragment, type ReactNode } from 'react';

interface SeparatedListProps {
  items: (ReactNode | false | null)[];
}

/**
 * Short facts in one line, separated by middle dots. No dot ends a line or begins one: each fact has its dot before it,
 * and the edge of the list cuts off the dots that begin a line. A dot has a box as wide as the widest glyph that a font
 * may have for it (1em), so that it never overlaps a fact.
 */
export function SeparatedList({ items }: SeparatedListProps) {
  const shown = items.filter((item) => item !== false && item !== null);
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-[1em] flex flex-wrap">
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one line keep their places
          <Fragment key={index}>
            <span className="flex max-w-full">
              <span aria-hidden className="w-[1em] shrink-0 text-center">
                ·
              </span>
              <span className="min-w-0">{item}</span>
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
