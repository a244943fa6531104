import { useState } from 'react';

/** The browser's event within React's. */
const nativeOf = (event: object) => Object('nativeEvent' in event ? event.nativeEvent : event);

/**
 * Whether a key belongs to the composition of an input method: its Enter only confirms. Safari tells of that Enter after
 * the composition, by the key code 229 alone.
 */
export function isComposing(event: object): boolean {
  const { isComposing, keyCode } = nativeOf(event);
  return isComposing === true || keyCode === 229;
}

/** Keyboards of Android compose every word, for their corrections (vuejs/vue#9777). */
const composesEachWord = () =>
  navigator.userAgent.includes('Android') &&
  ![document.documentElement.lang, ...navigator.languages].some((language) => /^(zh|ja)\b/.test(language));

/**
 * Whether what an input event composes is still to become another text: Chinese and Japanese are composed from Latin
 * letters, kana or Bopomofo, and then chosen. Latin letters are such only where a keyboard composes nothing else. Korean
 * syllables are what they say while they grow, and nothing ends the last one; so are words of other scripts.
 */
export function isUnfinished(event: object): boolean {
  const { isComposing, data } = nativeOf(event);
  if (isComposing !== true || typeof data !== 'string') return false;
  const isToBeChosen = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}]/u.test(data);
  return isToBeChosen || (/\p{sc=Latn}/u.test(data) && !composesEachWord());
}

interface TextEvent {
  currentTarget: { value: string };
  nativeEvent: object;
}

/** The props of a controlled text field that passes on Chinese and Japanese only when it is confirmed. */
export function useComposed(value: string, onChange: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  const confirm = ({ currentTarget }: TextEvent) => {
    setComposed(undefined);
    onChange(currentTarget.value);
  };
  return {
    value: composed ?? value,
    onChange: (event: TextEvent) => (isUnfinished(event) ? setComposed(event.currentTarget.value) : confirm(event)),
    onCompositionEnd: confirm,
  };
}
