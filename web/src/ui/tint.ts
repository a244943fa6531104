// Written out, because Tailwind finds class names by scanning the source.
const tints = {
  computer: 'bg-(--tint-computer)',
  electrical: 'bg-(--tint-electrical)',
  outdoors: 'bg-(--tint-outdoors)',
  family: 'bg-(--tint-family)',
  health: 'bg-(--tint-health)',
  men: 'bg-(--tint-men)',
  women: 'bg-(--tint-women)',
  food: 'bg-(--tint-food)',
  phone: 'bg-(--tint-phone)',
  toys: 'bg-(--tint-toys)',
} as const;

/** The ten categories, each with a background colour for its product pictures. */
export type Tint = keyof typeof tints;

/** The background class of a category; neutral if the category is unknown. */
export function tintClass(tint: Tint | undefined): string {
  return tint === undefined ? 'bg-well' : tints[tint];
}

/** The background of a product picture: its category's, lit on a dark page, where black goods would vanish. */
export const plinthClass = (tint: Tint | undefined): string => `bg-(image:--plinth) ${tintClass(tint)}`;

export function isTint(name: string): name is Tint {
  return Object.hasOwn(tints, name);
}
