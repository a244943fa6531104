// Also part of the first-paint script: it imports nothing.

/**
 * Choices of this device that stylesheets read as an attribute of the root element: where they are stored, and what is
 * stored besides the standard one, which has no entry and no attribute.
 */
export const rootAttributes = {
  textSize: { key: 'meridian.text-size', values: ['large', 'larger', 'largest'] },
  motion: { key: 'meridian.motion', values: ['reduced'] },
  /** Whether the home page had no notice last time, so that its skeleton keeps no room for one. */
  notice: { key: 'meridian.notice', values: ['none'] },
} as const;

export type RootAttribute = keyof typeof rootAttributes;

/** A choice of one of them; undefined is the standard one. */
export type RootChoice<Name extends RootAttribute> = (typeof rootAttributes)[Name]['values'][number] | undefined;

/** Reads the choices and sets the attributes. Anything that is not one of them counts as the standard one. */
export function applyRootAttributes(read: (key: string) => string | null): void {
  const { dataset } = document.documentElement;
  for (const [name, { key, values }] of Object.entries(rootAttributes)) {
    const stored = read(key);
    const value = values.find((each) => each === stored);
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}
