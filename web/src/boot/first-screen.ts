// The screens that most visits begin with: their part of the shell, the request sent before the app has loaded, and the
// picture of its response that the shell can show.
import { pathId } from '../navigation/path-id.ts';
import { type FirstPicture, isRecord, textOf } from './first-picture.ts';

export interface FirstScreen {
  /** The part of the shell that is shown. */
  shellPart: 'home' | 'detail';
  /** Path and query of its request, relative to the base URL of the API. */
  apiPath: string;
  /** Its first picture, from the data of the response. */
  picture: (data: Record<string, unknown>) => FirstPicture | undefined;
}

/** What the boxes of a screen look like that has no part of its own in the shell; cards below one another if not named. */
const boxes: Record<string, readonly string[]> = {
  grid: ['explore', 'popular', 'products', 'search', 'shop', 'heart', 'myFavourite'],
  lines: [
    'profile',
    'setting',
    'security',
    'language',
    'passwords',
    'notification',
    'capitalRecord',
    'services',
    'helpAndSupport',
  ],
  form: [
    ...['login', 'register', 'forgotPassword', 'changePassword', 'changePayPwd', 'addressForm', 'filter'],
    ...['cardTopUp', 'walletTopUp', 'withDraw', 'comment', 'refund'],
  ],
};

const tabs = ['explore', 'filter', 'bag', 'profile'];

/** The skeleton of any other screen, by the first part of its path, and whether it stands above the tabs. */
export function skeletonOf(name: string): { shape: string; hasTabs: boolean } {
  const [shape = 'cards'] = Object.entries(boxes).find(([, screens]) => screens.includes(name)) ?? [];
  return { shape, hasTabs: tabs.includes(name) };
}

const HOME: FirstScreen = { shellPart: 'home', apiPath: '/api/index/home', picture: firstBanner };

/** The first screen of a URL; undefined for other screens, and for a product's without a valid id. */
export function firstScreenAt({ pathname, search }: Location): FirstScreen | undefined {
  if (pathname === '/' || pathname === '/home') return HOME;
  const id = pathId(/^\/detail\/([^/]+)(?:\/[^/]*)?\/?$/.exec(pathname)?.[1]);
  if (id === undefined) return undefined;
  const sku = new URLSearchParams(search).get('sku');
  return {
    shellPart: 'detail',
    apiPath: `/api/product/detail?product_id=${id}`,
    picture: (data) => firstGalleryPicture(data, sku),
  };
}

/** The first banner of the home page. */
function firstBanner({ blocks }: Record<string, unknown>): FirstPicture | undefined {
  const block = listOf(blocks).find(({ type }) => type === 'banners');
  const banner = listOf(block?.['items'])[0];
  if (banner === undefined) return undefined;
  const { picture, category_code: tint, title, subtitle } = banner;
  return {
    selector: '.shell-banner',
    src: textOf(picture),
    tint: textOf(tint),
    lines: [textOf(title), textOf(subtitle)],
  };
}

/** The first picture of a product's gallery: that of the SKU in the URL, else the product's first. */
function firstGalleryPicture(product: Record<string, unknown>, skuId: string | null): FirstPicture {
  const skus = listOf(product['skus']);
  const sku = skus.length === 1 ? skus[0] : skus.find(({ id }) => String(id) === skuId);
  const { pictures, category_code: tint } = product;
  const src = textOf(sku?.['picture']) || textOf(Array.isArray(pictures) ? pictures[0] : undefined);
  return { selector: '.shell-gallery', src, tint: textOf(tint), lines: [] };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
