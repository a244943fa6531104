// The screens that most visits begin with: what stands in the shell for them, what is asked for them before the
// application has come, and what of the answer the shell can draw.
import { pathId } from '../navigation/path-id.ts';
import { type FirstPicture, isRecord, textOf } from './first-picture.ts';

export interface FirstScreen {
  /** Which of the shell's parts stands there. */
  shellPart: 'home' | 'detail';
  /** Path and query of its call, after the back end's address. */
  apiPath: string;
  /** The picture that it begins with, out of the data that its call answers with. */
  picture: (data: Record<string, unknown>) => FirstPicture | undefined;
}

const HOME: FirstScreen = { shellPart: 'home', apiPath: '/api/index/home', picture: firstBanner };

/** The first screen at an address; undefined for all others, and for a product's address without a product. */
export function firstScreenAt({ pathname, search }: Location): FirstScreen | undefined {
  if (pathname === '/' || pathname === '/home') return HOME;
  const id = pathId(/^\/detail\/([^/]+)(?:\/[^/]*)?\/?$/.exec(pathname)?.[1]);
  if (id === undefined) return undefined;
  const sku = new URLSearchParams(search).get('sku');
  return {
    shellPart: 'detail',
    apiPath: `/api/product/detail?id=${id}`,
    picture: (data) => firstGalleryPicture(data, sku),
  };
}

/** The first banner of the home page. */
function firstBanner({ blocks }: Record<string, unknown>): FirstPicture | undefined {
  const block = listOf(blocks).find(({ type }) => type === 'banners');
  const banner = listOf(block?.['items'])[0];
  if (banner === undefined) return undefined;
  const { picture, tint, title, subtitle } = banner;
  return {
    selector: '.shell-banner',
    src: textOf(picture),
    tint: textOf(tint),
    lines: [textOf(title), textOf(subtitle)],
  };
}

/** What a product's gallery begins with: the picture of the specification in the address, else its own first one. */
function firstGalleryPicture(product: Record<string, unknown>, skuId: string | null): FirstPicture {
  const skus = listOf(product['skus']);
  const sku = skus.length === 1 ? skus[0] : skus.find(({ id }) => String(id) === skuId);
  const { pictures, tint } = product;
  const src = textOf(sku?.['picture']) || textOf(Array.isArray(pictures) ? pictures[0] : undefined);
  return { selector: '.shell-gallery', src, tint: textOf(tint), lines: [] };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
