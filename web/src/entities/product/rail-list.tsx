import type { ReactNode } from 'react';

/** A list that scrolls sideways, from edge to edge of the screen. */
export function RailList({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <ul
      // Makes the scrolling region reachable by the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-labelledby={labelledBy}
      // The focus ring of a card has room above and below.
      className="rail -mx-4 -my-1 flex snap-x scroll-px-4 items-start gap-3 px-4 py-1 -outline-offset-2"
    >
      {children}
    </ul>
  );
}
