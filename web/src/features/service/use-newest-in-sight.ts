import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** How far from its end a conversation still counts as read to the end, in pixels. */
const NEAR_PX = 48;

/**
 * The scrolling of a conversation, in a box that is laid out from its end (`flex-col-reverse`): it opens at the newest
 * message and stays there; who reads further up stays where they are, whatever is added at either end.
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
    // Its scroll position is counted from the end, towards negative.
    if (isNew && -element.scrollTop > NEAR_PX) element.scrollTop -= grown;
    last.current = { key: newestKey, height: element.scrollHeight };
  });
  const onScroll = useCallback(() => {
    if (box.current !== null) setAtEnd(-box.current.scrollTop <= NEAR_PX);
  }, []);
  const toEnd = useCallback(() => {
    box.current?.scrollTo({ top: 0 });
    setAtEnd(true);
  }, []);
  return { box, isAtEnd, onScroll, toEnd };
}
