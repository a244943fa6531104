// Imports nothing, because it is part of the first-paint script.

/**
 * Preferences of this device that stylesheets read as attributes of the root element: their storage keys, and their
 * values. The default value has no entry and no attribute.
 */
export const rootAttributes = {
  textSize: { key: 'meridian.text-size', values: ['large', 'larger', 'largest'] },
  motion: { key: 'meridian.motion', values: ['reduced'] },
  /** Whether the home page last had no notice, so that its skeleton reserves no space for one. */
  notice: { key: 'meridian.notice', values: ['none'] },
} as const;

export type RootAttribute = keyof typeof rootAttributes;

/** A value of a preference; undefined is the default. */
export type RootChoice<Name extends RootAttribute> = (typeof rootAttributes)[Name]['values'][number] | undefined;

/** Reads the preferences and sets the attributes. An unknown value counts as the default. */
export function applyRootAttributes(read: (key: string) => string | null): void {
  const { dataset } = document.documentElement;
  for (const [name, { key, values }] of Object.entries(rootAttributes)) {
    const stored = read(key);
    const value = values.find((each) => each === stored);
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}
