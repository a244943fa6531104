import { Fragment, type ReactNode } from 'react';

/**
 * Short texts in one line, separated by middle dots. No line begins or ends with a dot: each item has its dot before
 * it, and the edge of the list clips the dot at the start of a line. A dot's box is as wide as the widest glyph that a
 * font may have for it (1em), so that it never overlaps an item.
 */
export function SeparatedList({ items }: { items: (ReactNode | false | null)[] }) {
  const shown = items.filter((item) => item !== false && item !== null && item !== '');
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-[1em] flex flex-wrap">
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of one line keep their order
          <Fragment key={index}>
            <span className="flex max-w-full">
              <span aria-hidden className="w-[1em] shrink-0 text-center">
                ·
              </span>
              <bdi className="min-w-0">{item}</bdi>
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
