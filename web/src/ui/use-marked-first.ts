import { useEffect, useEffectEvent, useState } from 'react';

/**
 * For a choice whose consequences take long to draw, such as the tab of a long list: the pressed value is marked, and that
 * is painted, before `onSelect` is called, so that the press is answered at once. `onSelect` must lead to `selected`.
 *
 * @returns what is to be marked, and the handler of a press
 */
export function useMarkedFirst<Value>(
  selected: Value,
  onSelect: (value: Value) => void,
): [marked: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ value: Value; from: Value }>();
  // Whatever is selected since then, by this press or by going back, is marked in its turn.
  const pending = pressed !== undefined && Object.is(pressed.from, selected) ? pressed : undefined;
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    if (pending === undefined) return;
    let timer: number | undefined;
    // Frames are painted after their callbacks, and timers wait until then.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => select(pending.value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      // A screen that is left in between is found as it was.
      setPressed((latest) => (latest === pending ? undefined : latest));
    };
  }, [pending]);
  const press = (value: Value) => {
    if (Object.is(value, selected)) {
      setPressed(undefined);
      onSelect(value);
    } else setPressed({ value, from: selected });
  };
  return [pending === undefined ? selected : pending.value, press];
}
