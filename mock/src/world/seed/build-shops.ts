import { picture } from '../pictures.ts';
import type { Instant, Shop, Text } from '../types.ts';
import { type Place, SHOP_TEXTS } from './shops.ts';
import { same, t } from './text.ts';

const COUNTRIES: Readonly<Record<string, Text>> = {
  JP: t('Japan', '日本'),
  DE: t('Germany', '德国'),
  CN: t('China', '中国'),
  FR: t('France', '法国'),
  GB: t('United Kingdom', '英国'),
  IT: t('Italy', '意大利'),
  US: t('United States', '美国'),
};

/** `Osaka, Japan`: the last part of the area and the country. */
const cityOf = ([code, area]: Place): Text => {
  const country = COUNTRIES[code] ?? same(code);
  return t(`${area.en.split(', ').at(-1)}, ${country.en}`, `${country.zh} ${area.zh.split(' ').at(-1)}`);
};

/** The shops as records; what the world adds (fans, sales) is settled when customers and products are there. */
export const buildShops = (at: (date: string) => Instant): Shop[] =>
  SHOP_TEXTS.map((shop, index) => {
    const [country, areaText, detail, postcode, mobile] = shop.place;
    const [daysMin, daysMax] = shop.days;
    return {
      id: index + 1,
      name: shop.name,
      initials: shop.initials,
      logo: picture(shop.logo),
      description: shop.about,
      openedAt: at(shop.opened),
      status: shop.closed ? 'closed' : 'open',
      licence: shop.licence,
      earlierFans: shop.fans,
      earlierSales: shop.sales,
      visits: shop.visits,
      visitors: { day: 0, ids: [] },
      freight: { fee: shop.fee, freeFrom: shop.freeFrom },
      dispatch: { from: cityOf(shop.place), daysMin, daysMax },
      returns: {
        addressee: t(`${shop.name.en} returns`, `${shop.name.zh} 退货组`),
        mobile,
        country,
        areaText,
        detail,
        postcode,
      },
    };
  });
