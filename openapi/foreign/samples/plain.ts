import { ApiError, createClient, type DataOf, type Schema } from '@meridian/sdk';

const client = createClient({ baseUrl: 'https://shop.example/', token: () => undefined, language: () => 'en' });

export async function firstBanner(): Promise<string | undefined> {
  const { blocks } = await client.call('getHome');
  for (const block of blocks) if (block.type === 'banners') return block.items[0]?.title;
  return undefined;
}

export function words(type: Schema<'NotificationType'>): string {
  switch (type) {
    case 'order':
      return 'An order';
    default:
      return type;
  }
}

export async function addToCart(product_id: number, sku_id: number): Promise<DataOf<'addCartLine'> | string> {
  try {
    return await client.call('addCartLine', {
      body: { product_id, sku_id, quantity: 1, idempotency_key: crypto.randomUUID() },
    });
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
