import { faker as arabic } from '@faker-js/faker/locale/ar';
import { faker as english } from '@faker-js/faker/locale/en';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as japanese } from '@faker-js/faker/locale/ja';
import { faker as thai } from '@faker-js/faker/locale/th';
import { faker as chinese } from '@faker-js/faker/locale/zh_CN';
import type { Instant } from '../types.ts';

export type Tongue = 'en' | 'zh-CN' | 'ja' | 'fr' | 'th' | 'ar';

const together = (given: string, family: string) => `${given} ${family.slice(0, 1)}.`;
const whole = (given: string, family: string) => `${family}${given}`;
const spaced = (given: string, family: string) => `${given} ${family}`;

const TONGUES = {
  en: [english, together],
  'zh-CN': [chinese, whole],
  ja: [japanese, whole],
  fr: [french, together],
  th: [thai, spaced],
  ar: [arabic, spaced],
} as const;

export type People = Readonly<Record<Tongue, readonly string[]>>;

/** Sixty people for each language, as they sign their reviews; the same for the same seed. */
export const createPeople = (seed: number, epoch: Instant): People => {
  const pool = (tongue: Tongue): string[] => {
    const [faker, write] = TONGUES[tongue];
    faker.seed(seed);
    faker.setDefaultRefDate(epoch);
    return Array.from({ length: 60 }, () => write(faker.person.firstName(), faker.person.lastName()));
  };
  return { en: pool('en'), 'zh-CN': pool('zh-CN'), ja: pool('ja'), fr: pool('fr'), th: pool('th'), ar: pool('ar') };
};
