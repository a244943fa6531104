import * as v from 'valibot';

/** The parts of a shop's screen, as they stand in the address. */
export const shopTabs = ['goods', 'new', 'categories', 'reviews', 'about'] as const;

export type ShopTab = (typeof shopTabs)[number];

/** The part that is shown, and of its reviews those with so many stars, or with pictures: `?tab=reviews&stars=4`. */
export const ShopSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(shopTabs)), undefined),
  stars: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))), undefined),
  pictured: v.fallback(v.optional(v.literal(true)), undefined),
});

export type ShopSearch = v.InferOutput<typeof ShopSearch>;
