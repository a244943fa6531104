import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The tags that the contract knows (AddressTag); any other text is the customer's own. */
export const knownTags = {
  home: msg({ context: 'address', message: 'Home' }),
  company: msg({ context: 'address', message: 'Work' }),
  other: msg({ context: 'address', message: 'Other' }),
};

export const isKnownTag = (tag: string): tag is keyof typeof knownTags => Object.hasOwn(knownTags, tag);

/** The name of a known tag in the current language; a customer's own tag unchanged. */
export const tagName = (tag: string, i18n: I18n): string => (isKnownTag(tag) ? i18n._(knownTags[tag]) : tag);
