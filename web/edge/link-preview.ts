// What a shared link shows: title, description, picture and, for a product, its JSON-LD, written into index.html. A static
// host serves every address the same file, and whoever previews links runs no scripts, so this runs at the edge, in front of
// the host. README, "For operators", says how to deploy it and what it does not do.
import { createClient, type Schema } from '@meridian/sdk';
import { escapeHtml } from '../build/escape-html.ts';

interface Environment {
  /** The back end, as in config.json; this host's own origin if empty. */
  API_BASE_URL?: string;
  /** The static host behind the edge. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

interface Preview {
  title: string;
  description: string;
  /** An absolute address. */
  picture: string;
  /** The address without the parameters of whoever shared it. */
  url: string;
  type: 'product' | 'website';
  /** schema.org, for search engines. */
  jsonLd?: object;
}

/** They read the page without running it; a customer's browser does not wait for an answer of the back end first. */
const previewers = /bot\b|bot\/|crawl|spider|facebookexternalhit|whatsapp|telegram|slack|discord|embedly|preview/i;

/** How long the page waits for the back end before it goes out without a preview. */
const PATIENCE_MS = 1500;

// biome-ignore lint/style/noDefaultExport: an edge worker is the default export of its module
export default {
  async fetch(request: Request, { API_BASE_URL, ASSETS }: Environment): Promise<Response> {
    const page = await ASSETS.fetch(request);
    const isPage = page.ok && page.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || !previewers.test(request.headers.get('user-agent') ?? '')) return page;
    const url = new URL(request.url);
    const language = request.headers.get('accept-language') ?? 'en';
    const preview = await previewOf(url, API_BASE_URL || url.origin, language).catch(() => undefined);
    const headers = new Headers(page.headers);
    // They are about the file as it was.
    for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
    const html = await page.text();
    return new Response(preview === undefined ? html : withPreview(html, preview), { status: page.status, headers });
  },
};

/** What a link to a product or a shop shows; undefined for every other address. Throws what the SDK throws. */
async function previewOf(url: URL, apiBaseUrl: string, language: string): Promise<Preview | undefined> {
  const client = createClient({
    baseUrl: apiBaseUrl,
    token: () => undefined,
    language: () => language,
    timeoutMs: PATIENCE_MS,
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

/** schema.org/Product. The price is that of the cheapest choice, as on a card; no rating without reviews. */
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

/** What schema.org calls the states of a product. */
const availability = {
  on_sale: 'InStock',
  sold_out: 'OutOfStock',
  removed: 'Discontinued',
} satisfies Record<Schema<'Product'>['status'], string>;

const DESCRIPTION_LENGTH = 200;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of HTML that the server wrote, cut to a preview's length. */
function textOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (entity, name: string) => signs[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

/** index.html with the preview in its head, in the place of the general title, description and Open Graph tags. */
function withPreview(html: string, { title, description, picture, url, type, jsonLd }: Preview): string {
  const properties = { type, title, description, image: picture, url, site_name: siteNameOf(html) };
  const tags = [
    `<title>${escapeHtml(`${title} · ${properties.site_name}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(([name, text]) => `<meta property="og:${name}" content="${escapeHtml(text)}">`),
    '<meta name="twitter:card" content="summary">',
    // Not closed from within: a name may hold anything.
    ...(jsonLd === undefined
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`]),
  ];
  return html
    .replace(/<title>[^<]*<\/title>|<meta (?:name="description"|property="og:[^"]*")[^>]*>/g, '')
    .replace('</head>', () => `${tags.join('')}</head>`);
}

const siteNameOf = (html: string) => /property="og:site_name" content="([^"]*)"/.exec(html)?.[1] ?? '';
