// The screens that most visits begin with: their part of the shell, the request sent before the app is loaded, and the
// pictures of its response that the shell can show.
import { ORDER_STATUS } from '@meridian/sdk/rules';
import { pathId } from '../navigation/path-id.ts';
import { PRODUCT_VIEW_KEY } from '../preferences/product-view-key.ts';
import { readLocalStorage } from '../storage/local-storage.ts';
import { MAX_SHORT_NAME } from '../ui/max-short-name.ts';
import { type FirstPicture, isRecord, textOf } from './first-picture.ts';

/** Data of a response: untrusted, and read before the typed client is loaded. */
type Data = Record<string, unknown>;

/** The number of cards in a phone's first row. */
const FIRST_ROW = 2;

export interface FirstScreen {
  /** Its own part of the shell, if any. */
  shellPart?: 'home' | 'detail';
  /** Path and query of its requests, relative to the base URL of the API; first the one that its content waits for. */
  apiPaths: [string, ...string[]];
  /** Return its first pictures, each from the data of one more of the responses. */
  pictures: ((...data: Data[]) => FirstPicture[])[];
}

/** The first screen of a URL; undefined if it sends no request before the app, or its id is invalid. */
export function firstScreenAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isSignedIn: boolean,
): FirstScreen | undefined {
  const [name, first, ...others] = pathname.slice(1).replace(/\/$/, '').split('/');
  const isAlone = first === undefined;
  if (isAlone && (name === '' || name === 'home')) {
    return { shellPart: 'home', apiPaths: ['/api/index/home'], pictures: [firstOfHome] };
  }
  // A search makes it another list.
  if (isAlone && name === 'explore' && search === '') {
    return {
      apiPaths: ['/api/product/list?sort=hot&page=1'],
      pictures: [({ list }) => firstCards(list, 0)],
    };
  }
  if (isAlone && name === 'bag' && isSignedIn) {
    return {
      apiPaths: ['/api/cart/list'],
      pictures: [({ groups }) => namedItems(listOf(groups)[0]?.['lines'], 2)],
    };
  }
  const id = pathId(first);
  if (id === undefined || others.length > (name === 'detail' ? 1 : 0)) return undefined;
  if (name === 'orderInfo' && isSignedIn) {
    return {
      apiPaths: [`/api/order/detail?order_id=${id}`, '/api/common/config'],
      pictures: [firstItem],
    };
  }
  if (name === 'shop') {
    // An address with a search shows other products, or another tab.
    const products = search === '' ? [`/api/product/list?shop_id=${id}&page=1`] : [];
    return {
      apiPaths: [`/api/shop/detail?shop_id=${id}`, ...products],
      pictures: [({ logo }) => [pictureOf({ picture: logo }, 0)], firstOfShop],
    };
  }
  if (name !== 'detail') return undefined;
  const sku = new URLSearchParams(search).get('sku');
  return {
    shellPart: 'detail',
    apiPaths: [`/api/product/detail?product_id=${id}`],
    pictures: [(data) => [firstGalleryPicture(data, sku)]],
  };
}

/** The first banner, and the first products if only what the shell reserves space for is above them. */
function firstOfHome({ blocks }: Data): FirstPicture[] {
  const [banners, categories, products] = listOf(blocks).filter(({ type }) => type !== 'notices');
  const banner = itemsOf(banners, 'banners')[0];
  const hasSpace = banner !== undefined && itemsOf(categories, 'categories').length > 0;
  return [
    ...(banner ? [pictureOf(banner, 0, textOf(banner['title']), textOf(banner['subtitle']))] : []),
    ...(hasSpace ? firstRow(itemsOf(products, 'hot_products'), 1) : []),
  ];
}

/** The first products of a shop, if the usual lines are above them. */
const firstOfShop = ({ name, description, collections }: Data, { list }: Data = {}) =>
  textOf(name).length <= MAX_SHORT_NAME && textOf(description) !== '' && listOf(collections).length > 0
    ? firstCards(list, 1)
    : [];

/** The first picture of a product's gallery: of the SKU in the URL, otherwise of the product. */
function firstGalleryPicture(product: Data, skuId: string | null): FirstPicture {
  const skus = listOf(product['skus']);
  const sku = skus.length === 1 ? skus[0] : skus.find(({ id }) => String(id) === skuId);
  const { pictures, category_code } = product;
  const picture = textOf(sku?.['picture']) || textOf(Array.isArray(pictures) ? pictures[0] : undefined);
  return pictureOf({ picture, category_code }, 0);
}

/** The first row of products from a box on, unless this device shows rows, where pictures have another position. */
const firstCards = (list: unknown, from: number) =>
  readLocalStorage(PRODUCT_VIEW_KEY) === '"list"' ? [] : firstRow(listOf(list), from);

const firstRow = (products: Data[], from: number) =>
  products.slice(0, FIRST_ROW).map((product, place) => pictureOf(product, from + place));

/** The first item of an order, unless parcels of unknown height are above it. */
const firstItem = ({ items, logistics, fulfilment }: Data) =>
  namedItems(items, logistics === null && fulfilment !== ORDER_STATUS.waiting_deliver ? 1 : 0);

/** Items with their names, on the neutral background of their card. */
const namedItems = (items: unknown, count: number) =>
  listOf(items)
    .slice(0, count)
    .map(({ picture, name }, place) => pictureOf({ picture }, place, textOf(name)));

function pictureOf({ picture, category_code: tint }: Data, place: number, ...lines: string[]): FirstPicture {
  return { place, src: textOf(picture), tint: textOf(tint), lines };
}

/** The items of a block, if it is of this type. */
const itemsOf = (block: Data | undefined, type: string) => (block?.['type'] === type ? listOf(block['items']) : []);

function listOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
