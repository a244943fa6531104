import { useEffectEvent, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { safeSessionStorage } from './session-storage.ts';
import { isStillOwner, OwnerRecord, privateTabKey, storedOwner } from './storage-owner.ts';

// Input of a form is stored in the tab. It survives a reload, the end of the session, and the eviction of its screen
// from the kept ones. Only the customer who typed it can see it (B8.06): the next customer who signs in deletes it, and
// a tab that the browser restores does not read it if the storage has another owner. A visitor's input is for visitors.

/** The values of a draft; undefined if this customer or visitor has none, or the form has changed since. */
export function readDraft<Values>(name: string, schema: v.GenericSchema<unknown, Values>): Values | undefined {
  const Draft = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.optional(OwnerRecord), values: schema }));
  const stored = v.safeParse(Draft, safeSessionStorage.get(keyOf(name)));
  return stored.success && isStillOwner(stored.output.owner) ? stored.output.values : undefined;
}

export function writeDraft(name: string, values: unknown): void {
  safeSessionStorage.set(keyOf(name), JSON.stringify({ owner: storedOwner(), values }));
}

/** Deletes a draft that was sent or discarded. */
export function forgetDraft(name: string): void {
  safeSessionStorage.remove(keyOf(name));
}

/** Accepts values whose types are those of `blank`, for forms of texts, numbers and switches. */
export const typesOf = <Values extends object>(blank: Values): v.GenericSchema<unknown, Values> =>
  v.custom<Values>((values) =>
    Object.entries(blank).every(([name, value]) => typeof Object(values)[name] === typeof value),
  );

const keyOf = (name: string) => privateTabKey(`draft.${name}`);

/** The part of a form that a draft needs (form/use-form.ts). */
interface DraftForm<Values> {
  watch: (listener: (values: unknown) => void) => { unsubscribe: () => void };
  reset: (values: Values, options: { keepDefaultValues: true }) => void;
}

interface DraftOptions<Values> {
  /** Unique for each form and each record that it edits: `address.12`. */
  name: string;
  form: DraftForm<Values>;
  /** The types of the values, without the form's rules: a draft may be invalid. By default, those of `blank`. */
  schema?: v.GenericSchema<unknown, Values>;
  /** The initial values; a form that has them has no draft. Only these keys are stored, so leave out passwords. */
  blank: Values;
}

/**
 * Stores the input of a form, from the first change until `forget`, which is called once the form is sent. Restores a
 * draft when the form is shown; the form is then dirty. Reset the form after `forget`, or before it if `blank` changes.
 */
export function useDraft<Values extends object>({ name, form, blank, schema = typesOf(blank) }: DraftOptions<Values>) {
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const values = readDraft(name, schema);
    if (values === undefined) return;
    form.reset(values, { keepDefaultValues: true });
    setRestored(true);
  });
  const keep = useEffectEvent((values: unknown) => {
    const kept = pick(values, Object.keys(blank));
    if (isSame(kept, blank)) forgetDraft(name);
    else writeDraft(name, kept);
  });
  const { watch } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another draft
  useLayoutEffect(() => {
    restore();
    const { unsubscribe } = watch((values) => keep(values));
    return unsubscribe;
  }, [name, watch]);
  return {
    /** Whether the form was filled from a draft that was not forgotten since. */
    isRestored,
    forget() {
      forgetDraft(name);
      setRestored(false);
    },
  };
}

/** In the order of the names, because a form lists its values in the order of their changes. */
function pick(values: unknown, names: readonly string[]): object {
  const given = new Map(Object.entries(Object(values)));
  return Object.fromEntries(names.map((name) => [name, given.get(name)]));
}

const isSame = (values: object, blank: object) => JSON.stringify(values) === JSON.stringify(blank);
