import { composeText } from '../../text.ts';
import { DATA } from '../data/data.ts';
import type { CategoryCode, Text } from '../types.ts';

/**
 * A product's description as HTML: a paragraph and a list, whose last point is what all products of the category
 * include. The texts are our own, so nothing needs escaping.
 */
export const describe = (category: CategoryCode, about: Text, points: readonly Text[]): Text => {
  const all = [...points, DATA.categories[category].included];
  return composeText([about, ...all], (say) => {
    const items = all.map((point) => `<li>${say(point)}</li>`).join('');
    return `<p>${say(about)}</p><ul>${items}</ul>`;
  });
};
