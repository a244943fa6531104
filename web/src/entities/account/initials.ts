import type { Schema } from '@meridian/sdk';

/** The first letter of each name, for a customer without a picture. A letter may be two code units. */
export function initialsOf({
  given_name,
  family_name,
}: Pick<Schema<'UserInfo'>, 'given_name' | 'family_name'>): string {
  return [given_name, family_name].map((name) => [...name][0] ?? '').join('');
}
