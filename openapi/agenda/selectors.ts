import type { Entry } from '../scripts/agenda/entry.ts';
import { componentsOf } from '../scripts/contract.ts';

type Selector = (entry: Entry) => boolean;

/** Selects values of one of these components, and the components themselves. */
export const ofType =
  (names: RegExp): Selector =>
  ({ schema, kind, where }) =>
    [...componentsOf(schema), ...(kind === 'type' ? [where] : [])].some((name) => names.test(name));

/** Selects fields and parameters with such a name. */
export const named =
  (names: RegExp): Selector =>
  ({ name }) =>
    names.test(name);

/** Selects everything in these operations and components. */
export const of =
  (subjects: RegExp): Selector =>
  ({ subject }) =>
    subjects.test(subject);

export const withFormat =
  (format: string): Selector =>
  ({ schema }) =>
    schema.format === format;

/** Selects values of this JSON type. */
export const typed =
  (type: string): Selector =>
  ({ schema }) =>
    [schema.type].flat().includes(type);

export const anyOf =
  (...selectors: Selector[]): Selector =>
  (entry) =>
    selectors.some((selects) => selects(entry));
