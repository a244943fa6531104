import { nearestLanguage } from '../../text.ts';
import { DATA } from './data.ts';

/** The language of an answer (`Content-Language`) to a requested language. The mock's own texts are all in it. */
export const answerLanguage = (asked: string | undefined): string => nearestLanguage(DATA.messages.done, asked);
