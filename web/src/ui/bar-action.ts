/**
 * The classes of a text link or text button at the end of a bar (top-bar.tsx). In a narrow bar, the title needs the
 * space.
 */
export const barActionClass =
  'flex min-h-11 items-center rounded-full px-3 text-14 font-semibold text-brand @max-[12rem]:ps-0 @max-[12rem]:pe-1';
