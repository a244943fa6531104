import { useEffectEvent, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { safeSessionStorage } from './session-storage.ts';
import { isSameOwner, OwnerRecord, privateTabKey, storedOwner } from './storage-owner.ts';

// What is typed into a form is kept in the tab: over a reload, over a session that ends, and after its screen was evicted
// from the kept ones. It is for the customer who typed it alone (B8.06): whoever signs in next deletes it, and a tab that
// the browser opens again with the storage of another customer does not read it. What a visitor types is for visitors.

/** The values of a draft; undefined where there is none of this customer or visitor, or one of another version of the form. */
export function readDraft<Values>(name: string, schema: v.GenericSchema<unknown, Values>): Values | undefined {
  const Draft = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.optional(OwnerRecord), values: schema }));
  const stored = v.safeParse(Draft, safeSessionStorage.get(keyOf(name)));
  if (!stored.success) return undefined;
  const [typist, reader] = [stored.output.owner, storedOwner()];
  const isTheirs = typist === undefined || reader === undefined ? typist === reader : isSameOwner(typist, reader);
  return isTheirs ? stored.output.values : undefined;
}

/** Keeps the values of a draft. */
export function writeDraft(name: string, values: unknown): void {
  safeSessionStorage.set(keyOf(name), JSON.stringify({ owner: storedOwner(), values }));
}

/** Deletes a draft: it was sent, or the customer does not want it. */
export function forgetDraft(name: string): void {
  safeSessionStorage.remove(keyOf(name));
}

const keyOf = (name: string) => privateTabKey(`draft.${name}`);

/** What a draft needs of a form (form/use-form.ts). */
interface DraftForm<Values> {
  watch: (listener: (values: unknown) => void) => { unsubscribe: () => void };
  reset: (values: Values, options: { keepDefaultValues: true }) => void;
}

interface DraftOptions<Values> {
  /** One for each form and each record that it edits: `address.12`. */
  name: string;
  form: DraftForm<Values>;
  /** The kind of each value, without the form's rules: a draft is what is not valid yet. */
  schema: v.GenericSchema<unknown, Values>;
  /** The values that the form begins with. A form that has them has no draft. No other values are kept: no password. */
  blank: Values;
}

/**
 * Keeps what is typed into a form, from the first change until `forget`, which is for when it was sent. A draft that was
 * left is filled in again when the form is shown; the form counts as changed then. Reset the form after `forget`, but to
 * another `blank` before it.
 */
export function useDraft<Values extends object>({ name, form, schema, blank }: DraftOptions<Values>) {
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
    /** Whether the form was filled from a draft, and it has not been forgotten since. */
    isRestored,
    forget() {
      forgetDraft(name);
      setRestored(false);
    },
  };
}

/** In the order of the names: a form lists its values in the order in which they were changed. */
function pick(values: unknown, names: readonly string[]): object {
  const given = new Map(Object.entries(Object(values)));
  return Object.fromEntries(names.map((name) => [name, given.get(name)]));
}

const isSame = (values: object, blank: object) => JSON.stringify(values) === JSON.stringify(blank);
