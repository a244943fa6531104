import type { Schema } from '@meridian/sdk';
import { familyNameFirst } from '../../i18n/full-name.ts';

/**
 * The first letter of each name, in the order of the language, for a customer without a picture. A letter may be two code
 * units.
 */
export function initialsOf(
  locale: string,
  { given_name, family_name }: Pick<Schema<'UserInfo'>, 'given_name' | 'family_name'>,
): string {
  const names = familyNameFirst(locale) ? [family_name, given_name] : [given_name, family_name];
  return names.map((name) => [...name][0] ?? '').join('');
}
