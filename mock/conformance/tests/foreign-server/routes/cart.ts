import * as v from 'valibot';
import { groupBy } from '../../../../shared/group-by.ts';
import { refuse } from '../answers.ts';
import { type Call, once, route } from '../call.ts';
import type { Row } from '../database.ts';
import { count, id, ids, key, version } from '../input.ts';
import { isLiked, nameOf, PRODUCTS, pictureOf, shopRef } from '../products.ts';
import { shownBy } from '../shown.ts';

const LINES = 200;
const PIECES = 999;

type Any = Call<unknown, unknown>;

const linesOf = ({ db, user }: Any): Row[] =>
  db.all(
    `SELECT card.*, card.id AS product_id, skus.name AS spec, skus.price AS sku_price, skus.stock AS sku_stock, skus.most,
       cart_lines.id AS line_id, cart_lines.sku_id, cart_lines.quantity, cart_lines.price AS price_when_added
     FROM cart_lines JOIN skus ON skus.id = sku_id JOIN (${PRODUCTS}) AS card ON card.id = skus.product_id
     WHERE user_id = ? ORDER BY added_at DESC, line_id DESC`,
    user,
  );

const versionOf = ({ db, user }: Any): number =>
  Number(db.one('SELECT cart_version FROM users WHERE id = ?', user)?.['cart_version']);

/** Increments the cart's version, and returns it. */
function nextVersion(call: Any): number {
  call.db.run('UPDATE users SET cart_version = cart_version + 1 WHERE id = ?', call.user);
  return versionOf(call);
}

function showLine(call: Any, row: Row) {
  const { money, flag } = shownBy(call.makes);
  const stock = Number(row['sku_stock']);
  const most = row['most'] === null ? PIECES : Number(row['most']);
  return {
    id: row['line_id'],
    product_id: row['product_id'],
    sku_id: row['sku_id'],
    name: nameOf(call, row),
    picture: pictureOf(row),
    category_code: row['category_code'],
    spec_text: row['spec'],
    price: money(row['sku_price']),
    price_when_added: money(row['price_when_added']),
    quantity: row['quantity'],
    stock,
    limit: row['most'],
    max_quantity: Math.min(stock, most),
    max_quantity_reason: most < stock ? 'customer' : 'stock',
    liked: flag(Number(isLiked(call, Number(row['product_id'])))),
    invalid_reason: stock > 0 ? null : 'sold_out',
  };
}

function showCart(call: Any) {
  const rows = linesOf(call);
  const valid = rows.filter((row) => Number(row['sku_stock']) > 0);
  return {
    version: versionOf(call),
    groups: [...groupBy(valid, (row) => row['shop_id']).values()].map((own) => ({
      shop: shopRef(own[0] ?? {}),
      free_freight: null,
      lines: own.map((row) => showLine(call, row)),
    })),
    invalid: rows.filter((row) => !valid.includes(row)).map((row) => showLine(call, row)),
    count: valid.reduce((sum, row) => sum + Number(row['quantity']), 0),
    line_limit: LINES,
  };
}

function checkPieces(sku: Row, quantity: number): void {
  const { product_id, id: sku_id, stock, most } = sku;
  if (quantity > Number(stock)) throw refuse('out_of_stock', { product_id, sku_id, stock });
  const limit = Math.min(most === null ? PIECES : Number(most), PIECES);
  if (quantity > limit) throw refuse('limit_exceeded', { limit });
}

/** Throws `version_conflict` for lines that changed after the version that the customer saw. */
function checkVersion(call: Any, seen: number | undefined, lines: readonly Row[]): void {
  if (seen === undefined || lines.every((line) => Number(line['changed_in']) <= seen)) return;
  throw refuse('version_conflict', { version: versionOf(call), cart: showCart(call) });
}

const addBody = v.strictObject({ product_id: id, sku_id: id, quantity: count(PIECES), idempotency_key: key });

function add(call: Call<unknown, v.InferOutput<typeof addBody>>): null {
  const { db, user, now, body } = call;
  if (!db.one('SELECT 1 FROM products WHERE id = ?', body.product_id)) throw refuse('product_not_found');
  const sku = db.one('SELECT * FROM skus WHERE id = ? AND product_id = ?', body.sku_id, body.product_id);
  if (!sku) throw refuse('sku_not_found');
  const line = db.one('SELECT * FROM cart_lines WHERE user_id = ? AND sku_id = ?', user, body.sku_id);
  checkPieces(sku, (call.makes('limit-per-call') ? 0 : Number(line?.['quantity'] ?? 0)) + body.quantity);
  if (!line && linesOf(call).length >= LINES) throw refuse('cart_full', { limit: LINES });
  const changed = nextVersion(call);
  if (line) {
    const more = call.makes('quantity-replaced') ? '?' : 'quantity + ?';
    const sql = `UPDATE cart_lines SET quantity = ${more}, added_at = ?, changed_in = ? WHERE id = ?`;
    db.run(sql, body.quantity, now, changed, Number(line['id']));
  } else {
    const sql = 'INSERT INTO cart_lines VALUES (NULL,?,?,?,?,?,?)';
    db.run(sql, user, body.sku_id, body.quantity, Number(sku['price']), now, changed);
  }
  return null;
}

export const cart = {
  '/api/cart/list': route({ method: 'GET', login: 'required' }, showCart),

  '/api/cart/add': route({ method: 'POST', login: 'required', body: addBody }, (call) => {
    once(call, 'cart', () => add(call));
    return showCart(call);
  }),

  '/api/cart/update': route(
    {
      method: 'POST',
      login: 'required',
      body: v.strictObject({
        line_id: id,
        quantity: count(PIECES),
        sku_id: v.optional(id),
        version: v.optional(version),
      }),
    },
    (call) => {
      const { db, user, body, makes } = call;
      const line = db.one('SELECT * FROM cart_lines WHERE id = ? AND user_id = ?', body.line_id, user);
      if (!line) throw refuse('cart_line_not_found');
      const former = Number(line['sku_id']);
      const wanted = body.sku_id ?? former;
      const isSo = line['quantity'] === body.quantity && former === wanted;
      if (!isSo) checkVersion(call, body.version, [line]);
      const sku = db.one(
        'SELECT * FROM skus WHERE id = ? AND product_id = (SELECT product_id FROM skus WHERE id = ?)',
        wanted,
        former,
      );
      if (!sku) throw refuse('sku_not_found');
      checkPieces(sku, body.quantity);
      if (isSo) return showCart(call);
      if (wanted !== former) {
        if (!makes('line-not-merged')) db.run('DELETE FROM cart_lines WHERE user_id = ? AND sku_id = ?', user, wanted);
        const price = Number((makes('added-price-kept') ? line : sku)['price']);
        db.run('UPDATE cart_lines SET sku_id = ?, price = ? WHERE id = ?', wanted, price, body.line_id);
      }
      const sql = 'UPDATE cart_lines SET quantity = ?, changed_in = ? WHERE id = ?';
      db.run(sql, body.quantity, nextVersion(call), body.line_id);
      return showCart(call);
    },
  ),

  '/api/cart/delete': route(
    { method: 'POST', login: 'required', body: v.strictObject({ line_ids: ids(200), version: v.optional(version) }) },
    (call) => {
      const { db, user, body, makes } = call;
      const own = db.all('SELECT * FROM cart_lines WHERE user_id = ?', user);
      const meant = own.filter((line) => body.line_ids.includes(Number(line['id'])));
      const least = makes('gone-line-refuses') ? body.line_ids.length : 1;
      if (meant.length < least) throw refuse('cart_line_not_found');
      if (!makes('deleted-unseen')) checkVersion(call, body.version, meant);
      for (const line of meant) db.run('DELETE FROM cart_lines WHERE id = ?', Number(line['id']));
      nextVersion(call);
      return showCart(call);
    },
  ),

  '/api/user/badges': route({ method: 'GET', login: 'required' }, (call) => ({
    bag: showCart(call).count,
    unread_notifications: 0,
    unread_messages: 0,
    next_unpaid: null,
    server_time: shownBy(call.makes).time(call.now),
  })),
};
