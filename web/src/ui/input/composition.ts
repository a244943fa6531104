import { useState } from 'react';

/**
 * Whether an event belongs to the composition of an input method, as for Chinese and Japanese: its text is not final, and
 * its Enter only confirms. Safari tells of that Enter after the composition, by the key code 229 alone.
 */
export function isComposing(event: object): boolean {
  const { isComposing, keyCode } = Object('nativeEvent' in event ? event.nativeEvent : event);
  return isComposing === true || keyCode === 229;
}

interface TextEvent {
  currentTarget: { value: string };
  nativeEvent: object;
}

/** The props of a controlled text field that passes on what an input method composes only when it is confirmed. */
export function useComposed(value: string, onChange: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  const confirm = ({ currentTarget }: TextEvent) => {
    setComposed(undefined);
    onChange(currentTarget.value);
  };
  return {
    value: composed ?? value,
    onChange: (event: TextEvent) => (isComposing(event) ? setComposed(event.currentTarget.value) : confirm(event)),
    onCompositionEnd: confirm,
  };
}
