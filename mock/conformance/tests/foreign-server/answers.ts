/** The refusals of this server, with the contract's codes and words. */
const REFUSALS = {
  wrong_credentials: [1001, 'Wrong account or password', '账号或密码错误'],
  too_many_attempts: [1002, 'Too many attempts. Try again later', '尝试次数过多，请稍后再试'],
  address_not_found: [1201, 'This address does not exist', '该地址不存在'],
  address_limit_reached: [1202, 'Your address book is full', '收货地址数量已达上限'],
  area_not_found: [1203, 'This area does not exist', '该地区不存在'],
  product_not_found: [2001, 'This product does not exist', '该商品不存在'],
  sku_not_found: [2002, 'This option does not exist', '该规格不存在'],
  out_of_stock: [2003, 'Not enough in stock', '库存不足'],
  limit_exceeded: [2004, 'You cannot buy that many', '超出每人限购数量'],
  cart_line_not_found: [2201, 'This item is no longer in your bag', '购物袋中已没有该商品'],
  cart_full: [2202, 'Your bag is full', '购物袋已满'],
  idempotency_conflict: [3008, 'You already sent this with different details', '您已提交过，但内容与这次不同'],
  version_conflict: [6101, 'This was changed elsewhere. Compare both versions', '内容已在别处修改，请核对两个版本'],
} as const;

/** Words in English and in Chinese. */
export type Words = readonly [en: string, zh: string];

/** The answer to a request in place of a success. */
export class Problem extends Error {
  readonly status: number;
  readonly words: Words;
  readonly body: { readonly code: number; readonly reason?: string; readonly data: unknown };

  constructor(status: number, words: Words, body: Problem['body']) {
    super(words[0]);
    this.status = status;
    this.words = words;
    this.body = body;
  }
}

/** A business refusal: HTTP 200 and a code. */
export function refuse(reason: keyof typeof REFUSALS, data: unknown = null): Problem {
  const [code, en, zh] = REFUSALS[reason];
  return new Problem(200, [en, zh], { code, reason, data });
}

/** A request that cannot be carried out. */
export const fail = (status: number, words: Words, data: unknown = null): Problem =>
  new Problem(status, words, { code: status, data });

/** Invalid input, field by field. */
export const invalid = (errors: readonly { readonly field: string; readonly message: string }[]): Problem =>
  fail(422, ['The request is not as the contract asks', '请求不符合约定'], { errors });
