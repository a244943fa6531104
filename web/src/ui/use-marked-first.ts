import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * For a choice that takes long to render, such as the tab of a long list. The pressed value is marked and painted
 * before `onSelect` is called, so that the press is answered at once. `onSelect` must change `selected`, or return a
 * promise that settles when it has navigated elsewhere.
 *
 * @returns the value to mark, and the press handler
 */
export function useMarkedFirst<Value>(
  selected: Value,
  onSelect: (value: Value) => unknown,
): [marked: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<{ value: Value; from: Value }>();
  // Once `selected` changes, by this press or by going back, the new value is marked.
  const pending = pressed !== undefined && Object.is(pressed.from, selected) ? pressed : undefined;
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    if (pending === undefined) return;
    const forget = () => setPressed((latest) => (latest === pending ? undefined : latest));
    const cancel = afterPaint(() => {
      const done = select(pending.value);
      // A navigation that was overtaken does not change `selected`.
      if (done instanceof Promise) void done.finally(() => afterPaint(forget));
    });
    return () => {
      cancel();
      // A screen that is left meanwhile is restored without the mark.
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
