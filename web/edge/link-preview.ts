// Writes the preview of a shared link into index.html: title, description, picture and, for a product, its JSON-LD.
// Link previewers run no scripts.
import { createClient, type Schema } from '@meridian/sdk';
import { escapeHtml } from '../build/escape-html.ts';

interface Preview {
  title: string;
  description: string;
  /** An absolute address. */
  picture: string;
  /** The address without the sharer's parameters. */
  url: string;
  type: 'product' | 'website';
  /** schema.org, for search engines. */
  jsonLd?: object;
}

/** How long to wait for the back end before sending the page without a preview, in milliseconds. */
const TIMEOUT_MS = 1500;

/**
 * Returns index.html with the preview of its address; unchanged if that is neither a product nor a shop, or not found.
 */
export async function withLinkPreview(html: string, request: Request, apiBaseUrl: string): Promise<string> {
  const language = request.headers.get('accept-language') ?? 'en';
  const preview = await previewOf(new URL(request.url), apiBaseUrl, language).catch(() => undefined);
  if (preview === undefined) return html;
  const tags = tagsOf(preview, siteNameOf(html));
  // Replaces the general ones.
  return html
    .replace(/<title>[^<]*<\/title>|<meta (?:name="description"|property="og:[^"]*")[^>]*>/g, '')
    .replace('</head>', () => `${tags.join('')}</head>`);
}

/** The preview of a product or a shop; undefined for every other address. Rejects with the SDK's errors. */
async function previewOf(url: URL, apiBaseUrl: string, language: string): Promise<Preview | undefined> {
  const client = createClient({
    baseUrl: apiBaseUrl,
    token: () => undefined,
    language: () => language,
    timeoutMs: TIMEOUT_MS,
  });
  const [screen, id = ''] = url.pathname.split('/').slice(1);
  if (!/^[1-9]\d{0,15}$/.test(id)) return undefined;
  const address = `${url.origin}/${screen}/${id}`;
  const absolute = (path: string) => new URL(path, `${apiBaseUrl.replace(/\/$/, '')}/`).href;
  if (screen === 'detail') {
    const product = await client.call('getProduct', { query: { product_id: Number(id) } });
    return {
      title: product.name,
      description: textOf(product.description) || product.shop.name,
      picture: absolute(product.picture),
      url: address,
      type: 'product',
      jsonLd: productJsonLd(product, address, absolute),
    };
  }
  if (screen !== 'shop') return undefined;
  const shop = await client.call('getShop', { query: { shop_id: Number(id) } });
  return {
    title: shop.name,
    description: textOf(shop.description),
    picture: absolute(shop.logo ?? '/icons/app-512.png'),
    url: address,
    type: 'website',
  };
}

/** schema.org/Product. The price is that of the cheapest SKU, as on a card; no rating without reviews. */
function productJsonLd(product: Schema<'Product'>, url: string, absolute: (path: string) => string): object {
  const { score, reviews } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: textOf(product.description),
    image: product.pictures.map(absolute),
    sku: String(product.id),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${availability[product.status]}`,
      seller: { '@type': 'Organization', name: product.shop.name },
    },
    ...(score !== null &&
      reviews.count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: score, reviewCount: reviews.count },
      }),
  };
}

/** schema.org's names for the states of a product. */
const availability = {
  on_sale: 'InStock',
  sold_out: 'OutOfStock',
  removed: 'Discontinued',
} satisfies Record<Schema<'Product'>['status'], string>;

const DESCRIPTION_LENGTH = 200;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of the server's HTML, cut to a preview's length. */
function textOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (entity, name: string) => signs[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

function tagsOf({ title, description, picture, url, type, jsonLd }: Preview, siteName: string): string[] {
  const properties = { type, title, description, image: picture, url, site_name: siteName };
  return [
    `<title>${escapeHtml(`${title} · ${siteName}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(([name, text]) => `<meta property="og:${name}" content="${escapeHtml(text)}">`),
    '<meta name="twitter:card" content="summary">',
    // Escapes `<`, so that a product's text cannot close the script.
    ...(jsonLd === undefined
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`]),
  ];
}

const siteNameOf = (html: string) => /property="og:site_name" content="([^"]*)"/.exec(html)?.[1] ?? '';
