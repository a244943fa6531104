import { nearestLanguage } from '../text.ts';
import { answerLanguage } from '../world/data/answer-language.ts';
import type { Text } from '../world/types.ts';
import type { SerializerContext } from './context.ts';

/** The `language` property for a text in a shop's own language; empty if it is the answer's language. */
export const foreignLanguage = (
  { language }: Pick<SerializerContext, 'language'>,
  text: Text,
): { language?: string } => {
  const own = nearestLanguage(text, language);
  return own === answerLanguage(language) ? {} : { language: own };
};
