/**
 * The classes of an action in words, a link or a button, at the end of a bar (top-bar.tsx), whose title needs the room when
 * it is narrow.
 */
export const barActionClass =
  'flex min-h-11 items-center rounded-full px-3 text-14 font-semibold text-brand @max-[12rem]:ps-0 @max-[12rem]:pe-1';
