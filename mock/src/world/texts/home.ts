import { HOUR } from '../clock.ts';
import { DATA } from '../data/data.ts';
import { picture } from '../pictures.ts';
import type { CategoryCode, Instant, Text } from '../types.ts';

/** A banner of the home page; one about a product or a shop is shown only while that can be bought from. */
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

/** The banners in the order to show them. */
export const BANNERS: readonly BannerText[] = Object.values(DATA.home.banners).map((banner) => ({
  ...banner,
  picture: picture(banner.picture),
  about: aboutOf(banner),
}));

/** A notice to all customers, in force from a time after the world's beginning (in milliseconds; negative: before). */
export interface NoticeText {
  readonly id: number;
  readonly text: Text;
  readonly link: string | null;
  readonly from: Instant;
  /** Until when; null while it holds for good. */
  readonly until: Instant | null;
}

/** The notices, the newest first. */
export const NOTICES: readonly NoticeText[] = Object.values(DATA.home.notices).map(
  ({ id, text, link, fromHours, untilHours }) => ({
    id,
    text,
    link,
    from: fromHours * HOUR,
    until: untilHours === null ? null : untilHours * HOUR,
  }),
);
