import { LIBRARY_LOCALE } from '@meridian/sdk';
import { defaultLocale, matchLocale } from './choose-locale.ts';

/** The default language of the component library (R9.07). */
export const libraryLocale = matchLocale(LIBRARY_LOCALE) ?? defaultLocale;
