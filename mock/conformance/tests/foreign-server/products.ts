import type { Call } from './call.ts';
import type { Row } from './database.ts';
import { shownBy } from './shown.ts';

type Any = Call<unknown, unknown>;

/** Every product with the data of its card: price, stock, shop and category. */
export const PRODUCTS = `
SELECT products.*, categories.code AS category_code, categories.name AS category_name, shops.name AS shop_name,
  shops.initials, shops.freight,
  (SELECT MIN(price) FROM skus WHERE product_id = products.id) AS price,
  (SELECT SUM(stock) FROM skus WHERE product_id = products.id) AS stock,
  (SELECT COUNT(*) FROM skus WHERE product_id = products.id) AS sku_count
FROM products JOIN categories ON categories.id = category_id JOIN shops ON shops.id = shop_id`;

export const nameOf = ({ inEnglish }: Any, product: Row) => product[inEnglish ? 'name' : 'name_zh'];

export const pictureOf = (product: Row) => `/pictures/product-${product['id']}.webp`;

export function isLiked({ db, user }: Any, product: number): boolean {
  const sql = 'SELECT 1 FROM likes WHERE user_id = ? AND product_id = ? AND removed_at IS NULL';
  return db.one(sql, user, product) !== undefined;
}

export const shopRef = (row: Row) => ({
  id: row['shop_id'],
  name: row['shop_name'],
  logo: `/pictures/shop-${row['shop_id']}.webp`,
  initials: row['initials'],
});

export function card(call: Any, row: Row) {
  const { whole, flag, money, time } = shownBy(call.makes);
  return {
    id: whole(row['id']),
    name: nameOf(call, row),
    picture: pictureOf(row),
    category_code: row['category_code'],
    category_id: row['category_id'],
    price: money(row['price']),
    market_price: null,
    sales: whole(row['sales']),
    favourable_rate: null,
    score: null,
    stock: whole(row['stock']),
    free_freight: flag(Number(row['freight'] === 0)),
    liked: flag(Number(isLiked(call, Number(row['id'])))),
    sku_count: row['sku_count'],
    sku_id: null,
    created_at: time(row['created_at']),
    shop: shopRef(row),
  };
}
