import type { I18n } from '@lingui/core';
import { orderStatusName } from '@meridian/sdk/rules';
import { orderWords } from '../state/state-words.ts';

/** The word for a status; the status itself if unknown (contract, OrderStatus). */
export function orderStatusWord(status: number, i18n: I18n): string {
  const name = orderStatusName(status);
  return name === undefined ? String(status) : i18n._(orderWords[name]);
}
