import type { SQLOutputValue } from 'node:sqlite';
import type { Makes } from './mistakes.ts';

/** How a column is written into an answer. */
export const shownBy = (makes: Makes) => ({
  whole: (value: SQLOutputValue | undefined) => (makes('ids-as-text') ? String(value) : Number(value)),
  flag: (value: SQLOutputValue | undefined) => (makes('ones-for-booleans') ? Number(value) : Number(value) === 1),
  money: (cents: SQLOutputValue | undefined) => {
    const dollars = Number(cents) / 100;
    return makes('money-as-number') ? dollars : dollars.toFixed(2);
  },
  time: (at: SQLOutputValue | undefined) => {
    const instant = new Date(Number(at)).toISOString().replace('.000Z', 'Z');
    return makes('time-without-zone') ? instant.slice(0, 19).replace('T', ' ') : instant;
  },
  nothing: () => (makes('empty-array') ? [] : null),
});
