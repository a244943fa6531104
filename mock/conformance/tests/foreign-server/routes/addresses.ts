import * as v from 'valibot';
import { invalid, refuse } from '../answers.ts';
import { type Call, once, pageOf, route } from '../call.ts';
import type { Row } from '../database.ts';
import { id, ids, key, paging, queryId, text, version } from '../input.ts';
import type { Makes } from '../mistakes.ts';
import { shownBy } from '../shown.ts';

const MOST = 20;
const POSTCODE = /^[0-9]{5}$/;

const addressBody = v.object({
  address_id: v.optional(id),
  addressee: text(60),
  mobile: text(21, /^\+?[0-9][0-9 -]{5,18}[0-9]$/),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  area_ids: ids(5),
  detail: text(200),
  postcode: v.optional(v.pipe(text(12, /^[A-Za-z0-9][A-Za-z0-9 -]*[A-Za-z0-9]$/), v.minLength(2))),
  tag: text(20),
  is_default: v.boolean(),
  version: v.optional(version),
  idempotency_key: key,
});
const versionBesideId = v.check<AddressBody, string>(
  (body) => body.address_id === undefined || body.version !== undefined,
  'must have a version beside address_id',
);
type AddressBody = v.InferOutput<typeof addressBody>;

type Any = Call<unknown, unknown>;

function show({ db, makes }: Any, row: Row) {
  const { flag } = shownBy(makes);
  const areas = JSON.parse(String(row['area_ids'])).map((area: number) => {
    return { id: area, name: String(db.one('SELECT name FROM areas WHERE id = ?', area)?.['name']) };
  });
  return {
    id: row['id'],
    addressee: row['addressee'],
    mobile: row['mobile'],
    country: row['country'],
    area: areas,
    area_text: areas.map(({ name }: { name: string }) => name).join(', '),
    detail: row['detail'],
    postcode: row['postcode'],
    tag: row['tag'],
    is_default: flag(row['is_default']),
    version: row['version'],
    ...(row['idempotency_key'] !== null && { idempotency_key: row['idempotency_key'] }),
  };
}

/** Throws `address_not_found`. */
function find({ db, user, makes }: Any, address: number): Row {
  const row = db.one('SELECT * FROM addresses WHERE id = ?', address);
  const isOwn = row?.['user_id'] === user || makes('foreign-addresses');
  if (!row || !isOwn) throw refuse('address_not_found');
  return row;
}

function makeDefault({ db, user }: Any, address: number): void {
  db.run('UPDATE addresses SET is_default = (id = ?) WHERE user_id = ?', address, user);
}

function save(call: Call<unknown, AddressBody>) {
  const { db, user, body, makes } = call;
  if (body.country === 'DE' && !POSTCODE.test(body.postcode ?? '')) {
    throw invalid([{ field: 'postcode', message: 'postcode must match ^[0-9]{5}$' }]);
  }
  const former = body.address_id === undefined ? undefined : find(call, body.address_id);
  const fields = [
    body.addressee,
    body.mobile,
    body.country,
    JSON.stringify(body.area_ids),
    body.detail,
    body.postcode ?? null,
    body.tag,
  ];
  const names = ['addressee', 'mobile', 'country', 'area_ids', 'detail', 'postcode', 'tag'];
  const isSo = former !== undefined && names.every((name, index) => former[name] === fields[index]);
  const isConflict = body.version !== former?.['version'] && (!isSo || makes('equal-values-conflict'));
  if (former && isConflict) {
    throw refuse('version_conflict', { version: former['version'], address: show(call, former) });
  }
  const kept = Number(db.one('SELECT COUNT(*) AS count FROM addresses WHERE user_id = ?', user)?.['count']);
  if (!former && kept >= MOST + Number(makes('one-too-many'))) throw refuse('address_limit_reached', { limit: MOST });
  checkAreas(call);
  let address = Number(former?.['id']);
  if (!former)
    address = db.run(
      'INSERT INTO addresses VALUES (NULL,?,?,?,?,?,?,?,?,0,1,?)',
      user,
      ...fields,
      body.idempotency_key,
    );
  else if (!isSo) {
    const sets = `${names.map((name) => `${name} = ?`).join(', ')}, version = version + 1`;
    db.run(`UPDATE addresses SET ${sets} WHERE id = ?`, ...fields, address);
  }
  if (body.is_default || (!former && kept === 0)) makeDefault(call, address);
  else if (makes('default-cleared')) db.run('UPDATE addresses SET is_default = 0 WHERE id = ?', address);
  return show(call, find(call, address));
}

/** The areas must lead from the country down; they may end above a place that has no area. */
function checkAreas({ db, body, makes }: Call<unknown, AddressBody>): void {
  let parent = Number(
    db.one('SELECT id FROM areas WHERE parent_id IS NULL AND country = ?', body.country)?.['id'] ?? 0,
  );
  for (const area of body.area_ids) {
    const row = db.one(
      'SELECT id FROM areas WHERE id = ? AND (parent_id = ? OR ?)',
      area,
      parent,
      Number(makes('area-gap')),
    );
    if (!row) throw refuse('area_not_found');
    parent = area;
  }
}

export const addresses = (makes: Makes) => ({
  '/api/common/area': route(
    {
      method: 'GET',
      login: 'none',
      query: { country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), parent: v.optional(queryId) },
    },
    ({ db, query }) => {
      const { flag } = shownBy(makes);
      const country = query.country ?? null;
      const top = db.one('SELECT id FROM areas WHERE parent_id IS NULL AND country = ?', country);
      const above = query.parent === undefined ? top : db.one('SELECT * FROM areas WHERE id = ?', query.parent);
      if (!above && query.parent !== undefined && makes('unknown-area-empty')) return { list: [] };
      const isUnknown = (query.parent !== undefined && !above) || (country !== null && !top);
      if (isUnknown || (country !== null && query.parent !== undefined && above?.['country'] !== country)) {
        throw refuse('area_not_found');
      }
      const rows = db.all('SELECT * FROM areas WHERE parent_id IS ? ORDER BY id', Number(above?.['id']) || null);
      const list = rows.map((row) => {
        const isCountry = row['parent_id'] === null;
        return {
          id: row['id'],
          country_code: isCountry ? row['country'] : null,
          name: row['name'],
          has_children: flag(
            Number(db.one('SELECT id FROM areas WHERE parent_id = ?', Number(row['id'])) !== undefined),
          ),
          calling_code: isCountry ? '+49' : null,
          mobile_pattern: isCountry ? '^(\\+49|0)1[5-7][0-9]{8,9}$' : null,
          mobile_example: isCountry ? '+4915112345678' : null,
          postcode: isCountry ? { pattern: POSTCODE.source, example: '80331', required: true } : null,
        };
      });
      return { list };
    },
  ),

  '/api/user/address_list': route({ method: 'GET', login: 'required', query: paging(makes) }, (call) => {
    const sql = 'SELECT * FROM addresses WHERE user_id = ? ORDER BY is_default DESC, id DESC';
    return pageOf(call, call.db.all(sql, call.user), (row) => show(call, row));
  }),

  '/api/user/address': route({ method: 'GET', login: 'required', query: { address_id: queryId } }, (call) =>
    show(call, find(call, call.query.address_id)),
  ),

  '/api/user/address_add': route(
    {
      method: 'POST',
      login: 'required',
      body: v.pipe(makes('unknown-fields') ? addressBody : v.strictObject(addressBody.entries), versionBesideId),
    },
    (call) => once(call, 'address', () => save(call)),
  ),

  '/api/user/address_set_default': route(
    { method: 'POST', login: 'required', body: v.strictObject({ address_id: id }) },
    (call) => {
      const { address_id } = call.body;
      find(call, address_id);
      makeDefault(call, address_id);
      return show(call, find(call, address_id));
    },
  ),

  '/api/user/address_del': route({ method: 'GET', login: 'required', query: { address_id: queryId } }, (call) => {
    const { db, user, query, makes } = call;
    const row = find(call, query.address_id);
    db.run('DELETE FROM addresses WHERE id = ?', query.address_id);
    const order = makes('oldest-takes-over') ? 'ASC' : 'DESC';
    const next = db.one(`SELECT id FROM addresses WHERE user_id = ? ORDER BY id ${order}`, user);
    if (row['is_default'] === 1 && next) makeDefault(call, Number(next['id']));
    return shownBy(makes).nothing();
  }),
});
