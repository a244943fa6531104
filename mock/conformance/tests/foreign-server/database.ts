import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Words } from './answers.ts';

export type Row = Record<string, SQLOutputValue>;
type Value = string | number | null;

export type Database = ReturnType<typeof openDatabase>;

const SCHEMA = `
CREATE TABLE users (id INTEGER PRIMARY KEY, account TEXT, password TEXT, family_name TEXT, given_name TEXT, mobile TEXT,
  cart_version INTEGER DEFAULT 1);
CREATE TABLE sessions (id INTEGER PRIMARY KEY, user_id INTEGER, token TEXT UNIQUE, device TEXT, signed_in_at INTEGER,
  seen_at INTEGER, expires_at INTEGER);
CREATE TABLE areas (id INTEGER PRIMARY KEY, parent_id INTEGER, country TEXT, name TEXT);
CREATE TABLE addresses (id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER, addressee TEXT, mobile TEXT, country TEXT,
  area_ids TEXT, detail TEXT, postcode TEXT, tag TEXT, is_default INTEGER, version INTEGER,
  idempotency_key TEXT);
CREATE TABLE categories (id INTEGER PRIMARY KEY, code TEXT, name TEXT);
CREATE TABLE shops (id INTEGER PRIMARY KEY, name TEXT, initials TEXT, freight INTEGER);
CREATE TABLE products (id INTEGER PRIMARY KEY, shop_id INTEGER, category_id INTEGER, name TEXT, name_zh TEXT,
  sales INTEGER, created_at INTEGER);
CREATE TABLE skus (id INTEGER PRIMARY KEY, product_id INTEGER, name TEXT, price INTEGER, stock INTEGER, most INTEGER);
CREATE TABLE likes (user_id INTEGER, product_id INTEGER, liked_at INTEGER, price INTEGER, removed_at INTEGER,
  PRIMARY KEY (user_id, product_id));
CREATE TABLE cart_lines (id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER, sku_id INTEGER, quantity INTEGER,
  price INTEGER, added_at INTEGER, changed_in INTEGER);
CREATE TABLE answers (user_id INTEGER, idempotency_key TEXT, body TEXT, answer TEXT,
  PRIMARY KEY (user_id, idempotency_key));
CREATE TABLE attempts (what TEXT PRIMARY KEY, wrong INTEGER, locked_until INTEGER);
`;

const CATEGORIES = ['computer', 'electrical', 'outdoors', 'family', 'health', 'men', 'women', 'food', 'phone', 'toys'];

const SHOPS: readonly (readonly Value[])[] = [
  [1, 'Nordlicht Lampen', 'NL', 0],
  [2, 'Bergweg', 'BW', 490],
  [3, 'Kleine Küche', 'KK', 0],
];

const PRODUCTS: readonly Words[] = [
  ['Desk lamp', '台灯'],
  ['Head torch', '头灯'],
  ['Walking poles', '登山杖'],
  ['Rucksack', '背包'],
  ['Enamel mug', '搪瓷杯'],
  ['Bread knife', '面包刀'],
  ['Kettle', '水壶'],
  ['Tea towel', '茶巾'],
];

/** Two customers, three shops, and sixteen products with two SKUs each. In memory: gone when the server ends. */
export function openDatabase() {
  const database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
  const all = (sql: string, ...values: Value[]): Row[] => database.prepare(sql).all(...values);
  const one = (sql: string, ...values: Value[]): Row | undefined => database.prepare(sql).get(...values);
  /** Returns the id of the inserted row. */
  const run = (sql: string, ...values: Value[]): number => Number(database.prepare(sql).run(...values).lastInsertRowid);

  const now = Date.now();
  for (const [id, account, given] of [
    [1, 'anna@example.com', 'Anna'],
    [2, 'ben@example.com', 'Ben'],
  ] as const) {
    const user =
      "INSERT INTO users (id, account, password, family_name, given_name, mobile) VALUES (?,?,?,'Weber',?,?)";
    run(user, id, account, `${given}-secret-1`, given, `+49151123456${id}0`);
  }
  const area = 'INSERT INTO areas VALUES (?,?,?,?)';
  for (const [id, parent, name] of [
    [1, null, 'Germany'],
    [11, 1, 'Bavaria'],
    [12, 1, 'Saxony'],
    [111, 11, 'Munich'],
    [121, 12, 'Leipzig'],
    [122, 12, 'Dresden'],
  ] as const) {
    run(area, id, parent, 'DE', name);
  }
  const address = "INSERT INTO addresses VALUES (NULL,?,?,?,'DE',?,?,'80331','home',?,1,NULL)";
  run(address, 1, 'Anna Weber', '+4915112345610', '[11,111]', 'Sendlinger Straße 8', 1);
  run(address, 1, 'Anna Weber', '+4915112345610', '[12,121]', 'Karli 44', 0);
  run(address, 2, 'Ben Weber', '+4915112345620', '[12,122]', 'Louisenstraße 12', 1);
  CATEGORIES.forEach((code, index) => {
    run('INSERT INTO categories VALUES (?,?,?)', index + 1, code, code[0]?.toUpperCase() + code.slice(1));
  });
  for (const shop of SHOPS) run('INSERT INTO shops VALUES (?,?,?,?)', ...shop);
  for (let id = 1; id <= 2 * PRODUCTS.length; id += 1) {
    const [en, zh] = PRODUCTS[(id - 1) % PRODUCTS.length] ?? ['', ''];
    const names = [en, zh].map((name) => `${name} ${id > PRODUCTS.length ? 'II' : 'I'}`);
    const createdAt = now - (40 - id) * 86_400_000;
    run(
      'INSERT INTO products VALUES (?,?,?,?,?,?,?)',
      id,
      (id % 3) + 1,
      (id % 4) + 1,
      ...names,
      Math.ceil(id / 2) * 14,
      createdAt,
    );
    const sku = 'INSERT INTO skus VALUES (?,?,?,?,?,?)';
    run(sku, id * 10 + 1, id, 'Small', 490 + id * 100, id === 5 ? 0 : 30, id === 3 ? 2 : null);
    run(sku, id * 10 + 2, id, 'Large', 990 + id * 100, id === 5 ? 0 : 12, null);
  }
  run('INSERT INTO likes VALUES (1,2,?,690,NULL)', now - 86_400_000);
  run('INSERT INTO cart_lines VALUES (NULL,1,11,1,590,?,1)', now - 3_600_000);
  return { all, one, run, close: () => database.close() };
}
