import type { Schema } from '@meridian/sdk';
import type { Review } from '../world/types.ts';
import type { SerializerContext } from './context.ts';
import { toTime } from './time.ts';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first and last letters of the given name with three asterisks in between: `Mei T.` → `M***i`. */
export const maskAuthor = (author: string): string => {
  const given = author.replace(/\s+\S+$/u, '');
  const all = Array.from(letters.segment(given), ({ segment }) => segment);
  return `${all.at(0) ?? ''}***${all.at(-1) ?? ''}`;
};

/** A customer's signature on reviews: the given name and the initial of the family name, `Mei T.`. */
export const signatureOf = ({ givenName, familyName }: { givenName: string; familyName: string }): string => {
  const [initial] = letters.segment(familyName);
  return initial ? `${givenName} ${initial.segment}.` : givenName;
};

/** A review as anyone may see it, including its author: nothing in an anonymous review identifies the customer. */
export const serializeReview = ({ text }: Pick<SerializerContext, 'text'>, review: Review): Schema<'Review'> => ({
  id: review.id,
  author: review.anonymous
    ? { name: maskAuthor(review.author), avatar: null }
    : { name: review.author, avatar: review.avatar },
  product_score: review.productScore,
  service_score: review.serviceScore,
  postage_score: review.postageScore,
  content: review.content,
  pictures: [...review.pictures],
  spec_text: text(review.specText),
  created_at: toTime(review.createdAt),
  reply: review.reply && { text: text(review.reply.text), created_at: toTime(review.reply.createdAt) },
  append: review.append && {
    content: review.append.content,
    pictures: [...review.append.pictures],
    created_at: toTime(review.append.createdAt),
  },
  language: review.language,
});
