import { HOUR } from '../clock.ts';
import { DATA } from '../data/data.ts';
import { picture } from '../pictures.ts';

/** The banners of the home page, in display order. */
export const BANNERS = Object.values(DATA.home.banners).map((one) => ({ ...one, picture: picture(one.picture) }));

/**
 * The notices to all customers, newest first. Each is in force between two times relative to the world's start
 * (milliseconds; negative: before it).
 */
export const NOTICES = Object.values(DATA.home.notices).map(({ fromHours, untilHours, ...notice }) => ({
  ...notice,
  from: fromHours * HOUR,
  until: (untilHours ?? Number.POSITIVE_INFINITY) * HOUR,
}));
