import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorMessage } from '../i18n/error-messages.ts';

/** What happened and what the customer can do, in one line at a field. */
export function errorLine(error: unknown, i18n: I18n): string {
  const { title: text, detail: advice } = errorMessage(error, i18n);
  return advice === undefined ? text : i18n._(msg`${text}. ${advice}`);
}
