import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * For a choice whose consequences take long to draw, such as the tab of a long list: the pressed value is marked, and that
 * is painted, before `onSelect` is called, so that the press is answered at once. `onSelect` must lead to `selected`, or
 * return a promise of when it has led elsewhere.
 *
 * @returns what is to be marked, and the handler of a press
 */
export function useMarkedFirst<Value>(
  selected: Value,
  onSelect: (value: Value) => unknown,
): [marked: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ value: Value; from: Value }>();
  // Whatever is selected since then, by this press or by going back, is marked in its turn.
  const pending = pressed !== undefined && Object.is(pressed.from, selected) ? pressed : undefined;
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    if (pending === undefined) return;
    const forget = () => setPressed((latest) => (latest === pending ? undefined : latest));
    const cancel = afterPaint(() => {
      const done = select(pending.value);
      // A navigation that was left on its way leads to nothing.
      if (done instanceof Promise) void done.finally(() => afterPaint(forget));
    });
    return () => {
      cancel();
      // A screen that is left in between is found as it was.
      forget();
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
