import { countdownParts } from '@meridian/sdk/rules';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The rest of a wait in milliseconds, as `0:45` or `1:05:12`. */
export function clockText(ms: number): string {
  const { days, hours, minutes, seconds } = countdownParts(ms);
  const allHours = days * 24 + hours;
  return allHours > 0 ? `${allHours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}
