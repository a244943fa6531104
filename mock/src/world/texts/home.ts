import { HOUR } from '../clock.ts';
import { DATA } from '../data/data.ts';
import { picture } from '../pictures.ts';
import type { CategoryCode, Instant, Text } from '../types.ts';

/** A banner of the home page. One about a product or shop shows only while it can be bought from. */
export interface BannerText {
  readonly id: number;
  readonly title: Text;
  readonly subtitle: Text;
  readonly picture: string;
  readonly categoryCode: CategoryCode;
  readonly link: string;
  readonly about: { readonly product: number } | { readonly shop: number } | null;
}

const aboutOf = ({ product, shop }: { readonly product?: number; readonly shop?: number }): BannerText['about'] => {
  if (product !== undefined) return { product };
  return shop === undefined ? null : { shop };
};

/** The banners, in display order. */
export const BANNERS: readonly BannerText[] = Object.values(DATA.home.banners).map((banner) => ({
  ...banner,
  picture: picture(banner.picture),
  about: aboutOf(banner),
}));

/**
 * A notice to all customers, in force from a time relative to the world's start (milliseconds; negative: before it).
 */
export interface NoticeText {
  readonly id: number;
  readonly text: Text;
  readonly link: string | null;
  readonly from: Instant;
  /** When it ends; null for an unlimited notice. */
  readonly until: Instant | null;
}

/** The notices, newest first. */
export const NOTICES: readonly NoticeText[] = Object.values(DATA.home.notices).map(
  ({ id, text, link, fromHours, untilHours }) => ({
    id,
    text,
    link,
    from: fromHours * HOUR,
    until: untilHours === null ? null : untilHours * HOUR,
  }),
);
