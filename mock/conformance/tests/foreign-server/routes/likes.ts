import * as v from 'valibot';
import { refuse } from '../answers.ts';
import { type Call, pageOf, route } from '../call.ts';
import { folded, id, ids, paging, text } from '../input.ts';
import type { Makes } from '../mistakes.ts';
import { card, isLiked, PRODUCTS } from '../products.ts';
import { shownBy } from '../shown.ts';

const UNDO = 5 * 60_000;

/** Returns false for an unknown product. A product that is soon liked again counts as never unliked. */
function setLiked(call: Call<unknown, unknown>, product: number, liked: boolean): boolean {
  const { db, user, now, makes } = call;
  const row = db.one(`${PRODUCTS} WHERE products.id = ?`, product);
  if (!row) return false;
  if (liked === isLiked(call, product)) return true;
  const where = 'WHERE user_id = ? AND product_id = ?';
  if (!liked) db.run(`UPDATE likes SET removed_at = ? ${where}`, now, user, product);
  else if (
    !makes('liked-afresh') &&
    db.one(`SELECT 1 FROM likes ${where} AND removed_at > ?`, user, product, now - UNDO)
  ) {
    db.run(`UPDATE likes SET removed_at = NULL ${where}`, user, product);
  } else db.run('INSERT OR REPLACE INTO likes VALUES (?,?,?,?,NULL)', user, product, now, Number(row['price']));
  return true;
}

export const likes = (makes: Makes) => ({
  '/api/product/like': route(
    { method: 'POST', login: 'required', body: v.strictObject({ product_id: id, liked: v.boolean() }) },
    (call) => {
      const { product_id, liked } = call.body;
      if (!setLiked(call, product_id, liked)) throw refuse('product_not_found');
      const [column, value] = makes('likes-of-customer') ? ['user_id', call.user] : ['product_id', product_id];
      const sql = `SELECT COUNT(*) AS count FROM likes WHERE ${column} = ? AND removed_at IS NULL`;
      return { product_id, liked, likes: Number(call.db.one(sql, Number(value))?.['count']) };
    },
  ),

  '/api/product/like_many': route(
    { method: 'POST', login: 'required', body: v.strictObject({ product_ids: ids(200), liked: v.boolean() }) },
    (call) => {
      const { product_ids, liked } = call.body;
      const already = makes('marked-are-skipped') ? product_ids.filter((one) => isLiked(call, one) === liked) : [];
      const done = product_ids.filter((product) => setLiked(call, product, liked));
      if (done.length === 0) throw refuse('product_not_found');
      return { liked, skipped: product_ids.filter((one) => already.includes(one) || !done.includes(one)) };
    },
  ),

  '/api/user/like_list': route(
    { method: 'GET', login: 'required', query: { keyword: v.optional(text(60, /^/)), ...paging(makes) } },
    (call) => {
      const { money, time } = shownBy(makes);
      const rows = call.db.all(
        `SELECT card.*, liked_at, likes.price AS price_when_liked FROM likes JOIN (${PRODUCTS}) AS card ON card.id = product_id
         WHERE user_id = ? AND removed_at IS NULL ORDER BY liked_at DESC, product_id DESC`,
        call.user,
      );
      const word = folded(call.query.keyword?.trim() ?? '');
      const found = rows.filter((row) => folded(`${row['name']} ${row['shop_name']}`).includes(word));
      return pageOf(call, found, (row) => ({
        product: card(call, row),
        liked_at: time(row['liked_at']),
        price_when_liked: money(row['price_when_liked']),
      }));
    },
  ),
});
