import { faker as arabic } from '@faker-js/faker/locale/ar';
import { faker as english } from '@faker-js/faker/locale/en';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as japanese } from '@faker-js/faker/locale/ja';
import { faker as thai } from '@faker-js/faker/locale/th';
import { faker as chinese } from '@faker-js/faker/locale/zh_CN';
import { DATA } from '../../data/data.ts';
import { REVIEW_LANGUAGES } from '../../schema/data.ts';
import type { Instant } from '../../types.ts';

export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];

const FAKERS = { en: english, 'zh-CN': chinese, ja: japanese, fr: french, th: thai, ar: arabic } as const;

const { languages } = DATA.reviews;

/** A name in the form in which reviews of a language are signed. */
export const signatureOf = (language: ReviewLanguage, given: string, family: string): string => {
  const { signature } = languages[language];
  if (signature === 'given-initial') return `${given} ${family.slice(0, 1)}.`;
  return signature === 'family-given' ? `${family}${given}` : `${given} ${family}`;
};

export type Authors = ReadonlyMap<ReviewLanguage, readonly string[]>;

/** Sixty review signatures for each language; the same for the same seed. */
export const createAuthors = (seed: number, epoch: Instant): Authors =>
  new Map(
    REVIEW_LANGUAGES.map((language) => {
      const faker = FAKERS[language];
      faker.seed(seed);
      faker.setDefaultRefDate(epoch);
      const sign = () => {
        const given = faker.person.firstName();
        return signatureOf(language, given, faker.person.lastName());
      };
      return [language, Array.from({ length: 60 }, sign)];
    }),
  );
