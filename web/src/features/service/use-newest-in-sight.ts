import { useLayoutEffect, useRef, useState } from 'react';

/** The distance from the end, in pixels, within which a conversation counts as read to the end. */
const NEAR_PX = 48;

/**
 * The scrolling of a conversation in a box that is laid out from its end (`flex-col-reverse`). The box opens at the
 * newest message and stays there. For a customer reading further up, additions at either end do not move the view.
 */
export function useNewestInSight(newestKey: string | number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const last = useRef({ key: newestKey, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const grown = element.scrollHeight - last.current.height;
    const isNew = last.current.key !== newestKey && last.current.height > 0;
    // The box's scroll position counts from the end, as a negative number.
    if (isNew && -element.scrollTop > NEAR_PX) element.scrollTop -= grown;
    last.current = { key: newestKey, height: element.scrollHeight };
  });
  const onScroll = () => {
    if (box.current !== null) setAtEnd(-box.current.scrollTop <= NEAR_PX);
  };
  const toEnd = () => {
    box.current?.scrollTo({ top: 0 });
    setAtEnd(true);
  };
  return { box, isAtEnd, onScroll, toEnd };
}
