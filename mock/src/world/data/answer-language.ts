import { nearestLanguage } from '../../text.ts';
import { DATA } from './data.ts';

/** The language of an answer, by what is asked for: `Content-Language`. What the mock says itself is all in it. */
export const answerLanguage = (asked: string): string => nearestLanguage(DATA.messages.done, asked);
