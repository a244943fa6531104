import type { RegistryGroup } from './registry.ts';
import { actions } from './sections/actions.tsx';
import { choosing } from './sections/choices.tsx';
import { fields } from './sections/fields.tsx';
import { foundations } from './sections/foundations.tsx';
import { frame } from './sections/frame.tsx';
import { lists } from './sections/lists.tsx';
import { money } from './sections/money.tsx';
import { pictures } from './sections/pictures.tsx';
import { products } from './sections/products.tsx';

/** Everything on the page. inventory.test.ts compares it with the files of ui/ and form/. */
export const groups: RegistryGroup[] = [
  foundations,
  actions,
  choosing,
  fields,
  products,
  money,
  pictures,
  lists,
  frame,
];
