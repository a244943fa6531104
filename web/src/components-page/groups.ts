import { actions } from './actions.tsx';
import { choosing } from './choices.tsx';
import { fields } from './fields.tsx';
import { foundations } from './foundations.tsx';
import { frame } from './frame.tsx';
import { lists } from './lists.tsx';
import { pictures } from './pictures.tsx';
import { products } from './products.tsx';
import type { RegistryGroup } from './registry.ts';

/** All that the page shows. inventory.test.ts holds it against the files of ui/ and form/. */
export const groups: RegistryGroup[] = [foundations, actions, choosing, fields, products, pictures, lists, frame];
