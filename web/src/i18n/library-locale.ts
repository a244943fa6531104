import { LIBRARY_LOCALE } from '@meridian/sdk';
import { defaultLocale, matchLocale } from './choose-locale.ts';

/** The language that the component library is shown in unless another is chosen (R9.07). */
export const libraryLocale = matchLocale(LIBRARY_LOCALE) ?? defaultLocale;
