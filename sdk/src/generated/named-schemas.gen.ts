// Generated from the contract by `npm run generate`. Never edited by hand.
/**
 * Current login password
 * Format: password
 * @description The login password in use. It must not be empty; a wrong one of any length is a wrong password, not an invalid request. Never logged.
 */
export type CurrentPassword = string;
/**
 * Log in
 * @description Who logs in.
 */
export type LoginUserBody = {
    /** @description The e-mail address or the mobile number of the account. */
    account: string;
    /** @description The login password. */
    password: CurrentPassword;
};
/**
 * Session user
 * @description The session that a log-in or a registration opened, and whose it is.
 */
export type SessionUser = {
    /** @description The secret that later calls carry in the header `token`. Opaque to the client; at least 128 random bits in production. */
    token: string;
    /**
     * Format: date-time
     * @description When the token stops working: 3 days after it was given, as the cookie that keeps it. Nothing counts down to it.
     */
    expires_at: string;
    /**
     * Format: int64
     * @description The customer's id.
     */
    id: number;
    /** @description The name the account goes by: the e-mail address it was registered with. */
    account: string;
};
/** @description The new session. */
export type LoginUserData = {
    /** @description The new session. */
    userinfo: SessionUser;
};
/**
 * Logged in
 * @description The answer of a log-in that succeeded.
 */
export type LoginUserSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The new session. */
    data: LoginUserData;
};
/**
 * Money
 * @description An amount in US dollars, as a decimal string with exactly two places, for example `"129.90"`. Never negative. Sums are made in whole cents, never in floating point.
 * @example 129.90
 */
export type Money = string;
/**
 * What keeps an account open
 * @description What has to be settled before an account can be closed. At least one of them is not empty or zero.
 */
export type CloseBlockers = {
    /** @description Money that is still there, held amounts included; it has to be spent or withdrawn. */
    balance: Money;
    /**
     * Format: int32
     * @description Orders that are not completed, cancelled or refunded.
     */
    open_orders: number;
    /**
     * Format: int32
     * @description After-sale cases that are still going on.
     */
    open_refunds: number;
    /**
     * Format: int32
     * @description Top-ups under audit.
     */
    open_recharges: number;
    /**
     * Format: int32
     * @description Card payments whose outcome is still open (pending or unknown); each may yet become a top-up.
     */
    open_card_payments: number;
    /**
     * Format: int32
     * @description Withdrawals under audit.
     */
    open_withdrawals: number;
};
/**
 * Evidence details
 * @description What was used before, and for which top-up.
 */
export type EvidenceDetails = {
    /**
     * @description Which field names what was used before.
     * @enum {string}
     */
    used: "evidence" | "tx_hash" | "reference";
    /**
     * Format: int64
     * @description The customer's own top-up that it belongs to; null if the top-up is another customer's, about which nothing is revealed.
     */
    recharge_id: number | null;
};
/**
 * File limit details
 * @description The largest file accepted.
 */
export type FileLimitDetails = {
    /**
     * Format: int64
     * @description The limit in bytes.
     */
    max_bytes: number;
};
/**
 * Limit details
 * @description The limit that was met.
 */
export type LimitDetails = {
    /**
     * Format: int64
     * @description How many are allowed.
     */
    limit: number;
};
/**
 * Order status
 * Format: int32
 * @description The status of an order, as the tabs show it.
 *
 *     | Value | Meaning | Provenance |
 *     |--:|---|---|
 *     | 0 | waiting for payment | stated 4 |
 *     | 1 | waiting for delivery | stated 4 |
 *     | 2 | delivered, shown to customers as "Shipped" | stated 4 |
 *     | 3 | received | stated 4 |
 *     | 4 | completed | stated 4 |
 *     | -1 | cancelled | stated 4 |
 *     | -2 | refunding | proposed |
 *     | -3 | refunded | proposed |
 *     | -4 | in after-sale | stated 4 |
 *
 *     It is derived only from `fulfilment` and the cases of the order. The first that applies:
 *
 *     1. -4 while any case is `applied`, that is waits for the shop's or the platform's answer;
 *     2. -2 while one is accepted, returning or returned;
 *     3. -3 when cases were refunded and together they refunded the order's whole `total_amount`;
 *     4. otherwise the fulfilment.
 *
 *     So a partial refund never ends an order: once it is paid, the order shows its fulfilment again.
 *
 *     The list is open: a client shows an unknown status by its number, and offers only what `allowed_actions` names.
 */
export type OrderStatus = 0 | 1 | 2 | 3 | 4 | -1 | -2 | -3 | -4 | (number & {});
/**
 * Order state details
 * @description The order that caused the refusal, and its current status.
 */
export type OrderStateDetails = {
    /**
     * Format: int64
     * @description The order.
     */
    order_id: number;
    status: OrderStatus;
};
/**
 * Payment code details
 * @description How many tries are left, and until when the payment code is locked.
 */
export type PayCodeDetails = {
    /**
     * Format: int32
     * @description Wrong tries left before the code locks.
     */
    attempts_left: number;
    /**
     * Format: date-time
     * @description Until when no code is accepted; null while it is not locked.
     */
    locked_until: string | null;
    /**
     * Format: date-time
     * @description The server's clock when it answered.
     */
    server_time: string;
};
/**
 * Payee wait details
 * @description When withdrawals to a new payee become possible.
 */
export type PayeeWaitDetails = {
    /**
     * Format: date-time
     * @description From when withdrawals to this payee are accepted.
     */
    usable_from: string;
    /**
     * Format: date-time
     * @description The server's clock when it answered. Countdowns use it, never the customer's clock.
     */
    server_time: string;
};
/**
 * Picture address
 * Format: uri-reference
 * @description Where a picture is served: an absolute https address, or a path under the back end's base address. The same address always serves the same picture, so that it can be cached for ever; only the signed addresses of PrivatePicture expire. Clients load nothing else: `javascript:`, `data:`, a second slash at the beginning and backslashes, which browsers read as slashes, are not allowed.
 * @example /pictures/1f3a7.webp
 */
export type PictureUrl = string;
/**
 * Shop reference
 * @description As much of a shop as a product, a cart group or an order has to name.
 */
export type ShopRef = {
    /**
     * Format: int64
     * @description The shop.
     */
    id: number;
    /** @description The shop's name, in the language of the call where the shop has one. */
    name: string;
    /** @description The shop's logo. */
    logo: PictureUrl;
    /** @description One to four characters shown while the logo loads or if it fails to load. */
    initials: string;
};
/**
 * Category code
 * @description One of the ten product categories (R3.12): computer, electrical equipment (`electrical`), outdoors, family life (`family`), health, men's clothing (`men`), women's clothing (`women`), food, mobile phone (`phone`), toys. Everything shown with a picture carries the code of its category, so that a client can give each category a consistent look. The list is closed; a client that meets an unknown code falls back to a neutral look.
 * @enum {string}
 */
export type CategoryCode = "computer" | "electrical" | "outdoors" | "family" | "health" | "men" | "women" | "food" | "phone" | "toys";
/**
 * Quote line
 * @description One line of a quote at the price and stock of this moment.
 */
export type QuoteLine = {
    /**
     * Format: int64
     * @description The cart line; null when the source is one product.
     */
    line_id: number | null;
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /**
     * Format: int64
     * @description The specification.
     */
    sku_id: number;
    /** @description The product's name. */
    name: string;
    /** @description The picture of the specification, or of the product. */
    picture: PictureUrl;
    /** @description The product's category. */
    category_code: CategoryCode;
    /** @description The specification in words; empty for a product without a choice. */
    spec_text: string;
    /** @description Unit price now. */
    price: Money;
    /**
     * Format: int64
     * @description How many pieces would be ordered. May be less than asked for: see changes.
     */
    quantity: number;
    /** @description price × quantity. */
    subtotal: Money;
};
/**
 * Positive money
 * @description An amount in US dollars that is greater than zero: a decimal string with exactly two places and no leading zeros, from `"0.01"` up. Used wherever a customer states an amount to move (R5.05: greater than 0, a correct amount).
 * @example 300.00
 */
export type PositiveMoney = string;
/**
 * Duty line
 * @description One duty or import tax of an order. Goods of one heading are one line, as a customs declaration has them; goods of two headings are two. What is not due has no line.
 */
export type DutyLine = {
    /**
     * @description A customs duty, or a tax on imports such as VAT.
     * @enum {string}
     */
    kind: "duty" | "import_tax";
    /** @description The heading (four digits) or subheading (six) of the Harmonized System that the goods are declared under; null where the line is about the whole order. */
    heading: string | null;
    /** @description The value that it is calculated on. */
    base: Money;
    /** @description What is due. */
    amount: PositiveMoney;
    /**
     * @description `shop`: it is in what is paid for the order, and nothing is added for it. `carrier`: the carrier, or the customs office, asks the receiver for it on delivery.
     * @enum {string}
     */
    collected_by: "shop" | "carrier";
};
/**
 * Duty estimate
 * @description Between what and what the carrier may collect, where it is not known.
 */
export type DutyEstimate = {
    /** @description The least. */
    from: Money;
    /** @description The most. */
    to: PositiveMoney;
};
/**
 * Duties
 * @description Which duties and import taxes are due, and who collects them, shown before the order is paid.
 */
export type Duties = {
    /** @description True: whatever duties and import taxes are due is in the `total_amount`, and nothing is asked for on delivery. False: the carrier or the customs office may ask the receiver for them. */
    included: boolean;
    /** @description The same in words, to be shown beside the `total_amount`. */
    note: string;
    /** @description All that is due; empty if nothing is, null if it is not known. Left out by servers that say no more than `included`. */
    lines?: (DutyLine[] | null) | undefined;
    /** @description What the carrier collects; null, never `0.00`, if it is not known. */
    on_delivery_amount?: (Money | null) | undefined;
    /** @description Where it is not known, how much it may be, if the server can say that; otherwise null. */
    estimate?: (DutyEstimate | null) | undefined;
};
/**
 * Quote group
 * @description What one shop would send as one order.
 */
export type QuoteGroup = {
    /** @description The shop. */
    shop: ShopRef;
    /** @description The shop's lines. */
    lines: QuoteLine[];
    /** @description Sum of the lines' subtotals. */
    subtotal: Money;
    /** @description The shop's freight to the address; `0.00` when free. Without an address it is the freight to the shop's own country. */
    freight: Money;
    /** @description This shop's share of the promo code's discount. */
    discount: Money;
    /** @description subtotal + freight − discount: the total_amount of the order this group would become. */
    total_amount: Money;
    /** @description How much the subtotal of this shop must grow to make the freight free; null if it is already free or the shop never ships free. Measured before the discount. */
    free_freight_gap: Money | null;
    /**
     * Format: date
     * @description Earliest day of arrival, in the calendar of the destination.
     */
    arrives_from: string;
    /**
     * Format: date
     * @description Latest day of arrival, in the calendar of the destination.
     */
    arrives_by: string;
    /** @description Whether duties and import taxes are in this group's `total_amount`. Without an address nothing is promised: `included` is false, and the note says that they are shown once an address is chosen. */
    duties: Duties;
    /** @description What it costs in all: `total_amount`, and what the carrier collects on delivery; null if that is not known. */
    total_with_duties?: (Money | null) | undefined;
};
/**
 * Mobile number
 * @description A mobile number, best with its country's calling code. When numbers are compared, spaces and hyphens are ignored and a leading `00` is `+`; letters and brackets are refused.
 * @example +819012345678
 */
export type MobileNumber = string;
/**
 * Country code
 * @description A country, as the two capital letters of ISO 3166-1.
 * @example JP
 */
export type CountryCode = string;
/**
 * Area reference
 * @description One step of an address: a province, a city, a district.
 */
export type AreaRef = {
    /**
     * Format: int64
     * @description The id from listAreas.
     */
    id: number;
    /** @description The name in the language of the call. */
    name: string;
};
/**
 * Address tag
 * @description What the customer calls the address. `home`, `company` and `other` are known words, which clients translate; any other text is the customer's own and is shown as it is.
 * @example home
 */
export type AddressTag = string;
/**
 * Idempotency key
 * Format: uuid
 * @description A UUID that the client creates once per intention (when the form opens or the button is tapped), and sends again
 *     unchanged when it repeats the request after a time-out or a lost connection. In lower case (RFC 9562, section 4), in
 *     requests and answers, whatever the database writes.
 *
 *     - Same customer, same call, same key, same body: the first success is returned again, and nothing is done twice.
 *     - Same key with another body: `idempotency_conflict`, and nothing is done.
 *     - Only a success is kept under the key. After a refusal the key is free: the customer may correct
 *       the form and send it again.
 *     - The repeated answer has the `data` of the first answer unchanged: it lacks later changes, its `server_time` is that of
 *       the first answer, and a signed URL in it (PrivatePicture) may have expired. The client repeats its reads as after
 *       every change.
 *     - A key is kept for at least 24 hours (1 440 minutes), and a client repeats a request for no longer than that, by the
 *       server's clock. An older request, or one of unknown age, is looked for by its key in the list that it adds to.
 *     - Two simultaneous requests with one key are carried out one after the other, so the second gets the first one's
 *       answer.
 *     - The server looks at the key before all business rules.
 * @example 7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21
 */
export type IdempotencyKey = string;
/**
 * Address
 * @description A shipping address of the customer.
 */
export type Address = {
    /**
     * Format: int64
     * @description The address's id.
     */
    id: number;
    /** @description Who receives the parcel. */
    addressee: string;
    /** @description Where the carrier can call. Shown in full only to its owner. */
    mobile: MobileNumber;
    /** @description The country. */
    country: CountryCode;
    /** @description The area, from the largest part below the country to the smallest. */
    area: AreaRef[];
    /** @description The same area as one text, largest part first, as in `Kyoto Prefecture, Kyoto`. */
    area_text: string;
    /** @description The detailed address: street, number, building, room. */
    detail: string;
    /** @description The postcode; null where there is none. */
    postcode: string | null;
    /** @description What the customer calls it. */
    tag: AddressTag;
    /** @description True for the address that checkout preselects. A customer who has addresses has exactly one such address. */
    is_default: boolean;
    /**
     * Format: int32
     * @description Increases each time the address is edited; saveAddress requires it. Becoming the default, or ceasing to be it, does not increase it.
     */
    version: number;
    /** @description The key of the saveAddress that made it, by which a client finds its own attempt after a lost answer, however old it is. Left out where it was made without one. Only its owner sees it. */
    idempotency_key?: IdempotencyKey | undefined;
};
/**
 * Promo refusal reason
 * @description Why a promo code is not accepted: no such code, past its end, used by this customer before, the subtotal is below its minimum, or it does not apply to any of the items.
 * @enum {string}
 */
export type PromoReason = "unknown" | "expired" | "used" | "minimum_not_reached" | "not_for_these_items";
/**
 * Promo in a quote
 * @description What became of the promo code. A refused code does not refuse the quote: the quote is made without it.
 */
export type QuotePromo = {
    /** @description The code as asked for. */
    promo_code: string;
    /** @description Whether it counts in this quote. */
    accepted: boolean;
    /** @description Why it does not count; null when accepted. */
    reason: PromoReason | null;
    /** @description The whole discount it brings; `0.00` when not accepted. Equals the sum of the groups' discounts. */
    discount: Money;
};
/**
 * Kind of change
 * @description price: the unit price differs from the one the customer last saw in the cart. stock: fewer pieces are in stock than the line asks for, so the quantity was lowered. removed: the line cannot be ordered (sold out, product or specification gone, shop closed), so it was left out.
 * @enum {string}
 */
export type QuoteChangeKind = "price" | "stock" | "removed";
/**
 * Quote change
 * @description A difference between the quote and what the customer last saw in the cart, to be shown before ordering. The change of a quoted price after the quote is createOrder's price_changed.
 */
export type QuoteChange = {
    /** @description What changed. */
    kind: QuoteChangeKind;
    /**
     * Format: int64
     * @description The cart line concerned; null when the source is one product.
     */
    line_id: number | null;
    /**
     * Format: int64
     * @description The product concerned.
     */
    product_id: number;
    /** @description The product's name. */
    name: string;
    /** @description What it was: the unit price for `price` (two places), the number of pieces asked for with `stock` and `removed`. */
    before: string;
    /** @description What it is now: the unit price, the number of pieces that are left; null with `removed`. */
    after: string | null;
};
/**
 * Order quote
 * @description What an order would cost now, per shop and in all. Nothing is reserved. Sums: total_amount = subtotal + freight − discount, in each group and in all; the groups add up to the whole.
 */
export type OrderQuote = {
    /** @description One group per shop, in the order of the cart. Each becomes one order. */
    groups: QuoteGroup[];
    /** @description The address that the freight is calculated for: the requested one, otherwise the default; null if the customer has none yet. */
    address: Address | null;
    /** @description What became of the promo code; null when none was given. */
    promo: QuotePromo | null;
    /** @description Sum of the groups' subtotals. */
    subtotal: Money;
    /** @description Sum of the groups' freights. */
    freight: Money;
    /** @description Sum of the groups' discounts. */
    discount: Money;
    /** @description Sum of the groups' totals: what createOrder expects as expected_total. */
    total_amount: Money;
    /** @description What it costs in all: `total_amount`, and what the carriers collect on delivery; null if that is not known of one group. */
    total_with_duties?: (Money | null) | undefined;
    /** @description What differs from the cart; empty when nothing does. */
    changes: QuoteChange[];
    /**
     * Format: date-time
     * @description Until when the shop honours this quote: 15 minutes. createOrder compares the totals itself, so a customer with an old quote is never charged a new price unseen.
     */
    valid_until: string;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * Price change details
 * @description The quote as it is now, to be shown beside the one the customer had accepted.
 */
export type PriceChangeDetails = {
    quote: OrderQuote;
};
/**
 * Promo details
 * @description Why the promo code was refused.
 */
export type PromoDetails = {
    reason: PromoReason;
};
/**
 * Range details
 * @description The smallest and the largest amount allowed, both included.
 */
export type RangeDetails = {
    min: Money;
    max: Money;
};
/**
 * Refund block
 * @description Why pieces cannot be refunded: the first reason that applies.
 *
 *     | Value | Meaning |
 *     |---|---|
 *     | not_paid | the order waits for payment: cancel it |
 *     | order_cancelled | the order is cancelled |
 *     | order_completed | the order is completed: its time for refunds is over |
 *     | not_in_order | the order has no such item |
 *     | chosen_twice | the item was named twice |
 *     | already_refunded | all its pieces are refunded |
 *     | in_open_case | too few pieces are left, since others are in an open case |
 *     | too_many | more pieces than the item has left |
 *     | not_shipped | the order is not shipped yet: only refund_only and not_received are possible |
 *     | not_received | a refund with return is requested for goods that were not received |
 *     | reason_unfit | the reason is unknown, or does not apply to the type and the product status (applyRefund only) |
 * @enum {string}
 */
export type RefundBlock = "not_paid" | "order_cancelled" | "order_completed" | "not_in_order" | "chosen_twice" | "already_refunded" | "in_open_case" | "too_many" | "not_shipped" | "not_received" | "reason_unfit";
/**
 * Refund block details
 * @description What stands in the way of the refund.
 */
export type RefundBlockDetails = {
    block: RefundBlock;
    /**
     * Format: int64
     * @description The item that it is about; null when it is about the request as a whole.
     */
    order_item_id: number | null;
};
/**
 * Open refund details
 * @description The refund case that is open already.
 */
export type RefundRefDetails = {
    /**
     * Format: int64
     * @description The open case.
     */
    refund_id: number;
};
/**
 * Refundable details
 * @description The most that can be refunded for the chosen items.
 */
export type RefundableDetails = {
    max: Money;
};
/**
 * Retry details
 * @description When the next try is allowed.
 */
export type RetryDetails = {
    /**
     * Format: date-time
     * @description From when the call is accepted again.
     */
    retry_at: string;
    /**
     * Format: date-time
     * @description The server's clock when it answered.
     */
    server_time: string;
};
/**
 * Service hours details
 * @description When customer service can be reached.
 */
export type ServiceHoursDetails = {
    /** @description The opening hours in words. */
    hours: string;
};
/**
 * Shortfall details
 * @description What is available, and what is missing.
 */
export type ShortfallDetails = {
    available: Money;
    shortfall: Money;
};
/**
 * Stock details
 * @description What is left of the specification that was asked for.
 */
export type StockDetails = {
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /**
     * Format: int64
     * @description The specification.
     */
    sku_id: number;
    /**
     * Format: int64
     * @description How many are left.
     */
    stock: number;
};
/**
 * Terms details
 * @description The version of the terms that is in force.
 */
export type TermsDetails = {
    /**
     * Format: date
     * @description The `version_date` of the terms of use now.
     */
    version: string;
};
/**
 * Upload reference
 * @description An upload of this customer, by the `upload_id` that uploadFile answered. Never a URL: a customer can only send pictures that the server itself has stored and checked. An unknown id, or another customer's, is refused with `upload_not_found`; one that no call has used within 24 hours is refused with `upload_expired`. Several calls may use one upload.
 * @example u_6dK2wPq9XbT4mZs8RvY3cA
 */
export type UploadRef = string;
/**
 * Upload details
 * @description The upload that cannot be taken.
 */
export type UploadDetails = {
    /** @description The first such id of the request. */
    upload_id: UploadRef;
};
/**
 * Free freight
 * @description The subtotal from which a shop ships free, and how much the group's lines lack.
 */
export type FreeFreight = {
    /** @description The subtotal of goods of this shop in one order from which its freight is free. */
    threshold: Money;
    /** @description How much is missing if all lines of the group are ordered at current prices; 0.00 once the subtotal is reached. For a selection of lines, see `free_freight_gap` of quoteOrder. */
    missing: Money;
};
/**
 * Language tag
 * @description A language as a BCP 47 tag (RFC 5646).
 * @example zh-CN
 */
export type LanguageTag = string;
/**
 * Cart quantity limit
 * @description What bounds a line's quantity: `stock`, no more pieces are in stock; `customer`, one customer may buy no more (`limit`); `line`, no line of a cart holds more than 999.
 * @enum {string}
 */
export type CartQuantityLimit = "stock" | "customer" | "line";
/**
 * Cart invalid reason
 * @description Why a cart line cannot be ordered as it stands.
 *
 *     | Value | Meaning | What helps |
 *     |---|---|---|
 *     | sold_out | The specification is sold out; others of the product may be in stock. | Choose another specification (updateCartLine), or wait. |
 *     | removed | The product is no longer offered. | Delete the line. |
 *     | spec_gone | The product is offered, but not in this specification any more. | Choose another specification (updateCartLine). |
 *     | shop_closed | The shop is closed. | Wait until it opens again, or delete the line. |
 *
 *     If several apply, the one that is hardest to resolve is given: removed, then shop_closed, spec_gone, sold_out. A line
 *     becomes valid again automatically once its reason no longer applies.
 * @enum {string}
 */
export type CartInvalidReason = "sold_out" | "removed" | "spec_gone" | "shop_closed";
/**
 * Cart line
 * @description One product specification in the cart. There is at most one line for each specification. The cart reserves nothing: stock and price are those of this moment and are checked again by quoteOrder and createOrder.
 */
export type CartLine = {
    /**
     * Format: int64
     * @description The line; what updateCartLine, deleteCartLines, restoreCartLines and quoteOrder name.
     */
    id: number;
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /**
     * Format: int64
     * @description The chosen specification.
     */
    sku_id: number;
    /** @description The product's name, in the language of the call where the shop has one. */
    name: string;
    /** @description The language of its name, as a BCP 47 tag. Missing if it is that of the answer (`Content-Language`). */
    language?: LanguageTag | undefined;
    /** @description The picture of the specification, or else of the product. */
    picture: PictureUrl;
    /** @description The product's category. */
    category_code: CategoryCode;
    /** @description The specification in words, for example `Mist`; empty for a product without a choice. */
    spec_text: string;
    /** @description Unit price now. For a product or specification that is gone, the last one. */
    price: Money;
    /** @description The former price, as the product shows it; null, or left out, unless it is higher than `price`, and where the specification is gone. */
    prior_price?: (Money | null) | undefined;
    /** @description Unit price when the line was put into the cart or its specification was last changed. Differs from `price` if the price has changed since; it is never charged. */
    price_when_added: Money;
    /**
     * Format: int32
     * @description How many pieces the customer wants. If fewer are in stock now, the line stays valid with this quantity as long as one piece is left; quoteOrder says how many can be ordered.
     */
    quantity: number;
    /**
     * Format: int64
     * @description Pieces of this specification that can be bought now.
     */
    stock: number;
    /**
     * Format: int32
     * @description The most pieces of this specification one customer may buy in one order; null if only the stock bounds it.
     */
    limit: number | null;
    /**
     * Format: int32
     * @description The greatest quantity to offer: the smallest of `stock`, `limit` and 999; 0 for a line that cannot be ordered.
     */
    max_quantity: number;
    /** @description Which of these three bounds it, to tell a customer who asks for more. */
    max_quantity_reason: CartQuantityLimit;
    /** @description True if the customer has marked the product as a favourite. */
    liked: boolean;
    /** @description Why the line cannot be ordered; null exactly for the lines that stand in a group. */
    invalid_reason: CartInvalidReason | null;
};
/**
 * Cart group
 * @description The valid lines of one shop. Each group becomes an order of its own.
 */
export type CartGroup = {
    /** @description The shop. */
    shop: ShopRef;
    /** @description What is missing for free freight; null if the shop never or always ships free. */
    free_freight: FreeFreight | null;
    /** @description The shop's lines that can be ordered, one for each SKU, most recently added first. A group without lines is left out. */
    lines: CartLine[];
};
/**
 * Cart
 * @description The whole cart of the customer. It is kept on the server without an end date and is the same on all their devices; at most `line_limit` lines, valid and invalid together. It has no sums: each client keeps its own selection of lines, so that two devices do not disturb each other, and quoteOrder calculates what the selected lines cost.
 */
export type Cart = {
    /**
     * Format: int32
     * @description Increases with every change to the customer's lines, on any device: of two answers, the one with the higher version is newer. Changes of price or stock do not increase it.
     */
    version: number;
    /** @description The lines that can be ordered, by shop. The shop whose line was added last comes first; invalid lines count for this order too. Empty if there are none. */
    groups: CartGroup[];
    /** @description The lines of all shops that cannot be ordered now, one for each SKU, most recently added first; each has the reason in `invalid_reason`. They are never part of an order or of `count`. */
    invalid: CartLine[];
    /**
     * Format: int64
     * @description Pieces that can be ordered: the sum of the quantities of the valid lines. The number on the tab's badge.
     */
    count: number;
    /**
     * Format: int32
     * @description How many lines a cart holds at most; one more answers `cart_full`. 200 to begin with.
     */
    line_limit: number;
};
/**
 * E-mail address
 * Format: email
 * @description An e-mail address. Compared without regard to capitals, stored as it was typed.
 * @example demo@meridian.shop
 */
export type EmailAddress = string;
/**
 * Waiting e-mail address
 * @description A new e-mail address that has not been verified yet. Until it is, the current one stays in force.
 */
export type PendingEmail = {
    /** @description The new one. */
    to: EmailAddress;
    /**
     * Format: date-time
     * @description When the change is dropped unless it has been verified: 24 hours after it was requested.
     */
    expires_at: string;
};
/**
 * Waiting mobile number
 * @description A new mobile number that has not been verified yet. Until it is, the current one stays in force.
 */
export type PendingMobile = {
    /** @description The new one. */
    to: MobileNumber;
    /**
     * Format: date-time
     * @description When the change is dropped unless it has been verified: 24 hours after it was requested.
     */
    expires_at: string;
};
/**
 * Language setting
 * @description A language that the storefront is offered in.
 */
export type LanguageSetting = {
    /** @description The language's name in itself, shown first in the list. */
    language_name: string;
    /** @description The language's name in Chinese. */
    chinese_name: string;
    /** @description The language's code. Not always a BCP 47 tag: `ri` is Japanese, `han` Korean, `tai` Thai. */
    file_name: string;
};
/**
 * User info
 * @description The logged-in customer: identity, balance and security settings. Passwords and the payment code are never part of it.
 */
export type UserInfo = {
    /**
     * Format: int64
     * @description The customer's id.
     */
    id: number;
    /** @description The name the account goes by: the e-mail address it was registered with. It stays when the e-mail changes. */
    account: string;
    /** @description Family name. */
    family_name: string;
    /** @description Given name. */
    given_name: string;
    /** @description Where e-mails to the customer go; once verified, it can be used to log in. */
    email: EmailAddress;
    /** @description Whether a code sent to `email` has verified that it is the customer's. Until then it cannot be used to log in or to reset a password, and gets no message except the code (verifyContact). */
    email_verified: boolean;
    /** @description A new e-mail address that is not verified yet; null if there is none. */
    pending_email: PendingEmail | null;
    /** @description Where text messages to the customer go; once verified, it can be used to log in. */
    mobile: MobileNumber;
    /** @description Whether a code sent to `mobile` has verified that it is the customer's, with the same effects. */
    mobile_verified: boolean;
    /** @description A new mobile number that is not verified yet; null if there is none. */
    pending_mobile: PendingMobile | null;
    /** @description The profile picture; null when none was chosen. */
    avatar: PictureUrl | null;
    /** @description All the money of the customer, in US dollars: `balance_available` plus `balance_pending`. */
    balance: Money;
    /** @description What can be spent or withdrawn now. */
    balance_available: Money;
    /** @description What is held by withdrawals under audit. It leaves the balance when they pass and becomes available again when they are refused. */
    balance_pending: Money;
    /** @description True while the platform has frozen the wallet: money can come in, but nothing can be paid or withdrawn. */
    wallet_frozen: boolean;
    /** @description Whether a payment code exists. It is set for the first time, and changed when forgotten, by a step-up. */
    pay_code_set: boolean;
    /**
     * Format: date-time
     * @description When the payment code was last set or changed; null when there is none.
     */
    pay_code_changed_at: string | null;
    /**
     * Format: date-time
     * @description When the login password was last changed; null if never since the registration.
     */
    password_changed_at: string | null;
    /**
     * Format: date
     * @description The version of the terms of use that the customer accepted last; null for an account older than this record. If it differs from that of getConfig, acceptTerms is due.
     */
    terms_version: string | null;
    /**
     * Format: date-time
     * @description When the account was registered.
     */
    created_at: string;
    /**
     * Format: int32
     * @description Version of the profile: increases each time names, e-mail, mobile or picture change; updateProfile requires it. Changes of balance or language do not increase it.
     */
    version: number;
    /** @description The language the customer chose with setLanguage. Missing when none was chosen; if it is there, the storefront switches to it. */
    lang?: LanguageSetting | undefined;
};
/**
 * Version details
 * @description What stands now, to be shown beside what the customer was about to save. Of `cart`, `address` and `userinfo` exactly the one that the call would have changed is there.
 */
export type VersionDetails = {
    /**
     * Format: int32
     * @description The present version; a client that still wants its change sends it again with this one.
     */
    version: number;
    /** @description The whole cart as it is now. */
    cart?: Cart | undefined;
    /** @description The address as it is now. */
    address?: Address | undefined;
    /** @description The customer as they are now. */
    userinfo?: UserInfo | undefined;
};
/**
 * Withdrawal status
 * Format: int32
 * @description How a withdrawal stands: 0 auditing, 1 passed, 2 refused, as R4.03 states them; -1 cancelled by the customer under audit, which is proposed.
 * @enum {integer}
 */
export type WithdrawalStatus = 0 | 1 | 2 | -1;
/**
 * Withdrawal state details
 * @description The withdrawal that caused the refusal, and its current status.
 */
export type WithdrawalStateDetails = {
    /**
     * Format: int64
     * @description The withdrawal.
     */
    withdrawal_id: number;
    status: WithdrawalStatus;
};
/**
 * User info answer
 * @description The answer of getUserInfo.
 */
export type GetUserInfoSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The customer. */
    data: UserInfo;
};
/**
 * Nothing
 * @description Null, if an answer carries nothing beyond its success. (An empty object is allowed too, since some back ends cannot write a bare null.)
 */
export type Nothing = Record<string, never> | null;
/**
 * Logged out
 * @description The answer of a log-out.
 */
export type LogoutUserSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell. */
    data: Nothing;
};
/**
 * New login password
 * Format: password
 * @description A login password to be set: at least 6 characters of any kind, spaces included, nothing trimmed. Stored only as a salted hash; never answered, never logged.
 */
export type NewPassword = string;
/**
 * Verification code
 * @description The six digits that sendCode sent by e-mail or text message. Valid for 10 minutes, for one use and for one purpose (the `event` of sendCode); the fifth wrong attempt, or a newer code, voids it.
 * @example 416823
 */
export type VerificationCode = string;
/**
 * Register
 * @description A new customer. The five labels are stated in sections 3 and 5; the verification code is proposed.
 */
export type RegisterUserBody = {
    /** @description Family name, not blank. */
    family_name: string;
    /** @description Given name, not blank. */
    given_name: string;
    /** @description Must not belong to another account. It becomes the account name. */
    email: EmailAddress;
    /** @description Must not belong to another account. */
    mobile: MobileNumber;
    /** @description The login password. Its confirmation is compared in the form and not sent. */
    password: NewPassword;
    /** @description The code that sendCode sent for the event `register`, to this e-mail address or to this mobile number. */
    verification_code: VerificationCode;
};
/** @description The new session. */
export type RegisterUserData = {
    /** @description The new session. */
    userinfo: SessionUser;
};
/**
 * Registered
 * @description The answer of a registration that succeeded: the customer is logged in at once.
 */
export type RegisterUserSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The new session. */
    data: RegisterUserData;
};
/**
 * Forgotten password
 * @description A new password for somebody who does not know the old one. No token is needed.
 */
export type ForgottenPassword = {
    /**
     * @description Proven by a verification code.
     * @constant
     */
    by: "code";
    /** @description The e-mail address or mobile number that the code was sent to. */
    account: string;
    /** @description The code that sendCode sent for the event `reset`. */
    verification_code: VerificationCode;
    /** @description The new login password. It must differ from the current one. */
    password: NewPassword;
};
/**
 * Changed password
 * @description A new password for the logged-in customer, who knows the old one. The token is needed.
 */
export type ChangedPassword = {
    /**
     * @description Proven by the old password.
     * @constant
     */
    by: "old_password";
    /** @description The login password in use. */
    old_password: CurrentPassword;
    /** @description The new login password. It must differ from the old one. */
    password: NewPassword;
};
/**
 * Reset the login password
 * @description A new login password, authorised by a verification code (forgotten) or by the old password (changed).
 */
export type ResetPasswordBody = ForgottenPassword | ChangedPassword;
/**
 * Password reset
 * @description The answer of a password reset that succeeded.
 */
export type ResetPasswordSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell: the customer logs in again. */
    data: Nothing;
};
/**
 * Code by e-mail
 * @description A verification code by e-mail.
 */
export type SendCodeByEmail = {
    /**
     * @description What the code is for: a registration, or the reset of a forgotten login password.
     * @enum {string}
     */
    event: "register" | "reset";
    /**
     * @description By e-mail.
     * @constant
     */
    channel: "email";
    /** @description Where to send it. */
    to: EmailAddress;
};
/**
 * Code by text message
 * @description A verification code by text message.
 */
export type SendCodeByMobile = {
    /**
     * @description What the code is for: a registration, or the reset of a forgotten login password.
     * @enum {string}
     */
    event: "register" | "reset";
    /**
     * @description By text message.
     * @constant
     */
    channel: "mobile";
    /** @description Where to send it. */
    to: MobileNumber;
};
/**
 * Way of contact
 * @description A way to reach the customer: by e-mail, or by text message.
 * @enum {string}
 */
export type ContactChannel = "email" | "mobile";
/**
 * Code to the customer's own address
 * @description A verification code for the logged-in customer. The server knows where to send it; the request has no address, so a stolen token cannot send codes to strangers.
 */
export type SendOwnCode = {
    /**
     * @description What the code is for: `step_up`, a step-up, sent to the verified address or number of this channel; `verify`, the verification of the address or number of this channel, sent to the new one if a change is pending, otherwise to the current one.
     * @enum {string}
     */
    event: "step_up" | "verify";
    /** @description By e-mail or by text message. */
    channel: ContactChannel;
};
/**
 * Ask for a verification code
 * @description What the code is for, and where to send it.
 */
export type SendCodeBody = SendCodeByEmail | SendCodeByMobile | SendOwnCode;
/** @description When the next code may be asked for, and how long this one is good. */
export type SendCodeData = {
    /**
     * Format: date-time
     * @description From when another code may be asked for: 60 seconds after this one.
     */
    resend_at: string;
    /**
     * Format: date-time
     * @description Until when the code is good: 10 minutes.
     */
    expires_at: string;
    /**
     * Format: date-time
     * @description The server's clock when it answered. Countdowns use it, never the customer's clock.
     */
    server_time: string;
};
/**
 * Code requested
 * @description The answer of sendCode. It is the same whether or not an account exists.
 */
export type SendCodeSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description When the next code may be asked for, and how long this one is good. */
    data: SendCodeData;
};
/**
 * Step-up by password
 * @description Proven by the login password.
 */
export type StepUpByPassword = {
    /**
     * @description Proven by the login password.
     * @constant
     */
    by: "password";
    /** @description The login password in use. */
    password: CurrentPassword;
};
/**
 * Step-up by code
 * @description Proof by a code sent to a verified e-mail address or mobile number of the customer.
 */
export type StepUpByCode = {
    /**
     * @description Proven by a verification code.
     * @constant
     */
    by: "code";
    /** @description Which way the code was sent. */
    channel: ContactChannel;
    /** @description The code that sendCode sent for the event `step_up`. */
    verification_code: VerificationCode;
};
/**
 * Ask for a step-up
 * @description The proof; `by` says of which kind.
 */
export type CreateStepUpBody = StepUpByPassword | StepUpByCode;
/**
 * Step-up token
 * @description The `step_up` that createStepUp returned: it shows that whoever holds the session has just proven who they are. Valid until its `expires_at`, only in the session that requested it, for any number of calls. Like a password, it is sent only in request bodies and is never logged.
 * @example qT4xZ8mB1nKs7VwYc2Rf0A
 */
export type StepUpToken = string;
/**
 * Step-up
 * @description Proof, valid for a few minutes, that the customer is at the device.
 */
export type StepUp = {
    /** @description What the calls that ask for a step-up carry. */
    step_up: StepUpToken;
    /**
     * Format: date-time
     * @description Until when it is good: 5 minutes.
     */
    expires_at: string;
    /**
     * Format: date-time
     * @description The server's clock when it answered. Countdowns use it, never the customer's clock.
     */
    server_time: string;
};
/**
 * Step-up granted
 * @description The answer of createStepUp.
 */
export type CreateStepUpSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the call answers. */
    data: StepUp;
};
/**
 * Signed-in device
 * @description One valid session of the customer: a browser or device on which they are logged in.
 */
export type SessionDevice = {
    /**
     * Format: int64
     * @description Names the session in revokeSession. Not the token, and of no use to log in.
     */
    id: number;
    /** @description The browser and the system in words, as read from the User-Agent header. */
    device: string;
    /** @description Roughly where, guessed from the network address: a town and a country, never the address itself; null when unknown. */
    place: string | null;
    /**
     * Format: date-time
     * @description When the session began.
     */
    signed_in_at: string;
    /**
     * Format: date-time
     * @description When it last made a call, to the minute.
     */
    last_seen_at: string;
    /** @description True for the session that asks. Exactly one is. */
    current: boolean;
};
/** @description The devices. */
export type ListSessionsData = {
    /** @description The devices, the current one first, then by `last_seen_at`, newest first. */
    list: SessionDevice[];
};
/**
 * Signed-in devices answer
 * @description The answer of listSessions.
 */
export type ListSessionsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The devices. */
    data: ListSessionsData;
};
/**
 * Sign out a device
 * @description Which session to end.
 */
export type RevokeSessionBody = {
    /**
     * Format: int64
     * @description The `id` from listSessions.
     */
    session_id: number;
};
/**
 * Device signed out
 * @description The answer of revokeSession.
 */
export type RevokeSessionSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell. */
    data: Nothing;
};
/**
 * Change the profile
 * @description The fields to change; those left out stay as they are. At least one is needed, beside the version.
 */
export type UpdateProfileBody = {
    /** @description Family name, not blank. */
    family_name?: string | undefined;
    /** @description Given name, not blank. */
    given_name?: string | undefined;
    /** @description The new profile picture, an `upload_id` of uploadFile, which everybody can see from then on; null removes the picture. */
    avatar?: (UploadRef | null) | undefined;
    /**
     * Format: int32
     * @description The `version` of the customer that the form was filled from.
     */
    version: number;
};
/**
 * Profile changed
 * @description The answer of updateProfile: the whole customer as it is now.
 */
export type UpdateProfileSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The customer after the change. */
    data: UserInfo;
};
/**
 * New e-mail address
 * @description A new e-mail address, which takes effect once it is verified.
 */
export type UpdateEmail = {
    /**
     * @description The e-mail address.
     * @constant
     */
    channel: "email";
    /** @description The new one. Sending the current one cancels a pending change. */
    to: EmailAddress;
    /** @description A step-up of this session. */
    step_up: StepUpToken;
};
/**
 * New mobile number
 * @description A new mobile number, which takes effect once it is verified.
 */
export type UpdateMobile = {
    /**
     * @description The mobile number.
     * @constant
     */
    channel: "mobile";
    /** @description The new one. Sending the current one cancels a pending change. */
    to: MobileNumber;
    /** @description A step-up of this session. */
    step_up: StepUpToken;
};
/**
 * Change the e-mail address or the mobile number
 * @description The new address or number; `channel` says which.
 */
export type UpdateContactBody = UpdateEmail | UpdateMobile;
/**
 * Contact change asked for
 * @description The answer of updateContact: the customer, with the pending change.
 */
export type UpdateContactSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the call answers. */
    data: UserInfo;
};
/**
 * Prove an e-mail address or a mobile number
 * @description The code that came to it.
 */
export type VerifyContactBody = {
    /** @description The channel to verify. */
    channel: ContactChannel;
    /** @description The code that sendCode sent for the event `verify`. */
    verification_code: VerificationCode;
};
/**
 * Contact verified
 * @description The answer of verifyContact: the customer after the change.
 */
export type VerifyContactSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the call answers. */
    data: UserInfo;
};
/**
 * Accept the terms
 * @description The version that the customer has read.
 */
export type AcceptTermsBody = {
    /**
     * Format: date
     * @description The `version_date` of the terms of use that were shown (getLaw).
     */
    version: string;
};
/**
 * Accepted terms
 * @description What the customer has agreed to.
 */
export type AcceptedTerms = {
    /**
     * Format: date
     * @description The version of the terms of use.
     */
    version: string;
};
/**
 * Terms accepted
 * @description The answer of acceptTerms.
 */
export type AcceptTermsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the call answers. */
    data: AcceptedTerms;
};
/**
 * Close the account
 * @description The proof that it is the customer who closes it.
 */
export type CloseAccountBody = {
    /** @description A step-up of this session. */
    step_up: StepUpToken;
};
/**
 * Account closing
 * @description When the account is gone for good.
 */
export type AccountClosing = {
    /**
     * Format: date-time
     * @description When it is erased unless the customer has logged in before: 30 days after it was closed.
     */
    closes_at: string;
    /**
     * Format: date-time
     * @description The server's clock when it answered. Countdowns use it, never the customer's clock.
     */
    server_time: string;
};
/**
 * Account closed
 * @description The answer of closeAccount.
 */
export type CloseAccountSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the call answers. */
    data: AccountClosing;
};
/**
 * Payment code
 * @description The payment code (payment password): digits only, at least 6 (stated) and at most 12 (proposed). It is sent only in request bodies: never in a URL, a log, a cache or an answer. Stored only as a salted hash.
 */
export type PayCode = string;
/**
 * Change the payment code
 * @description By a customer who knows the current one.
 */
export type ChangePayCode = {
    /** @description The current payment code. */
    old_pay_code: PayCode;
    /** @description The new payment code. It must differ from the current one. */
    pay_code: PayCode;
};
/**
 * Set the payment code by step-up
 * @description For the first time, or because the current one is forgotten.
 */
export type RenewPayCode = {
    /** @description A step-up of this session. */
    step_up: StepUpToken;
    /** @description The new payment code. */
    pay_code: PayCode;
};
/**
 * Set the payment code
 * @description The new payment code, with the current one or with a step-up; never both.
 */
export type SetPayCodeBody = ChangePayCode | RenewPayCode;
/**
 * Payment code set
 * @description The answer of setPayCode.
 */
export type SetPayCodeSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell. */
    data: Nothing;
};
/**
 * Check the payment code
 * @description The code to check.
 */
export type VerifyPayCodeBody = {
    /** @description The payment code as typed. */
    pay_code: PayCode;
};
/**
 * Payment code right
 * @description The answer of verifyPayCode when the code is right. A wrong one is a refusal.
 */
export type VerifyPayCodeSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell. */
    data: Nothing;
};
/** @description One page of the address book. */
export type ListAddressesData = {
    /** @description The addresses, the default first, then the newest first. */
    list: Address[];
    /**
     * Format: int32
     * @description How many entries there are on all pages together.
     */
    total: number;
    /**
     * Format: int64
     * @description The page answered, counted from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
};
/**
 * Addresses answer
 * @description The answer of listAddresses.
 */
export type ListAddressesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the address book. */
    data: ListAddressesData;
};
/**
 * Save an address
 * @description A whole address. With `address_id` and `version` it replaces that one, without them it is added.
 */
export type SaveAddressBody = {
    /**
     * Format: int64
     * @description The address to replace; left out, a new one is added.
     */
    address_id?: number | undefined;
    /** @description Who receives the parcel, not blank. */
    addressee: string;
    /** @description Where the carrier can call. The country's `mobile_pattern` from listAreas is advice to the form, not checked here. */
    mobile: MobileNumber;
    /** @description The country; one of those listAreas answers. */
    country: CountryCode;
    /** @description The ids of the areas from the largest below the country down to one without further parts, each a part of the one before it. Where the smaller place is missing from listAreas, they end above it, and `detail` names it. */
    area_ids: number[];
    /** @description The detailed address: street, number, building, room; and the place where `area_ids` lacks it. Not blank. */
    detail: string;
    /** @description The postcode, according to the country's `postcode` rule of listAreas: if the rule requires one it must be present, it must match the pattern, and for a country without postcodes it must be left out. */
    postcode?: string | undefined;
    /** @description What the customer calls it. */
    tag: AddressTag;
    /** @description True makes it the default in place of the current one. False is ignored for the current default and for the first address: there is always a default. */
    is_default: boolean;
    /**
     * Format: int32
     * @description The `version` of the address that the form was filled from; required with `address_id`, and ignored without it.
     */
    version?: number | undefined;
    /** @description One key for each time the form is opened. An edited address keeps the key that it was added with. */
    idempotency_key: IdempotencyKey;
};
/**
 * Address saved
 * @description The answer of saveAddress.
 */
export type SaveAddressSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The address as it is kept now. */
    data: Address;
};
/**
 * Address answer
 * @description The answer of getAddress.
 */
export type GetAddressSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The address. */
    data: Address;
};
/**
 * Choose the default address
 * @description Which address becomes the default.
 */
export type SetDefaultAddressBody = {
    /**
     * Format: int64
     * @description The address.
     */
    address_id: number;
};
/**
 * Default address chosen
 * @description The answer of setDefaultAddress.
 */
export type SetDefaultAddressSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The address, now the default. */
    data: Address;
};
/**
 * Address deleted
 * @description The answer of deleteAddress.
 */
export type DeleteAddressSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell. */
    data: Nothing;
};
/**
 * Postcode rule
 * @description The form of a country's postcodes. saveAddress refuses postcodes that do not match.
 */
export type PostcodeRule = {
    /** @description A regular expression (ECMAScript, ASCII, anchored) that every postcode of the country matches, in capital letters and without spaces around it: forms normalise the postcode before they send it. */
    pattern: string;
    /** @description A postcode that matches. */
    example: string;
    /** @description Whether an address in the country needs one. */
    required: boolean;
};
/**
 * Area
 * @description A country, or a part of one.
 */
export type Area = {
    /**
     * Format: int64
     * @description The id, to ask for its parts and to save an address with.
     */
    id: number;
    /** @description The country code of a country; null for its parts. */
    country_code: CountryCode | null;
    /** @description The name in the language of the call. */
    name: string;
    /** @description Whether it has parts of its own. An address has the chain down to an area that has none, unless the place is missing. */
    has_children: boolean;
    /** @description A country's calling code, such as `+81`; null for its parts. */
    calling_code: string | null;
    /** @description A regular expression (ECMAScript, ASCII, anchored) that mobile numbers of the country match once spaces and hyphens are removed; null if unknown, and for parts. Forms use it to warn, not to refuse. */
    mobile_pattern: string | null;
    /** @description A mobile number of the country as an example for its form; it matches `mobile_pattern`. Null where that is null. */
    mobile_example: MobileNumber | null;
    /** @description What postcodes of the country look like; null for a country without postcodes, whose forms do not ask for one, and for parts. */
    postcode: PostcodeRule | null;
};
/** @description One level of areas, whole. */
export type ListAreasData = {
    /** @description The countries, or the parts asked for, in the order of their names. */
    list: Area[];
};
/**
 * Areas answer
 * @description The answer of listAreas.
 */
export type ListAreasSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One level of areas, whole. */
    data: ListAreasData;
};
/** @description The languages on offer. */
export type ListLanguagesData = {
    /** @description The languages, in the order to show them. */
    list: LanguageSetting[];
};
/**
 * Languages answer
 * @description The answer of listLanguages.
 */
export type ListLanguagesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The languages on offer. */
    data: ListLanguagesData;
};
/** @description The language chosen. */
export type SetLanguageData = {
    /** @description The language chosen. */
    lang: LanguageSetting;
};
/**
 * Language chosen
 * @description The answer of setLanguage.
 */
export type SetLanguageSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The language chosen. */
    data: SetLanguageData;
};
/**
 * Storefront path
 * @description A path of the storefront, of ASCII letters, digits and `, . : @ _ ~ % = -` between single slashes; after a `?` or `#` also of `& + / ? #`. All other characters are percent-encoded. Two slashes in a row would lead to another host, and browsers read a backslash as a slash.
 * @example /detail/103
 */
export type StorefrontPath = string;
/**
 * Banner
 * @description A large picture with two lines of text that leads somewhere.
 */
export type Banner = {
    /**
     * Format: int64
     * @description The banner.
     */
    id: number;
    /** @description First line, in the language of the call. */
    title: string;
    /** @description Second line, in the language of the call; empty if there is none. */
    subtitle: string;
    /** @description A cut-out picture with a transparent ground. */
    picture: PictureUrl;
    /** @description The category that it is about. */
    category_code: CategoryCode;
    /** @description Where it leads. */
    link: StorefrontPath;
};
/**
 * Banners block
 * @description Banners to page through, in the order to show them.
 */
export type HomeBannersBlock = {
    /**
     * @description Says that this is the banners block.
     * @constant
     */
    type: "banners";
    /** @description One to five banners. */
    items: Banner[];
};
/**
 * Category
 * @description One of the ten product categories. A product belongs to exactly one; categories have no sub-categories.
 */
export type Category = {
    /**
     * Format: int64
     * @description The category; what `category_id` names in other calls.
     */
    id: number;
    /** @description Its code, which never changes; products carry the same one. */
    category_code: CategoryCode;
    /** @description Its name, in the language of the call. */
    name: string;
    /** @description A cut-out picture for its tile. */
    picture: PictureUrl;
    /**
     * Format: int64
     * @description Products offered in it, sold-out ones included, removed ones not.
     */
    product_count: number;
};
/**
 * Categories block
 * @description The tiles of the categories.
 */
export type HomeCategoriesBlock = {
    /**
     * @description Says that this is the categories block.
     * @constant
     */
    type: "categories";
    /** @description The ten categories, as in listCategories. */
    items: Category[];
};
/**
 * Product card
 * @description A product as lists, rails and feeds show it.
 */
export type ProductCard = {
    /**
     * Format: int64
     * @description The product.
     */
    id: number;
    /** @description The product's name, in the language of the call where the shop has one. */
    name: string;
    /** @description The language that its name is in, as a BCP 47 tag. Missing where it is that of the answer (`Content-Language`). */
    language?: LanguageTag | undefined;
    /** @description The first picture: a cut-out with a transparent ground. */
    picture: PictureUrl;
    /** @description The product's category. */
    category_code: CategoryCode;
    /**
     * Format: int64
     * @description The product's category, as in listCategories.
     */
    category_id: number;
    /** @description The lowest price among the specifications in stock, or among all if none is in stock. For a removed product, the last price. With `sku_count` above 1 it is a "from" price. */
    price: Money;
    /** @description What other shops usually ask for the same specification: a comparison, never shown as a former price. Null unless it is higher than `price`. */
    market_price: Money | null;
    /** @description The former price of the same specification: the lowest that it had in the 30 days before it was reduced to `price` (Directive 98/6/EC, Art. 6a). Shown struck through; percentages and deals rest on it alone. Null, or left out, unless it is higher than `price`: after 80, 100 and 90 within 30 days, 90 is no reduction. */
    prior_price?: (Money | null) | undefined;
    /**
     * Format: int64
     * @description Pieces sold since the product went on sale, all specifications together. Paid pieces count; refunded ones do not.
     */
    sales: number;
    /**
     * Format: int32
     * @description Share of the product's reviews with a product score of 4 or 5, as an integer percent, rounded half up. Null while there is no review.
     */
    favourable_rate: number | null;
    /** @description Average product score of the reviews, rounded to one decimal. Null while there is no review. */
    score: number | null;
    /** @description The shop that sells it. */
    shop: ShopRef;
    /**
     * Format: int64
     * @description Pieces that can be bought now, all specifications together. 0 means sold out (or removed).
     */
    stock: number;
    /** @description True if one piece ordered alone at `price` ships free: the price reaches the shop's free-freight amount, or the shop always ships it free. */
    free_freight: boolean;
    /** @description True if the customer has marked the product as a favourite. Always false without a token. */
    liked: boolean;
    /**
     * Format: int64
     * @description How many specifications there are to choose from. 1 means there is nothing to choose; 0 only for a removed product.
     */
    sku_count: number;
    /**
     * Format: int64
     * @description The one specification of a product with nothing to choose (`sku_count` 1), so that a card can put it into the cart at once; null for all others.
     */
    sku_id: number | null;
    /**
     * Format: date-time
     * @description When the product went on sale; the sort `newest` uses it.
     */
    created_at: string;
};
/**
 * Hot products block
 * @description The rail of hot products.
 */
export type HomeHotProductsBlock = {
    /**
     * @description Says that this is the hot products block.
     * @constant
     */
    type: "hot_products";
    /** @description Up to 20 products: the head of listHotProducts for the last week, in its order. */
    items: ProductCard[];
};
/**
 * Shop picture
 * @description One of the goods shown on a shop's card; it leads to that product.
 */
export type ShopPicture = {
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /** @description The product's first picture. */
    picture: PictureUrl;
    /** @description The product's category, for the ground behind the cut-out; a server may leave it out. */
    category_code?: CategoryCode | undefined;
};
/**
 * Shop card
 * @description A shop as lists show it.
 */
export type ShopCard = {
    /**
     * Format: int64
     * @description The shop.
     */
    id: number;
    /** @description The shop's name, in the language of the call where the shop has one. */
    name: string;
    /** @description The shop's logo. */
    logo: PictureUrl;
    /** @description One to four characters shown while the logo loads or if it fails to load. */
    initials: string;
    /**
     * Format: int64
     * @description How many customers follow the shop now, including this one.
     */
    fans: number;
    /**
     * Format: int64
     * @description Pieces that the shop has sold since it opened, of all its products, including those no longer offered. Paid pieces count; refunded ones do not.
     */
    total_sales: number;
    /**
     * Format: int32
     * @description Share of the reviews of all the shop's products whose product score is 4 or 5, as an integer percent, rounded half up. Null while the shop has no review.
     */
    favourable_rate: number | null;
    /** @description True if the customer follows the shop. Always false without a token. */
    followed: boolean;
    /**
     * Format: int64
     * @description How many of the shop's products are offered, sold-out ones included, removed ones not.
     */
    product_count: number;
    /** @description Up to three of the shop's products, the best sold of the last 30 days first; fewer if it offers fewer, empty for a closed shop. */
    pictures: ShopPicture[];
};
/**
 * Hot shops block
 * @description The rail of hot shops.
 */
export type HomeHotShopsBlock = {
    /**
     * @description Says that this is the hot shops block.
     * @constant
     */
    type: "hot_shops";
    /** @description Up to 10 shops: the head of listHotShops, in its order. */
    items: ShopCard[];
};
/**
 * Notice
 * @description A short sentence from the platform to all customers.
 */
export type Notice = {
    /**
     * Format: int64
     * @description The notice. A customer who closed it does not see the same id again on this device.
     */
    id: number;
    /** @description The sentence, in the language of the call, plain text. */
    text: string;
    /** @description Where more about it is; null if there is nothing more. */
    link: StorefrontPath | null;
};
/**
 * Notices block
 * @description Notices of the platform, the newest first.
 */
export type HomeNoticesBlock = {
    /**
     * @description Says that this is the notices block.
     * @constant
     */
    type: "notices";
    /** @description One to five notices that are in force now. */
    items: Notice[];
};
/**
 * Other block
 * @description A block of a type that this version of the contract does not know. Clients leave it out.
 */
export type HomeOtherBlock = {
    /** @description None of the types of the other blocks. */
    type: `?${string}`;
};
/**
 * Home block
 * @description One part of the home page; `type` says of which kind. Blocks may come in any order and number; the page shows them in the order of the answer. A client ignores a block of an unknown type, so that the back end may add types: each new type is added here as a further member.
 */
export type HomeBlock = HomeBannersBlock | HomeCategoriesBlock | HomeHotProductsBlock | HomeHotShopsBlock | HomeNoticesBlock | HomeOtherBlock;
/** @description The home page. */
export type GetHomeData = {
    /**
     * Format: int64
     * @description Products offered on the whole platform, sold-out ones included, removed ones not.
     */
    product_count: number;
    /** @description The parts of the page in the order to show them. A part that has nothing to show is left out. */
    blocks: HomeBlock[];
};
/**
 * Get home answer
 * @description The success answer of getHome: the envelope with code 1.
 */
export type GetHomeSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The home page. */
    data: GetHomeData;
};
/** @description All categories. */
export type ListCategoriesData = {
    /** @description The ten categories in the order of R3.12, by id. */
    list: Category[];
};
/**
 * List categories answer
 * @description The success answer of listCategories: the envelope with code 1.
 */
export type ListCategoriesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description All categories. */
    data: ListCategoriesData;
};
/**
 * Product filter
 * @description Conditions on products, all of which must hold. Every key may be left out and then sets no condition; empty values are not sent (R7.04).
 */
export type ProductFilter = {
    /** @description Lowest `price`, inclusive. */
    price_min?: Money | undefined;
    /** @description Highest `price`, inclusive. If it is lower than `price_min`, nothing is found. */
    price_max?: Money | undefined;
    /** @description True: only products with a stock above 0. False is the same as left out. */
    in_stock?: boolean | undefined;
    /** @description True: only products with `free_freight`. False is the same as left out. */
    free_freight?: boolean | undefined;
    /**
     * Format: int32
     * @description Lowest favourable rate in percent, inclusive. Products without a review have no rate and are left out when this is given.
     */
    rate_min?: number | undefined;
};
/**
 * Facet count
 * @description One value of a facet and how many products it has.
 */
export type FacetCount = {
    /**
     * Format: int64
     * @description The category or the shop.
     */
    id: number;
    /** @description Its name, in the language of the call. */
    name: string;
    /**
     * Format: int64
     * @description How many products are found with this value and all other filters of the request.
     */
    count: number;
};
/**
 * Rate facet
 * @description One step of the favourable-rate facet.
 */
export type RateFacet = {
    /**
     * Format: int32
     * @description The lowest favourable rate of the step, in percent: the value to send as `filter[rate_min]`.
     */
    min: number;
    /**
     * Format: int64
     * @description How many products have at least this rate, with all other filters of the request. Steps include one another.
     */
    count: number;
};
/**
 * Price facet
 * @description The range of prices that are found.
 */
export type PriceFacet = {
    /** @description The lowest `price`. */
    min: Money;
    /** @description The highest `price`. */
    max: Money;
};
/**
 * Product facets
 * @description How many products each further choice would find. Each facet is counted with the keyword and all filters of the request applied except its own: the counts of `categories` ignore `category_id`, those of `shops` ignore `shop_id`, and so on. Sort and page do not matter.
 */
export type ProductFacets = {
    /** @description Categories with at least one product, the largest count first, then by id. */
    categories: FacetCount[];
    /** @description The 20 shops with the most products found, the largest count first, then by id; shops without one are left out, but a shop named by `shop_id` is always present. */
    shops: FacetCount[];
    /**
     * Format: int64
     * @description How many products are in stock, whether `filter[in_stock]` is set or not.
     */
    in_stock: number;
    /**
     * Format: int64
     * @description How many products have `free_freight`, whether `filter[free_freight]` is set or not.
     */
    free_freight: number;
    /** @description The steps 98, 95 and 90 percent, in this order. */
    rates: RateFacet[];
    /** @description Range of the prices found, without `filter[price_min]` and `filter[price_max]`; null if nothing is found. */
    price: PriceFacet | null;
};
/**
 * Relax count
 * @description How many products there would be without one condition of the request, all others kept.
 */
export type RelaxCount = {
    /** @description The condition that would be removed, by the name of its parameter; `price` stands for `filter[price_min]` and `filter[price_max]` together. The list is open: a client leaves out an entry with an unknown condition. */
    condition: "keyword" | "product_ids" | "category_id" | "shop_id" | "collection_id" | "price" | "in_stock" | "free_freight" | "rate_min" | (string & {});
    /**
     * Format: int64
     * @description How many products are found then; never fewer than `total`.
     */
    count: number;
};
/** @description One page of the list, and its facets. */
export type ListProductsData = {
    /** @description Products in the order of `sort`. */
    list: ProductCard[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description Counts for the filters, over all pages. */
    facets: ProductFacets;
    /** @description One entry for each condition that the request sets, in the order of the list of `condition`; empty for a request without conditions. Page and sort do not change it. */
    relax: RelaxCount[];
    /** @description If nothing is found, the keyword with its misspelt words corrected, which finds at least one product with the same filters. Null if something is found or no correction is known. A server that does not correct words leaves it out. */
    did_you_mean?: (string | null) | undefined;
};
/**
 * List products answer
 * @description The success answer of listProducts: the envelope with code 1.
 */
export type ListProductsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list, and its facets. */
    data: ListProductsData;
};
/** @description One page of the ranking. */
export type ListHotProductsData = {
    /** @description Products by rank: the first entry of page 1 is number 1, and entry i (from 0) of page p has the rank (p − 1) × limit + i + 1. */
    list: ProductCard[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
};
/**
 * List hot products answer
 * @description The success answer of listHotProducts: the envelope with code 1.
 */
export type ListHotProductsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the ranking. */
    data: ListHotProductsData;
};
/** @description Similar products. */
export type ListSimilarProductsData = {
    /** @description Products, the most similar first; empty if there is nothing like it. */
    list: ProductCard[];
};
/**
 * List similar products answer
 * @description The success answer of listSimilarProducts: the envelope with code 1.
 */
export type ListSimilarProductsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Similar products. */
    data: ListSimilarProductsData;
};
/**
 * Suggestion
 * @description One line under the search box.
 */
export type Suggestion = {
    /** @description What choosing it does: `word` searches products for `text`; `product`, `shop` and `category` open the one that `id` names. A client leaves out an unknown kind. */
    kind: "word" | "category" | "shop" | "product" | (string & {});
    /** @description What to show: words to search for, or the name of the product, shop or category. */
    text: string;
    /**
     * Format: int64
     * @description The product, shop or category; null for a word.
     */
    id: number | null;
    /** @description The product's picture, the shop's logo or the category's picture; null for a word. */
    picture: PictureUrl | null;
};
/** @description Suggestions. */
export type ListSuggestionsData = {
    /** @description Up to ten suggestions: words first, then categories, shops and products, each kind by how often it is searched or sold. Empty if nothing fits. */
    list: Suggestion[];
};
/**
 * List suggestions answer
 * @description The success answer of listSuggestions: the envelope with code 1.
 */
export type ListSuggestionsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Suggestions. */
    data: ListSuggestionsData;
};
/**
 * Hot keyword
 * @description Words that many customers search for.
 */
export type HotKeyword = {
    /** @description The words, in the language of the call. */
    keyword: string;
    /**
     * @description Why they are listed: `hot` among the most searched of the last 7 days, `rising` searched at least twice as often as in the 7 days before, `new` not searched before those. A client shows no mark for an unknown reason.
     * @enum {string}
     */
    reason: "hot" | "new" | "rising";
};
/** @description Hot keywords. */
export type ListHotKeywordsData = {
    /** @description Up to 20 keywords, the most searched first. */
    list: HotKeyword[];
};
/**
 * List hot keywords answer
 * @description The success answer of listHotKeywords: the envelope with code 1.
 */
export type ListHotKeywordsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Hot keywords. */
    data: ListHotKeywordsData;
};
/**
 * Product description
 * @description A description as HTML: the elements p, h3, ul, ol, li, strong, em and img, and no attribute but `src`, `alt`, `width` and `height` on img; `src` is an https address or a path of this host. Clients sanitise it all the same.
 */
export type ProductDescription = string;
/**
 * Specification value
 * @description One choice within a group, such as one colour.
 */
export type SpecValue = {
    /**
     * Format: int64
     * @description The value; what `value_ids` of a specification name.
     */
    id: number;
    /** @description Its name, in the language of the call where the shop has one. Each `spec_text` is made of such names, in the same way; those of an order, and of what comes of it, are as they were when it was made. */
    name: string;
    /** @description What the product looks like with this choice; null if the choice does not show. */
    picture: PictureUrl | null;
    /** @description The colour of this choice, `#rrggbb`, to be shown as a sample. Within a group either every value has one or none has; null where the choice is no plain colour, and then `picture` can stand as its sample. */
    swatch: string | null;
};
/**
 * Specification group
 * @description A question the customer answers before buying, such as the colour.
 */
export type SpecGroup = {
    /**
     * Format: int64
     * @description The group.
     */
    id: number;
    /** @description Its name, in the language of the call where the shop has one. */
    name: string;
    /** @description The choices, in the order to show them. A choice may be impossible together with another: only combinations in `skus` exist. */
    values: SpecValue[];
};
/**
 * Product specification
 * @description One specification that can be bought (stock-keeping unit): one value of each group. Price and stock belong to it.
 */
export type Sku = {
    /**
     * Format: int64
     * @description The specification; what addCartLine and quoteOrder name as `sku_id`.
     */
    id: number;
    /** @description One value of each group, in the order of `spec_groups`; empty if the product has no group. */
    value_ids: number[];
    /** @description Unit price, taxes included, freight not. */
    price: Money;
    /** @description What other shops usually ask; null unless it is higher than `price`. */
    market_price: Money | null;
    /** @description The lowest price in the 30 days before the last reduction; null, or left out, unless it is higher than `price`. */
    prior_price?: (Money | null) | undefined;
    /**
     * Format: int64
     * @description Pieces that can be bought now. 0: shown, but not to be chosen.
     */
    stock: number;
    /** @description Its picture, shown once it is chosen; null: the product's first picture stays. */
    picture: PictureUrl | null;
    /**
     * Format: int32
     * @description The most pieces that one customer may buy in one order; null if only the stock limits it.
     */
    limit: number | null;
};
/**
 * Product delivery
 * @description Where the product comes from and how long it takes.
 */
export type ProductDelivery = {
    /** @description Where it is sent from, in words, in the language of the call. */
    from: string;
    /**
     * Format: int32
     * @description Fewest calendar days from payment to arrival: at the customer's default address, or for a visitor and without one in the shop's own country.
     */
    days_min: number;
    /**
     * Format: int32
     * @description Most calendar days, at least `days_min`. The dates for another address are in the quote.
     */
    days_max: number;
    /**
     * Format: date
     * @description The day that `days_min` comes to if the order is paid at the moment of the answer, in the calendar of the destination: `2026-11-26`.
     */
    arrives_from: string;
    /**
     * Format: date
     * @description The day that `days_max` comes to in the same way.
     */
    arrives_by: string;
};
/**
 * Score count
 * @description How many reviews gave a score.
 */
export type ScoreCount = {
    /**
     * Format: int32
     * @description The product score.
     */
    score: number;
    /**
     * Format: int64
     * @description How many reviews have it.
     */
    count: number;
};
/**
 * Language count
 * @description One language and how many reviews are written in it.
 */
export type LanguageCount = {
    /** @description The language as a BCP 47 tag, as in the reviews; `und` if it is unknown. */
    language: LanguageTag;
    /**
     * Format: int64
     * @description How many reviews are written in it.
     */
    count: number;
};
/**
 * Review summary
 * @description All reviews of a product, or of a shop, in figures. The filters of a request do not change them.
 */
export type ReviewSummary = {
    /**
     * Format: int64
     * @description How many reviews there are: the sum of the histogram's counts. Additions are not counted separately.
     */
    count: number;
    /** @description Average product score, rounded to one decimal; null while there is no review. A product's is its card's `score`. */
    average: number | null;
    /**
     * Format: int32
     * @description Share of reviews with a product score of 4 or 5, as an integer percent, rounded half up: `(count of 5 + count of 4) / count × 100`. Null while there is no review. The same as on the card.
     */
    favourable_rate: number | null;
    /**
     * Format: int64
     * @description How many reviews have a picture, in the review itself or in its addition.
     */
    with_pictures: number;
    /** @description Always the five scores, from 5 to 1, those nobody gave with the count 0. */
    histogram: ScoreCount[];
    /** @description The languages they are written in, the one with the most reviews first, then by tag; the counts add up to `count`. */
    languages: LanguageCount[];
};
/**
 * Product fact
 * @description One row of the table of facts, such as "Warranty: 24 months".
 */
export type ProductFact = {
    /** @description The name of the fact, plain text, in the language of the call. */
    name: string;
    /** @description The fact itself, plain text with its unit, in the language of the call. */
    value: string;
};
/**
 * Size guide
 * @description A table of sizes and what each measures.
 */
export type SizeGuide = {
    /** @description The heading of each column, in the language of the call. The first column is the size, and its heading is the name of the specification group that the guide is about. */
    columns: string[];
    /** @description One row for each size, in the order of the group's values: first the value's name, then a cell for each further column, as many cells as `columns` has. */
    rows: string[][];
    /**
     * @description The unit of the measures, which the cells leave out; null if they carry their own.
     * @enum {string|null}
     */
    unit: "cm" | "mm" | "in" | null;
    /** @description How to measure or to choose, plain text, in the language of the call; null if there is nothing to say. */
    note: string | null;
};
/**
 * Product video
 * @description A short film of the product. It starts only when the customer asks for it.
 */
export type ProductVideo = {
    /**
     * Format: uri-reference
     * @description Where the film is served, as MP4 (H.264, AAC): an absolute https address, or a path under the back end's base address. The server supports byte ranges, so that playback can start before the download is complete.
     */
    url: string;
    /** @description The picture shown in its place until it plays. */
    poster: PictureUrl;
    /**
     * Format: int32
     * @description How long it runs, rounded up to whole seconds.
     */
    seconds: number;
};
/**
 * Seller
 * @description The legal data of the shop that sells, for product pages and receipts.
 */
export type Seller = {
    /** @description The name that the business is registered under. */
    legal_name: string;
    /** @description Its registration number; null where there is none. */
    registration: string | null;
    /** @description Its country. */
    country: CountryCode;
    /** @description The area in words. */
    area_text: string;
    /** @description Street and number. */
    detail: string;
    /** @description The postcode; null where there is none. */
    postcode: string | null;
    /** @description Its e-mail address; null, or left out, where a server has none. */
    email?: (EmailAddress | null) | undefined;
    /** @description Its telephone number with the calling code; null, or left out, where a server has none. */
    phone?: (string | null) | undefined;
};
/**
 * Economic operator
 * @description A business that answers for a product, and where it is reached (Regulation (EU) 2023/988, Art. 19).
 */
export type EconomicOperator = {
    /** @description Its name, registered trade name or registered trade mark. */
    name: string;
    /** @description Its country. */
    country: CountryCode;
    /** @description The area in words. */
    area_text: string;
    /** @description Street and number. */
    detail: string;
    /** @description The postcode; null where there is none. */
    postcode: string | null;
    /** @description Its e-mail address; null only where `url` leads to a way to write to it. */
    email: EmailAddress | null;
    /**
     * Format: uri
     * @description Its web address; null where there is none.
     */
    url: string | null;
};
/**
 * Product
 * @description A product with everything its page shows: all that its card has, with the shop's full card, and more.
 */
export type Product = {
    /**
     * Format: int64
     * @description The product.
     */
    id: number;
    /** @description The product's name, in the language of the call where the shop has one. */
    name: string;
    /** @description The language that its own texts (name, description, facts) are in, as a BCP 47 tag. Missing where it is that of the answer (`Content-Language`). */
    language?: LanguageTag | undefined;
    /** @description The first picture: a cut-out with a transparent ground. */
    picture: PictureUrl;
    /** @description The product's category. */
    category_code: CategoryCode;
    /**
     * Format: int64
     * @description The product's category, as in listCategories.
     */
    category_id: number;
    /** @description The lowest price among the specifications in stock, or among all if none is in stock. For a removed product, the last price. With `sku_count` above 1 it is a "from" price. */
    price: Money;
    /** @description What other shops usually ask for the same specification: a comparison, never shown as a former price. Null unless it is higher than `price`. */
    market_price: Money | null;
    /** @description The former price of the same specification: the lowest that it had in the 30 days before it was reduced to `price` (Directive 98/6/EC, Art. 6a). Shown struck through; percentages and deals rest on it alone. Null, or left out, unless it is higher than `price`: after 80, 100 and 90 within 30 days, 90 is no reduction. */
    prior_price?: (Money | null) | undefined;
    /**
     * Format: int64
     * @description Pieces sold since the product went on sale, all specifications together. Paid pieces count; refunded ones do not.
     */
    sales: number;
    /**
     * Format: int32
     * @description Share of the product's reviews with a product score of 4 or 5, as an integer percent, rounded half up. Null while there is no review.
     */
    favourable_rate: number | null;
    /** @description Average product score of the reviews, rounded to one decimal. Null while there is no review. */
    score: number | null;
    /** @description The shop that sells it. */
    shop: ShopCard;
    /**
     * Format: int64
     * @description Pieces that can be bought now, all specifications together. 0 means sold out (or removed).
     */
    stock: number;
    /** @description True if one piece ordered alone at `price` ships free: the price reaches the shop's free-freight amount, or the shop always ships it free. */
    free_freight: boolean;
    /** @description True if the customer has marked the product as a favourite. Always false without a token. */
    liked: boolean;
    /**
     * Format: int64
     * @description How many specifications there are to choose from. 1 means there is nothing to choose; 0 only for a removed product.
     */
    sku_count: number;
    /**
     * Format: int64
     * @description The one specification of a product with nothing to choose (`sku_count` 1), so that a card can put it into the cart at once; null for all others.
     */
    sku_id: number | null;
    /**
     * Format: date-time
     * @description When the product went on sale; the sort `newest` uses it.
     */
    created_at: string;
    /** @description Pictures for the gallery, at least three unless the product is removed; the first is `picture`. */
    pictures: PictureUrl[];
    /** @description The description, in the language of the call. May be empty. */
    description: ProductDescription;
    /** @description The choices to make, in the order to ask them; empty if there is nothing to choose or the product is removed. */
    spec_groups: SpecGroup[];
    /** @description Every specification that exists, sold-out ones included, in the order of the groups' values. Exactly one, without values, if there is nothing to choose; empty only for a removed product. */
    skus: Sku[];
    /**
     * @description `on_sale`: at least one specification has stock. `sold_out`: offered, but none has. `removed`: no longer offered; it cannot be bought, is in no list, and old links to it still answer.
     * @enum {string}
     */
    status: "on_sale" | "sold_out" | "removed";
    /** @description Freight of an order with only one piece of this product, to the address that `delivery` is for; `0.00` if it is free. */
    freight: Money;
    /** @description The subtotal of goods of this shop in one order from which its freight is free; null if the shop never sends free. */
    free_freight_from: Money | null;
    /** @description Where it comes from and how long it takes. */
    delivery: ProductDelivery;
    /**
     * Format: int32
     * @description For how many days after receipt the product can be sent back without giving fault as the reason; 0 if it cannot (food, for example). Faulty goods can always be complained about while the order allows a refund.
     */
    return_days: number;
    /** @description Its reviews in figures; the reviews themselves come from listProductReviews. */
    reviews: ReviewSummary;
    /** @description Facts about the product in the order to show them, for a table; each name once. They hold for all specifications. May be empty. */
    facts: ProductFact[];
    /** @description How its sizes measure; null for what has no sizes, or no guide, and for a removed product. */
    size_guide: SizeGuide | null;
    /** @description A short film for the gallery, shown after the first picture; null if there is none. */
    video: ProductVideo | null;
    /** @description Who sells it: the same legal data as on the order (Directive 2011/83/EU, Art. 6). Left out by servers that state it on orders alone. */
    seller?: Seller | undefined;
    /** @description Who made it; null, or left out, where that is not stated. */
    manufacturer?: (EconomicOperator | null) | undefined;
    /** @description Who answers for it in the European Union where the manufacturer is not established there (Regulation (EU) 2023/988, Art. 16); else null, or left out. */
    responsible_person?: (EconomicOperator | null) | undefined;
    /** @description Warnings and safety information, plain texts in the language of the call, the gravest first. All are read on the product page without a press. Empty, or left out, where there are none. */
    warnings?: string[] | undefined;
};
/**
 * Get product answer
 * @description The success answer of getProduct: the envelope with code 1.
 */
export type GetProductSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The product. */
    data: Product;
};
/**
 * As of
 * @description The moment that this list is shown as of. Send it with the later pages; opaque to clients.
 * @example mi7jcqo0.8k
 */
export type AsOf = string;
/**
 * Review author
 * @description Who wrote a review, as far as others may know.
 */
export type ReviewAuthor = {
    /** @description Given name and the family name's first letter (`Mei T.`). For an anonymous review the first and the last letter with three asterisks between (`M***a`); nothing in the answer leads back to the customer then. */
    name: string;
    /** @description The author's picture; null if there is none, and for anonymous reviews. */
    avatar: PictureUrl | null;
};
/**
 * Review reply
 * @description What the shop answered, once.
 */
export type ReviewReply = {
    /** @description The shop's words, plain text. */
    text: string;
    /**
     * Format: date-time
     * @description When the shop answered.
     */
    created_at: string;
};
/**
 * Review append
 * @description What the customer added later, once. It carries no scores: those of the review still apply.
 */
export type ReviewAppend = {
    /** @description The added words, plain text. */
    content: string;
    /** @description Added pictures; empty if there are none. */
    pictures: PictureUrl[];
    /**
     * Format: date-time
     * @description When it was added.
     */
    created_at: string;
};
/**
 * Review
 * @description A review of one order item by the customer who bought it. It cannot be changed or withdrawn; one addition is possible.
 */
export type Review = {
    /**
     * Format: int64
     * @description The review.
     */
    id: number;
    /** @description Who wrote it. */
    author: ReviewAuthor;
    /**
     * Format: int32
     * @description How good the product is, 1 (worst) to 5 (best). 4 and 5 count as favourable.
     */
    product_score: number;
    /**
     * Format: int32
     * @description How good the shop's service was, 1 to 5.
     */
    service_score: number;
    /**
     * Format: int32
     * @description How good dispatch and delivery were, 1 to 5.
     */
    postage_score: number;
    /** @description The review in words: plain text, shown as written, never read as HTML. */
    content: string;
    /** @description The customer's pictures in the order they were put in; empty if there are none. */
    pictures: PictureUrl[];
    /** @description The specification bought, in words; empty for a product without a choice. */
    spec_text: string;
    /**
     * Format: date-time
     * @description When the review was written.
     */
    created_at: string;
    /** @description The shop's answer; null if there is none. */
    reply: ReviewReply | null;
    /** @description What the customer added later; null if nothing. */
    append: ReviewAppend | null;
    /** @description The language of `content` as a BCP 47 tag, detected by the server; `und` if it is unknown. Reviews are not translated. */
    language: LanguageTag;
};
/** @description One page of reviews, and the figures over all. */
export type ListProductReviewsData = {
    /** @description Reviews, newest first by `created_at`, then by the higher id. */
    list: Review[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
    /** @description Figures over all reviews of the product, whatever the filters of the request. */
    summary: ReviewSummary;
};
/**
 * List product reviews answer
 * @description The success answer of listProductReviews: the envelope with code 1.
 */
export type ListProductReviewsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of reviews, and the figures over all. */
    data: ListProductReviewsData;
};
/**
 * Like product body
 * @description Which product, and which state is wanted.
 */
export type LikeProductBody = {
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /** @description Whether it is to be a favourite. */
    liked: boolean;
};
/** @description The state after the call. */
export type LikeProductData = {
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /** @description The state now: what was asked for. */
    liked: boolean;
    /**
     * Format: int64
     * @description How many customers have marked the product, this one included.
     */
    likes: number;
};
/**
 * Like product answer
 * @description The success answer of likeProduct: the envelope with code 1.
 */
export type LikeProductSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The state after the call. */
    data: LikeProductData;
};
/**
 * Like products body
 * @description Several products and the wanted state.
 */
export type LikeProductsBody = {
    /** @description The products. */
    product_ids: number[];
    /** @description True marks them as favourites, false takes the marks away. */
    liked: boolean;
};
/** @description What became of each product. */
export type LikeProductsData = {
    /** @description The state after the call. */
    liked: boolean;
    /** @description Those left out because there is no such product, or it can no longer be marked. */
    skipped: number[];
};
/**
 * Like products answer
 * @description The success answer of likeProducts: the envelope with code 1.
 */
export type LikeProductsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What became of each product. */
    data: LikeProductsData;
};
/**
 * Report product body
 * @description What is wrong with a product.
 */
export type ReportProductBody = {
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /**
     * @description What it is about: an imitation, goods that must not be sold, wrong information, offensive content, something else.
     * @enum {string}
     */
    reason: "counterfeit" | "forbidden" | "wrong_information" | "offensive" | "other";
    /** @description What is wrong, in words; not blank. */
    explanation: string;
    /** @description Uploads of uploadFile, by `upload_id`; may be empty. */
    proofs: UploadRef[];
};
/** @description The report. */
export type ReportProductData = {
    /**
     * Format: int64
     * @description The number of the report, to be named to customer service.
     */
    report_id: number;
};
/**
 * Report product answer
 * @description The success answer of reportProduct: the envelope with code 1.
 */
export type ReportProductSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The report. */
    data: ReportProductData;
};
/**
 * Bought product
 * @description A product that the customer has bought before, with the specification bought last.
 */
export type BoughtProduct = {
    /** @description The product as it is now. A sold-out or removed one stays here, with stock 0. */
    product: ProductCard;
    /**
     * Format: int64
     * @description The order it was bought with last.
     */
    order_id: number;
    /**
     * Format: int64
     * @description The specification bought last; the shop may no longer have it (getProduct says so).
     */
    sku_id: number;
    /** @description That specification in words, as it was then; empty for a product without a choice. */
    spec_text: string;
    /**
     * Format: date-time
     * @description When that order was paid.
     */
    bought_at: string;
};
/** @description One page of the list. */
export type ListBoughtProductsData = {
    /** @description Products, the one bought last first. */
    list: BoughtProduct[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
};
/**
 * List bought products answer
 * @description The success answer of listBoughtProducts: the envelope with code 1.
 */
export type ListBoughtProductsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListBoughtProductsData;
};
/**
 * Liked product
 * @description A product the customer has marked as a favourite.
 */
export type LikedProduct = {
    /** @description The product as it is now; `liked` is true. A sold-out or removed product stays, with stock 0. */
    product: ProductCard;
    /**
     * Format: date-time
     * @description Since when: the last time it was marked.
     */
    liked_at: string;
    /** @description Its `price` at that moment. If the price is lower now, the page says so. */
    price_when_liked: Money;
};
/** @description One page of the list. */
export type ListLikedProductsData = {
    /** @description Favourites, the one marked last first. */
    list: LikedProduct[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
};
/**
 * List liked products answer
 * @description The success answer of listLikedProducts: the envelope with code 1.
 */
export type ListLikedProductsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListLikedProductsData;
};
/** @description One page of the list. */
export type ListShopsData = {
    /** @description Shops in the order of `sort`. */
    list: ShopCard[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
};
/**
 * List shops answer
 * @description The success answer of listShops: the envelope with code 1.
 */
export type ListShopsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListShopsData;
};
/** @description One page of the ranking. */
export type ListHotShopsData = {
    /** @description Shops by rank, number 1 first. */
    list: ShopCard[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
};
/**
 * List hot shops answer
 * @description The success answer of listHotShops: the envelope with code 1.
 */
export type ListHotShopsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the ranking. */
    data: ListHotShopsData;
};
/**
 * Category scores
 * @description Average scores of the reviews of all shops' products of one category in the last 180 days, this shop's included, rounded to one decimal.
 */
export type CategoryScores = {
    /** @description Its name, in the language of the call. */
    name: string;
    /** @description Average product score. */
    product: number;
    /** @description Average service score. */
    service: number;
    /** @description Average postage score. */
    postage: number;
    /**
     * Format: int64
     * @description How many reviews the averages are made from.
     */
    sample: number;
};
/**
 * Shop scores
 * @description Average scores of the reviews of all the shop's products in the last 180 days, rounded to one decimal. The shop's own are null if there was none.
 */
export type ShopScores = {
    /** @description Average product score. */
    product: number | null;
    /** @description Average service score. */
    service: number | null;
    /** @description Average postage score. */
    postage: number | null;
    /**
     * Format: int64
     * @description How many reviews the averages are made from.
     */
    sample: number;
    /** @description The same averages of the category that the shop offers most products in (the first of its `categories`), to be shown beside them; null if the shop offers nothing, or nobody has reviewed the category in that time. */
    category: CategoryScores | null;
};
/**
 * Shop category
 * @description A category the shop offers products in.
 */
export type ShopCategory = {
    /**
     * Format: int64
     * @description The category, as in listCategories.
     */
    id: number;
    /** @description Its name, in the language of the call. */
    name: string;
    /**
     * Format: int64
     * @description How many of the shop's offered products are in it.
     */
    count: number;
};
/**
 * Shop collection
 * @description Goods that the shop has put together under a name, such as "For the weekend". A product may be in several; those of one collection are asked for with listProducts and `collection_id`.
 */
export type ShopCollection = {
    /**
     * Format: int64
     * @description The collection.
     */
    id: number;
    /** @description Its name, in the language of the call where the shop has one. */
    name: string;
    /** @description The picture it is shown with. */
    cover: PictureUrl;
};
/**
 * Shop
 * @description A shop with everything its page shows: all that its card has, and more.
 */
export type Shop = {
    /**
     * Format: int64
     * @description The shop.
     */
    id: number;
    /** @description The shop's name, in the language of the call where the shop has one. */
    name: string;
    /** @description The shop's logo. */
    logo: PictureUrl;
    /** @description One to four characters shown while the logo loads or if it fails to load. */
    initials: string;
    /**
     * Format: int64
     * @description How many customers follow the shop now, including this one.
     */
    fans: number;
    /**
     * Format: int64
     * @description Pieces that the shop has sold since it opened, of all its products, including those no longer offered. Paid pieces count; refunded ones do not.
     */
    total_sales: number;
    /**
     * Format: int32
     * @description Share of the reviews of all the shop's products whose product score is 4 or 5, as an integer percent, rounded half up. Null while the shop has no review.
     */
    favourable_rate: number | null;
    /** @description True if the customer follows the shop. Always false without a token. */
    followed: boolean;
    /**
     * Format: int64
     * @description How many of the shop's products are offered, sold-out ones included, removed ones not.
     */
    product_count: number;
    /** @description Up to three of the shop's products, the best sold of the last 30 days first; fewer if it offers fewer, empty for a closed shop. */
    pictures: ShopPicture[];
    /**
     * Format: int64
     * @description How often the shop's page was opened since the shop opened; one customer or device counts once a day.
     */
    visits: number;
    /** @description What the shop says of itself, plain text, in the language of the call; may be empty. */
    description: string;
    /**
     * Format: date-time
     * @description When the shop was opened on this platform.
     */
    opened_at: string;
    /**
     * @description `open`: its products can be bought. `closed`: for a time or for good; its products are in no list and its cart lines are invalid, while its orders and after-sale cases go on.
     * @enum {string}
     */
    status: "open" | "closed";
    /** @description How customers scored it lately. */
    scores: ShopScores;
    /** @description Name and number of its trade licence, as registered; null if none has to be shown. */
    licence: string | null;
    /** @description What it offers, the largest count first, then by id; the counts add up to `product_count`. */
    categories: ShopCategory[];
    /** @description A picture for the head of its page, of any proportions: pages cut it to their own around its middle. Null if the shop has none. */
    cover: PictureUrl | null;
    /** @description The shop's collections, in the shop's order; those without an offered product are left out, and a closed shop has none. */
    collections: ShopCollection[];
};
/**
 * Get shop answer
 * @description The success answer of getShop: the envelope with code 1.
 */
export type GetShopSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The shop. */
    data: Shop;
};
/**
 * Reviewed product
 * @description The product that a review is about, as it is now. A sold-out or removed product stays; getProduct gives its status.
 */
export type ReviewedProduct = {
    /**
     * Format: int64
     * @description The product.
     */
    id: number;
    /** @description Its name in the language of the call. */
    name: string;
    /** @description Its first picture. */
    picture: PictureUrl;
    /** @description Its category. */
    category_code: CategoryCode;
};
/**
 * Shop review
 * @description A review among those of a shop, with the product it is about.
 */
export type ShopReview = {
    /** @description The product reviewed. */
    product: ReviewedProduct;
    /** @description The review. */
    review: Review;
};
/** @description One page of reviews, and the figures over all. */
export type ListShopReviewsData = {
    /** @description Reviews, newest first by their `created_at`, then by their higher id. */
    list: ShopReview[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
    /** @description Figures over all reviews of the shop, whatever the filters of the request. */
    summary: ReviewSummary;
};
/**
 * List shop reviews answer
 * @description The success answer of listShopReviews: the envelope with code 1.
 */
export type ListShopReviewsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of reviews, and the figures over all. */
    data: ListShopReviewsData;
};
/**
 * Follow shop body
 * @description Which shop, and which state is wanted.
 */
export type FollowShopBody = {
    /**
     * Format: int64
     * @description The shop.
     */
    shop_id: number;
    /** @description Whether the customer is to follow it. */
    followed: boolean;
};
/** @description The state after the call. */
export type FollowShopData = {
    /**
     * Format: int64
     * @description The shop.
     */
    shop_id: number;
    /** @description The state now: what was asked for. */
    followed: boolean;
    /**
     * Format: int64
     * @description How many customers follow the shop now, this one included.
     */
    fans: number;
};
/**
 * Follow shop answer
 * @description The success answer of followShop: the envelope with code 1.
 */
export type FollowShopSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The state after the call. */
    data: FollowShopData;
};
/**
 * Followed shop
 * @description A shop the customer follows.
 */
export type FollowedShop = {
    /** @description The shop; `followed` is true. */
    shop: ShopCard;
    /**
     * Format: date-time
     * @description Since when: the last time it was followed.
     */
    followed_at: string;
};
/** @description One page of the list. */
export type ListFollowedShopsData = {
    /** @description Followed shops, the one followed last first. */
    list: FollowedShop[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
};
/**
 * List followed shops answer
 * @description The success answer of listFollowedShops: the envelope with code 1.
 */
export type ListFollowedShopsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListFollowedShopsData;
};
/**
 * Feed item
 * @description Something new about a followed shop or a favourite.
 */
export type FeedItem = {
    /**
     * Format: int64
     * @description The item.
     */
    id: number;
    /**
     * @description `new_product`: a followed shop put a product on sale. `price_drop`: a product of a followed shop or a favourite became cheaper. A client leaves out items of a kind it does not know.
     * @enum {string}
     */
    kind: "new_product" | "price_drop";
    /** @description The product as it is now. */
    product: ProductCard;
    /**
     * Format: date-time
     * @description When it happened.
     */
    at: string;
    /** @description The `price` before the drop; null for a new product. */
    price_before: Money | null;
};
/** @description One page of the feed. */
export type ListFollowFeedData = {
    /** @description News, the latest first. */
    list: FeedItem[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
};
/**
 * List follow feed answer
 * @description The success answer of listFollowFeed: the envelope with code 1.
 */
export type ListFollowFeedSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the feed. */
    data: ListFollowFeedData;
};
/**
 * Get cart answer
 * @description The success answer of getCart: the envelope with code 1.
 */
export type GetCartSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The whole cart. */
    data: Cart;
};
/**
 * Add cart line body
 * @description What to put into the cart.
 */
export type AddCartLineBody = {
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /**
     * Format: int64
     * @description The chosen specification of that product.
     */
    sku_id: number;
    /**
     * Format: int32
     * @description How many pieces to add to those that are in the cart already.
     */
    quantity: number;
    /** @description One key per tap on the button: the same one when it is repeated because no answer came. */
    idempotency_key: IdempotencyKey;
};
/**
 * Add cart line answer
 * @description The success answer of addCartLine: the envelope with code 1.
 */
export type AddCartLineSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The whole cart after the change; it replaces the client's copy. */
    data: Cart;
};
/**
 * Update cart line body
 * @description The new state of a cart line.
 */
export type UpdateCartLineBody = {
    /**
     * Format: int64
     * @description The line.
     */
    line_id: number;
    /**
     * Format: int32
     * @description The new quantity of the line: absolute, not a difference. To delete a line, use deleteCartLines.
     */
    quantity: number;
    /**
     * Format: int64
     * @description Another specification of the same product; left out, the current one stays.
     */
    sku_id?: number | undefined;
    /**
     * Format: int32
     * @description The `version` of the cart that the customer saw. Given, a line that has since been changed on another device is refused with `version_conflict`; left out, the last change wins.
     */
    version?: number | undefined;
};
/**
 * Update cart line answer
 * @description The success answer of updateCartLine: the envelope with code 1.
 */
export type UpdateCartLineSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The whole cart after the change; it replaces the client's copy. */
    data: Cart;
};
/**
 * Delete cart lines body
 * @description Which lines to take out of the cart.
 */
export type DeleteCartLinesBody = {
    /** @description The lines, valid or invalid. */
    line_ids: number[];
    /**
     * Format: int32
     * @description The `version` of the cart that the customer saw. Given, a line that has since been changed on another device is refused with `version_conflict`; left out, the last change wins.
     */
    version?: number | undefined;
};
/**
 * Delete cart lines answer
 * @description The success answer of deleteCartLines: the envelope with code 1.
 */
export type DeleteCartLinesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The whole cart after the change; it replaces the client's copy. */
    data: Cart;
};
/**
 * Restore cart lines body
 * @description Which deleted lines to put back.
 */
export type RestoreCartLinesBody = {
    /** @description The lines, by the ids they had. */
    line_ids: number[];
};
/**
 * Restore cart lines answer
 * @description The success answer of restoreCartLines: the envelope with code 1.
 */
export type RestoreCartLinesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The whole cart after the change; it replaces the client's copy. */
    data: Cart;
};
/**
 * Cart lines
 * @description Lines of the customer's cart, with the quantities that stand there. createOrder takes them out of the cart.
 */
export type CartSource = {
    /**
     * @description Order lines of the cart.
     * @constant
     */
    from: "cart";
    /** @description The chosen cart lines, at least one (R5.09). Lines of several shops are allowed; each shop becomes an order. */
    line_ids: number[];
};
/**
 * One product now
 * @description One product specification bought at once ("buy now"). The cart is neither read nor changed.
 */
export type ProductSource = {
    /**
     * @description Buy one product now, past the cart.
     * @constant
     */
    from: "product";
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /**
     * Format: int64
     * @description The chosen specification of that product.
     */
    sku_id: number;
    /**
     * Format: int32
     * @description How many pieces.
     */
    quantity: number;
};
/**
 * Order source
 * @description What is to be ordered: lines of the cart, or one product now. `from` says of which kind.
 */
export type OrderSource = CartSource | ProductSource;
/**
 * Quote order body
 * @description What to quote.
 */
export type QuoteOrderBody = {
    /** @description What is to be ordered. */
    source: OrderSource;
    /**
     * Format: int64
     * @description Where to send it; left out, the default address counts.
     */
    address_id?: number | undefined;
    /** @description A promo code to try; letters are compared without regard to case. */
    promo_code?: string | undefined;
};
/**
 * Quote order answer
 * @description The success answer of quoteOrder: the envelope with code 1.
 */
export type QuoteOrderSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: OrderQuote;
};
/**
 * Order remark
 * @description A remark for one shop.
 */
export type OrderRemark = {
    /**
     * Format: int64
     * @description The shop the remark is for; it must be one of the shops ordered from.
     */
    shop_id: number;
    /** @description What to tell the shop. */
    text: string;
};
/**
 * Create order body
 * @description The order as the customer accepted it.
 */
export type CreateOrderBody = {
    /** @description One key per intention to order. */
    idempotency_key: IdempotencyKey;
    /** @description What is ordered. */
    source: OrderSource;
    /**
     * Format: int64
     * @description Where to send it (R5.09: must be chosen).
     */
    address_id: number;
    /** @description The promo code of the quote, when it was accepted there. */
    promo_code?: string | undefined;
    /** @description At most one remark per shop, so as many as there are cart lines at most; may be empty. */
    remarks: OrderRemark[];
    /** @description The `total_amount` of the quote that the customer has seen and accepted. If it is different now, the answer is price_changed. */
    expected_total: Money;
};
/**
 * Fulfilment
 * Format: int32
 * @description How far an order has come on its way to the customer, regardless of any after-sale cases.
 *
 *     | Value | Meaning | Leads to |
 *     |--:|---|---|
 *     | 0 | waiting for payment | 1 by payOrders; -1 by cancelOrder or when the 30 minutes to pay have passed |
 *     | 1 | waiting for delivery | 2 when the shop ships; -1 when cases that were refunded have cancelled every piece |
 *     | 2 | delivered, shown to customers as "Shipped" | 3 by confirmOrder, or 10 days after shipping (17 once extended); 4 once every piece is refunded |
 *     | 3 | received | 4 by the last review, after 7 days, or once every piece is refunded |
 *     | 4 | completed | final |
 *     | -1 | cancelled | final |
 *
 *     How after-sale cases affect it:
 *
 *     - Shipping continues. Pieces of a case that cancels them (`cancels_items` of the case: applied for before the order
 *       was shipped, for their full amount) are not shipped while the case is open or once it is refunded; all other pieces
 *       are. A case for less is a price reduction: its pieces are shipped. While such open cases hold every remaining
 *       piece, nothing is shipped.
 *     - Receipt can still be confirmed, by the customer or automatically; this decides no case.
 *     - An order whose pieces are all refunded, by cases for their full amount, ends at once: -1 if it was not shipped,
 *       otherwise 4, even if receipt was never confirmed (see the table in OrderAction).
 *     - Completion waits while a case is open, whether it would follow from the review of the last item or from the 7 days.
 *       The 7 days count from receipt, or from the closing of the last case if that is later. A completed order can be
 *       refunded until the end of these days.
 * @enum {integer}
 */
export type Fulfilment = 0 | 1 | 2 | 3 | 4 | -1;
/**
 * Refund status
 * @description The status of a refund case. OrderStatus and Fulfilment describe its effect on the order.
 *
 *     | Value | Meaning | Leads to |
 *     |---|---|---|
 *     | applied | waits for an answer: the shop's, or the platform's once it was escalated | accepted, refused, withdrawn |
 *     | accepted | agreed to: by the shop, or by the platform (escalated, or not shipped yet) | refund_only: refunded; refund_return: returning by shipRefund; withdrawn |
 *     | returning | the customer sent the goods back | returned |
 *     | returned | the shop has the goods | refunded, refused |
 *     | refunded | paid back to the balance; final | |
 *     | refused | refused with a reason; may be applied for again | applied, by escalateRefund, once |
 *     | withdrawn | taken back by the customer, or not sent back in time; final, may be applied for again | |
 *
 *     A case is open while it is applied, accepted, returning or returned. With return, the goods must be sent within 7 days
 *     after acceptance (next_by); otherwise the case is withdrawn automatically. Goods that the shop already has when the
 *     platform accepts are refunded without being sent again.
 *
 *     A change of mind is never applied or refused. Before shipping it is refunded at once. Afterwards it is accepted at
 *     once; the goods must be sent within 14 days, or the case is withdrawn automatically.
 * @enum {string}
 */
export type RefundStatus = "applied" | "accepted" | "returning" | "returned" | "refunded" | "refused" | "withdrawn";
/**
 * Order item
 * @description One product specification in an order, with its price and name as they were when the order was placed.
 */
export type OrderItem = {
    /**
     * Format: int64
     * @description The order item: what refunds and reviews name.
     */
    id: number;
    /**
     * Format: int64
     * @description The product bought. It may have left the catalogue since.
     */
    product_id: number;
    /**
     * Format: int64
     * @description The specification bought.
     */
    sku_id: number;
    /** @description The product's name as it was when the order was made. */
    name: string;
    /** @description The language of its name, as a BCP 47 tag. Missing if it is that of the answer (`Content-Language`). */
    language?: LanguageTag | undefined;
    /** @description The picture of the specification bought, or of the product. */
    picture: PictureUrl;
    /** @description The product's category. */
    category_code: CategoryCode;
    /** @description The chosen specification in words, for example `Mist` or `Size 42`; empty for a product without a choice. */
    spec_text: string;
    /** @description Unit price at which it was ordered. Later price changes do not touch it. */
    price: Money;
    /**
     * Format: int64
     * @description How many pieces were ordered.
     */
    quantity: number;
    /** @description price × quantity, before discount and freight. */
    subtotal: Money;
    /**
     * Format: int64
     * @description The item's latest refund case, for getRefund; null when none was ever applied for. Others may be open on other pieces of it: `refunds` of getOrder names them all.
     */
    refund_id: number | null;
    /** @description The status of that case; null exactly when refund_id is null. */
    refund_status: RefundStatus | null;
    /**
     * Format: int64
     * @description How many pieces can be named in applyRefund now: those that are neither in an open case nor refunded; 0 while the order's fulfilment does not allow a refund (see OrderAction).
     */
    refundable_quantity: number;
    /** @description True once the customer has reviewed this item; then createReview only appends. */
    reviewed: boolean;
    /**
     * Format: int64
     * @description How many pieces are in cases that were refunded.
     */
    refunded_quantity: number;
    /**
     * Format: int64
     * @description How many pieces are not shipped, because a case cancels them (`cancels_items` of the case).
     */
    cancelled_quantity: number;
    /**
     * Format: int64
     * @description How many pieces can be named in declareChangeOfMind now; 0 while allowed_actions of the order do not name change_of_mind. Left out by servers without it.
     */
    change_of_mind_quantity?: number | undefined;
};
/**
 * Order action
 * @description What the customer may do with an order now. The server decides; the page offers exactly these and no
 *     others.
 *
 *     | Fulfilment | Actions |
 *     |--:|---|
 *     | 0 waiting for payment | pay, cancel, edit_address |
 *     | 1 waiting for delivery | refund, change_of_mind, edit_address, buy_again |
 *     | 2 delivered (shipped) | confirm, extend_receipt, refund, change_of_mind, logistics, buy_again |
 *     | 3 received | review, refund, change_of_mind, logistics, buy_again |
 *     | 4 completed | review, refund, change_of_mind, logistics, buy_again |
 *     | -1 cancelled | buy_again |
 *
 *     After-sale cases narrow this further: refund only while a piece is left that is neither in an open case nor refunded
 *     (refundable_quantity of an item); review only while an item of which the customer keeps a piece has not been reviewed.
 *     extend_receipt is possible only once. A completed order offers refund until the date stated while it was
 *     received (its next_by, 7 days after receipt): its last review ends no right. change_of_mind is possible while an item
 *     has a piece for it (change_of_mind_quantity), until change_of_mind_until.
 *
 *     An order whose pieces are all refunded, by cases for their full amount, waits for nobody: receipt need not be
 *     confirmed, and no money for goods goes to the shop. The effect of the last refund of its cases:
 *
 *     | Fulfilment then | Fulfilment after | Actions | Tabs besides all |
 *     |--:|--:|---|---|
 *     | 0 waiting for payment | does not occur: nothing was paid | | |
 *     | 1 waiting for delivery | -1 cancelled | buy_again | -1 and -3 |
 *     | 2 delivered (shipped) | 4 completed | logistics, buy_again | 4, and -3 when the freight is back too |
 *     | 3 received | 4 completed | logistics, buy_again | 4, and -3 when the freight is back too |
 *     | 4 completed | 4 completed | logistics, buy_again | 4, and -3 when the freight is back too |
 *     | -1 cancelled | does not occur: no case is open then | | |
 *
 *     An order with smaller refunds keeps its fulfilment and the actions above.
 *
 *     pay is payOrders, cancel is cancelOrder, confirm is confirmOrder, refund is applyRefund, review is
 *     createReview, logistics is getLogistics, buy_again is rebuyOrder, edit_address is updateOrderAddress,
 *     extend_receipt is extendReceipt, change_of_mind is declareChangeOfMind. A client leaves out actions it does not know.
 * @enum {string}
 */
export type OrderAction = "pay" | "cancel" | "confirm" | "refund" | "review" | "logistics" | "buy_again" | "edit_address" | "extend_receipt" | "change_of_mind";
/**
 * Order card
 * @description An order as lists show it: one shop, its items, the sums, its status and the allowed actions. Sums are fixed when the order is placed: total_amount = subtotal + freight − discount, and those of the orders created by one createOrder add up to its own.
 */
export type OrderCard = {
    /**
     * Format: int64
     * @description The order.
     */
    id: number;
    /** @description The order number shown to the customer: the letter M, the date (YYMMDD) and four digits. Unique; never used as an id in calls. */
    sn: string;
    /** @description The status of the order, derived from its fulfilment and its cases. */
    status: OrderStatus;
    /** @description How far it has come on its way, regardless of any cases. */
    fulfilment: Fulfilment;
    /** @description The shop that sells. An order never has items of two shops. */
    shop: ShopRef;
    /** @description What was ordered, in the order of the cart. */
    items: OrderItem[];
    /**
     * Format: int64
     * @description Sum of the items' quantities.
     */
    quantity: number;
    /** @description Sum of the items' subtotals. */
    subtotal: Money;
    /** @description The shop's freight for this order; `0.00` when free. */
    freight: Money;
    /** @description This order's share of the promo code's discount; `0.00` without one. */
    discount: Money;
    /** @description What is paid for the order: subtotal + freight − discount. */
    total_amount: Money;
    /** @description What its cases have refunded so far, at most `total_amount`; `0.00` without any. */
    refunded_amount: Money;
    /**
     * Format: date-time
     * @description Until when the order can be paid: 30 minutes after it was placed. An order still unpaid then becomes -1. Null unless the fulfilment is 0.
     */
    pay_deadline: string | null;
    /**
     * Format: date-time
     * @description When the next step is due or happens automatically, the earliest of these: the pay deadline (fulfilment 0); the automatic confirmation of receipt (2); the automatic completion (3, while no case is open); the end of the time for refunds (4, while refund is allowed and no case is open); the next_by of each open case. Null if none of them applies.
     */
    next_by: string | null;
    /** @description What the customer may do now; a client offers exactly these. */
    allowed_actions: OrderAction[];
    /**
     * Format: date-time
     * @description Until when declareChangeOfMind is possible. Null where that has no end yet, because the goods are not received, and where allowed_actions do not name change_of_mind. Left out by servers without it.
     */
    change_of_mind_until?: (string | null) | undefined;
    /**
     * Format: date-time
     * @description When the order was made.
     */
    created_at: string;
    /** @description The key of the createOrder that made it, by which a client finds its own attempt after a lost answer, however old it is. Left out where it was made without one. Only its owner sees it. */
    idempotency_key?: IdempotencyKey | undefined;
};
/** @description The orders made. */
export type CreateOrderData = {
    /** @description The new orders, one per shop, all with status 0. */
    orders: OrderCard[];
    /** @description Sum of the orders' totals; equals expected_total. */
    total_amount: Money;
    /**
     * Format: date-time
     * @description Until when they can be paid: 30 minutes after server_time, the same for all of them.
     */
    pay_deadline: string;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * Create order answer
 * @description The success answer of createOrder: the envelope with code 1.
 */
export type CreateOrderSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The orders made. */
    data: CreateOrderData;
};
/**
 * Pay orders body
 * @description Which orders to pay, and the payment code.
 */
export type PayOrdersBody = {
    /** @description One key per intention to pay. */
    idempotency_key: IdempotencyKey;
    /** @description The orders to pay together, all or none. */
    order_ids: number[];
    /** @description The customer's payment code. */
    pay_code: PayCode;
};
/** @description What was paid. */
export type PayOrdersData = {
    /** @description What was taken from the balance: the sum of the orders' totals. */
    amount: Money;
    /** @description The balance (available + pending) after the payment: the balance_after of the last bill written. */
    balance_after: Money;
    /**
     * Format: date-time
     * @description When they were paid.
     */
    paid_at: string;
    /** @description The paid orders, now with status 1, in the order asked for. */
    orders: OrderCard[];
};
/**
 * Pay orders answer
 * @description The success answer of payOrders: the envelope with code 1.
 */
export type PayOrdersSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What was paid. */
    data: PayOrdersData;
};
/**
 * Cancel order body
 * @description Which order to cancel.
 */
export type CancelOrderBody = {
    /**
     * Format: int64
     * @description An order with fulfilment 0.
     */
    order_id: number;
    /**
     * Format: int64
     * @description A reason of listCancelReasons; may be left out.
     */
    reason_id?: number | undefined;
    /** @description What the customer wants to say besides; may be left out. */
    note?: string | undefined;
};
/**
 * Order address
 * @description Where the order is sent: a copy made with the order, so later changes of the address book do not touch it. Until the order is shipped updateOrderAddress replaces it.
 */
export type OrderAddress = {
    /** @description Who receives it. */
    addressee: string;
    /** @description The receiver's mobile number, masked: only its beginning and its last four digits. */
    mobile: string;
    /** @description Its country. */
    country: CountryCode;
    /** @description The area in words, largest part first, for example `Kyoto Prefecture, Kyoto`. */
    area_text: string;
    /** @description Street, house number, flat. */
    detail: string;
    /** @description The postcode; null where there is none. */
    postcode: string | null;
    /** @description The address's tag: home, company, other or the customer's own word. */
    tag: string;
};
/**
 * Order logistics
 * @description The latest event from the carrier; getLogistics has all of them.
 */
export type OrderLogistics = {
    /** @description The carrier of the latest parcel. */
    carrier: string;
    /** @description Its tracking number. */
    number: string;
    /** @description The latest event in words. */
    last_text: string;
    /**
     * Format: date-time
     * @description When the latest event happened.
     */
    last_at: string;
};
/**
 * Case kind
 * @description How a case came about. refund: applied for with a reason and proof (applyRefund), and decided. change_of_mind: declared without a reason within its time (declareChangeOfMind), and decided by nobody. Left out means refund.
 * @enum {string}
 */
export type CaseKind = "refund" | "change_of_mind";
/**
 * Refund type
 * @description refund_only: money back, nothing is sent back. refund_return: the goods go back to the shop, then the money is refunded.
 * @enum {string}
 */
export type RefundType = "refund_only" | "refund_return";
/**
 * Refund reference
 * @description A refund case of an order, in short.
 */
export type RefundRef = {
    /**
     * Format: int64
     * @description The refund case, for getRefund.
     */
    id: number;
    /** @description The case number shown to the customer. */
    sn: string;
    /** @description Applied for or declared; left out means refund. */
    kind?: CaseKind | undefined;
    /** @description Without or with return. */
    type: RefundType;
    /** @description How the case stands. */
    status: RefundStatus;
    /** @description The amount applied for. */
    amount: Money;
    /**
     * Format: date-time
     * @description When it was applied for.
     */
    created_at: string;
};
/**
 * Order
 * @description An order with everything its page shows. The states and their transitions are described at OrderStatus, the actions at OrderAction.
 */
export type Order = {
    /**
     * Format: int64
     * @description The order.
     */
    id: number;
    /** @description The order number shown to the customer: the letter M, the date (YYMMDD) and four digits. Unique; never used as an id in calls. */
    sn: string;
    /** @description The status of the order, derived from its fulfilment and its cases. */
    status: OrderStatus;
    /** @description How far it has come on its way, regardless of any cases. */
    fulfilment: Fulfilment;
    /** @description The shop that sells. An order never has items of two shops. */
    shop: ShopRef;
    /** @description What was ordered, in the order of the cart. */
    items: OrderItem[];
    /**
     * Format: int64
     * @description Sum of the items' quantities.
     */
    quantity: number;
    /** @description Sum of the items' subtotals. */
    subtotal: Money;
    /** @description The shop's freight for this order; `0.00` when free. */
    freight: Money;
    /** @description This order's share of the promo code's discount; `0.00` without one. */
    discount: Money;
    /** @description What is paid for the order: subtotal + freight − discount. */
    total_amount: Money;
    /** @description What its cases have refunded so far, at most `total_amount`; `0.00` without any. */
    refunded_amount: Money;
    /**
     * Format: date-time
     * @description Until when the order can be paid: 30 minutes after it was placed. An order still unpaid then becomes -1. Null unless the fulfilment is 0.
     */
    pay_deadline: string | null;
    /**
     * Format: date-time
     * @description When the next step is due or happens automatically, the earliest of these: the pay deadline (fulfilment 0); the automatic confirmation of receipt (2); the automatic completion (3, while no case is open); the next_by of each open case. Null if none of them applies.
     */
    next_by: string | null;
    /** @description What the customer may do now; a client offers exactly these. */
    allowed_actions: OrderAction[];
    /**
     * Format: date-time
     * @description Until when declareChangeOfMind is possible. Null where that has no end yet, because the goods are not received, and where allowed_actions do not name change_of_mind. Left out by servers without it.
     */
    change_of_mind_until?: (string | null) | undefined;
    /**
     * Format: date-time
     * @description When the order was made.
     */
    created_at: string;
    /** @description The promo code used; null without one. */
    promo_code: string | null;
    /** @description What the customer wrote to the shop when ordering; null when nothing. */
    remark: string | null;
    /** @description Where it is sent. */
    address: OrderAddress;
    /**
     * Format: date-time
     * @description When it was paid (fulfilment 0 → 1); null while unpaid.
     */
    paid_at: string | null;
    /**
     * Format: date-time
     * @description When the shop shipped it (1 → 2); null before.
     */
    shipped_at: string | null;
    /**
     * Format: date-time
     * @description When receipt was confirmed, by the customer or automatically (2 → 3); null before, and permanently if every piece was refunded first.
     */
    received_at: string | null;
    /**
     * Format: date-time
     * @description When receipt is confirmed automatically: 10 days after shipping, 17 once extended (extendReceipt). Null unless the fulfilment is 2.
     */
    receipt_by: string | null;
    /** @description Whether the customer has extended the time to confirm receipt, which is possible once. */
    receipt_extended: boolean;
    /**
     * Format: date-time
     * @description When it was completed, by the last review, automatically, or because every piece was refunded (3 → 4, or 2 → 4); null before.
     */
    completed_at: string | null;
    /**
     * Format: date-time
     * @description When it was cancelled, by the customer, by the pay deadline (0 → -1), or because all its pieces were cancelled and refunded before it was shipped (1 → -1); null otherwise.
     */
    cancelled_at: string | null;
    /** @description Why it was cancelled: the name of the reason that the customer chose, or the automatic cause, for example that it was not paid in time; null when not cancelled, or cancelled without a reason. */
    cancel_reason: string | null;
    /** @description What the customer wrote beside the reason; null when nothing. */
    cancel_note: string | null;
    /** @description The duties and import taxes of the order as it was placed, as its quote had them. A refund does not change them: it says itself what of them comes back. */
    duties: Duties;
    /** @description What it cost in all when it was placed: `total_amount`, and what the carrier collects on delivery; null if that is not known. */
    total_with_duties?: (Money | null) | undefined;
    /** @description Who sells, as a receipt has to name them. */
    seller: Seller;
    /** @description The latest logistics information; null until the order is shipped. */
    logistics: OrderLogistics | null;
    /** @description The order's refund cases, newest first; empty when there never was one. */
    refunds: RefundRef[];
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * Cancel order answer
 * @description The success answer of cancelOrder: the envelope with code 1.
 */
export type CancelOrderSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Order;
};
/**
 * Cancel reason
 * @description Why a customer can cancel an unpaid order.
 */
export type CancelReason = {
    /**
     * Format: int64
     * @description The reason, for cancelOrder.
     */
    id: number;
    /** @description The reason in words. */
    name: string;
};
/** @description The reasons. */
export type ListCancelReasonsData = {
    /** @description The reasons, in the order to show them. */
    list: CancelReason[];
};
/**
 * List cancel reasons answer
 * @description The success answer of listCancelReasons: the envelope with code 1.
 */
export type ListCancelReasonsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The reasons. */
    data: ListCancelReasonsData;
};
/**
 * Update order address body
 * @description Which order goes where instead.
 */
export type UpdateOrderAddressBody = {
    /**
     * Format: int64
     * @description An order with fulfilment 0 or 1.
     */
    order_id: number;
    /**
     * Format: int64
     * @description An address of the customer, in the country that the order was made for.
     */
    address_id: number;
};
/**
 * Update order address answer
 * @description The success answer of updateOrderAddress: the envelope with code 1.
 */
export type UpdateOrderAddressSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Order;
};
/**
 * Confirm order body
 * @description Which order was received.
 */
export type ConfirmOrderBody = {
    /**
     * Format: int64
     * @description An order with status 2.
     */
    order_id: number;
};
/**
 * Confirm order answer
 * @description The success answer of confirmOrder: the envelope with code 1.
 */
export type ConfirmOrderSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Order;
};
/**
 * Extend receipt body
 * @description Which order needs more time.
 */
export type ExtendReceiptBody = {
    /**
     * Format: int64
     * @description An order with fulfilment 2.
     */
    order_id: number;
};
/**
 * Extend receipt answer
 * @description The success answer of extendReceipt: the envelope with code 1.
 */
export type ExtendReceiptSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Order;
};
/**
 * Rebuy order body
 * @description Which order to buy again.
 */
export type RebuyOrderBody = {
    /** @description One key per intention to buy again. */
    idempotency_key: IdempotencyKey;
    /**
     * Format: int64
     * @description Any order of the customer.
     */
    order_id: number;
};
/**
 * Rebuy skip reason
 * @description Why an item was not put into the cart: sold out, product gone, specification gone, shop closed, more than one customer may buy, or the cart is full.
 * @enum {string}
 */
export type RebuySkipReason = "sold_out" | "removed" | "spec_gone" | "shop_closed" | "limit" | "cart_full";
/**
 * Skipped item
 * @description An item that could not be put into the cart.
 */
export type RebuySkip = {
    /** @description The item's name in the order. */
    name: string;
    /** @description Why it was left out. */
    reason: RebuySkipReason;
};
/** @description The cart, and what did not get into it. */
export type RebuyOrderData = {
    /** @description The whole cart afterwards. */
    cart: Cart;
    /** @description Items that could not be added, so each that is not in the cart; empty when all were. */
    skipped: RebuySkip[];
};
/**
 * Rebuy order answer
 * @description The success answer of rebuyOrder: the envelope with code 1.
 */
export type RebuyOrderSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The cart, and what did not get into it. */
    data: RebuyOrderData;
};
/**
 * Order status filter
 * @description An order tab: `all` is a filter only, the others are the values of OrderStatus as strings. A tab holds the orders whose fulfilment or whose status has its value, so an order with after-sale is found in two tabs. -2 and -3 are proposed.
 * @enum {string}
 */
export type OrderStatusFilter = "all" | "0" | "1" | "2" | "3" | "4" | "-1" | "-2" | "-3" | "-4";
/** @description One page of the list. */
export type ListOrdersData = {
    /** @description Orders, newest first. */
    list: OrderCard[];
    /**
     * Format: int64
     * @description How many entries the whole list has, over all pages.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * List orders answer
 * @description The success answer of listOrders: the envelope with code 1.
 */
export type ListOrdersSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListOrdersData;
};
/**
 * Get order answer
 * @description The success answer of getOrder: the envelope with code 1.
 */
export type GetOrderSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Order;
};
/**
 * Parcel item
 * @description An order item, or some of its pieces, in a parcel.
 */
export type ParcelItem = {
    /**
     * Format: int64
     * @description The order item.
     */
    order_item_id: number;
    /**
     * Format: int64
     * @description How many pieces of it.
     */
    quantity: number;
};
/**
 * Logistics event
 * @description One event a carrier reported.
 */
export type LogisticsEvent = {
    /**
     * Format: date-time
     * @description When it happened.
     */
    at: string;
    /** @description Where; null when the carrier did not say. */
    place: string | null;
    /** @description What happened. */
    text: string;
};
/**
 * Parcel
 * @description One parcel and its way.
 */
export type Parcel = {
    /** @description The carrier. */
    carrier: string;
    /** @description The tracking number. */
    number: string;
    /** @description What is in it. An order may come in several parcels; together they hold all that was shipped. */
    items: ParcelItem[];
    /** @description Events, newest first. */
    events: LogisticsEvent[];
};
/**
 * Logistics
 * @description Where the parcels of an order are.
 */
export type Logistics = {
    /**
     * Format: int64
     * @description The order.
     */
    order_id: number;
    /** @description The parcels of the order, newest first; empty until it is shipped. */
    parcels: Parcel[];
    /**
     * Format: date
     * @description Latest day of arrival the carrier or the shop names, in the calendar of the destination; null when unknown, when it has arrived, or when the order is completed.
     */
    arrives_by: string | null;
};
/**
 * Get logistics answer
 * @description The success answer of getLogistics: the envelope with code 1.
 */
export type GetLogisticsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Logistics;
};
/**
 * Order tab
 * @description A tab of the order list as answers name it: what listOrders takes as `status`. The list is open: a client leaves out a tab that it does not know.
 */
export type OrderTab = "all" | "0" | "1" | "2" | "3" | "4" | "-1" | "-2" | "-3" | "-4" | (string & {});
/**
 * Order count
 * @description One tab and its number.
 */
export type OrderCount = {
    /** @description The tab. */
    status: OrderTab;
    /**
     * Format: int64
     * @description How many orders it holds.
     */
    count: number;
};
/**
 * Order counts
 * @description How many orders each tab holds.
 */
export type OrderCounts = {
    /** @description Every tab of OrderStatusFilter once, `all` first. */
    counts: OrderCount[];
};
/**
 * Get order counts answer
 * @description The success answer of getOrderCounts: the envelope with code 1.
 */
export type GetOrderCountsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: OrderCounts;
};
/**
 * Unpaid order
 * @description The unpaid order whose deadline comes first.
 */
export type UnpaidOrder = {
    /**
     * Format: int64
     * @description The order.
     */
    order_id: number;
    /** @description What is to be paid. */
    total_amount: Money;
    /**
     * Format: date-time
     * @description Until when.
     */
    pay_deadline: string;
};
/**
 * Badges
 * @description The numbers on tabs and bells, in one light answer.
 */
export type Badges = {
    /**
     * Format: int64
     * @description Pieces in the cart that can be ordered: the count of getCart.
     */
    bag: number;
    /**
     * Format: int64
     * @description Unread notifications.
     */
    unread_notifications: number;
    /**
     * Format: int64
     * @description Unread messages of all conversations.
     */
    unread_messages: number;
    /** @description The unpaid order whose deadline comes first; null when there is none. */
    next_unpaid: UnpaidOrder | null;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * Get badges answer
 * @description The success answer of getBadges: the envelope with code 1.
 */
export type GetBadgesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Badges;
};
/**
 * Product status
 * @description Whether the customer has received the goods.
 * @enum {string}
 */
export type ProductStatus = "received" | "not_received";
/**
 * Chosen item
 * @description An order item to refund, or some of its pieces.
 */
export type RefundPick = {
    /**
     * Format: int64
     * @description The order item.
     */
    order_item_id: number;
    /**
     * Format: int32
     * @description How many pieces of it, at most its refundable_quantity.
     */
    quantity: number;
};
/**
 * Quote refund body
 * @description What a refund would be asked for.
 */
export type QuoteRefundBody = {
    /**
     * Format: int64
     * @description The order.
     */
    order_id: number;
    /** @description Without or with return. */
    type: RefundType;
    /** @description Whether the goods were received. */
    product_status: ProductStatus;
    /** @description What to refund; each order item at most once. */
    items: RefundPick[];
};
/**
 * Refund quote item
 * @description How much can be refunded for one order item, or why nothing can.
 */
export type RefundQuoteItem = {
    /**
     * Format: int64
     * @description The order item asked about.
     */
    order_item_id: number;
    /** @description price × quantity; `0.00` when blocked. */
    goods: Money;
    /** @description The pieces' share of the discount; `0.00` when blocked. Shares are whole cents, rounded in the shop's favour, and the shares of all pieces of an item add up exactly to the item's share. */
    discount: Money;
    /** @description Why applyRefund would refuse it; null when it would not. */
    block: RefundBlock | null;
    /**
     * Format: int64
     * @description With `in_open_case`, the latest open case that has pieces of the item; otherwise null.
     */
    refund_id: number | null;
};
/**
 * Refund duty line
 * @description A duty or an import tax of the order, and what of it comes back.
 */
export type RefundDutyLine = {
    /**
     * @description As on the order.
     * @enum {string}
     */
    kind: "duty" | "import_tax";
    /** @description As on the order. */
    heading: string | null;
    /** @description The whole line of the order. */
    amount: PositiveMoney;
    /**
     * @description As on the order.
     * @enum {string}
     */
    collected_by: "shop" | "carrier";
    /** @description What of it the customer does not bear in the end. Of `shop` it is a part of the refund, and of `carrier` it is not collected. `0.00`: nothing comes back. */
    returned_amount: Money;
};
/**
 * Refund duties
 * @description What becomes of the order's duties and import taxes with a refund.
 */
export type RefundDuties = {
    /** @description The lines of the order that its pieces have a part in; empty where there are none, or the case was refused or withdrawn; null where the order's are not known. */
    lines: RefundDutyLine[] | null;
    /** @description What comes back of all lines; null where that is not known. */
    returned_amount: Money | null;
    /** @description Why, and who may be asked for the rest, in the language of the call; empty where there are no lines. */
    note: string;
};
/**
 * Refund option reason
 * @description A reason that can be given for a way of asking for a refund.
 */
export type RefundOptionReason = {
    /**
     * Format: int64
     * @description The reason.
     */
    id: number;
    /** @description The reason in words. */
    name: string;
    /** @description What is accepted as proof, in words, to be shown where pictures are added. */
    proof: string;
};
/**
 * Refund option
 * @description One way in which a refund can be asked for.
 */
export type RefundOption = {
    /** @description Without or with return. */
    type: RefundType;
    /** @description Whether the goods were received. */
    product_status: ProductStatus;
    /** @description The reasons that can be given, in the order to show them. */
    reasons: RefundOptionReason[];
};
/**
 * Refund quote
 * @description How much can be refunded for some pieces of an order, and why no more. Sums: max_amount = goods − discount + freight, over the items without a block.
 */
export type RefundQuote = {
    /** @description The type asked about. */
    type: RefundType;
    /** @description The product status asked about. */
    product_status: ProductStatus;
    /** @description What was asked about, in the order of the request. */
    items: RefundQuoteItem[];
    /** @description What the pieces cost, before the discount. */
    goods: Money;
    /** @description Their share of the order's discount, which is not refunded. */
    discount: Money;
    /** @description The order's freight, less what other cases have of it, if it is part of the case, otherwise `0.00`. It is included if nothing was received and, with these pieces, all pieces of the order are in cases for their full amount. */
    freight: Money;
    /** @description The most that applyRefund takes as its amount. */
    max_amount: Money;
    /** @description True when the order is not shipped yet: a case for max_amount then cancels the pieces, so that they are not shipped. With a smaller amount they are shipped. */
    cancels_items: boolean;
    /** @description What of the order's duties and import taxes comes back with a case for max_amount. Left out by servers that do not tell. */
    duties?: RefundDuties | undefined;
    /** @description Which types, product statuses and reasons the order's fulfilment allows now; empty when it allows no refund. */
    options: RefundOption[];
};
/**
 * Quote refund answer
 * @description The success answer of quoteRefund: the envelope with code 1.
 */
export type QuoteRefundSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: RefundQuote;
};
/**
 * Apply refund body
 * @description A refund request. All fields are required (R5.07).
 */
export type ApplyRefundBody = {
    /** @description One key per intention to apply. */
    idempotency_key: IdempotencyKey;
    /**
     * Format: int64
     * @description The order, with fulfilment 1, 2 or 3.
     */
    order_id: number;
    /** @description Without or with return. With fulfilment 1 only refund_only. */
    type: RefundType;
    /** @description Whether the goods were received. refund_return needs `received`; with fulfilment 1 only `not_received`. */
    product_status: ProductStatus;
    /** @description What to refund; each order item at most once. */
    items: RefundPick[];
    /** @description How much, from `0.00` (R5.07: not negative) up to max_amount of quoteRefund. */
    amount: Money;
    /**
     * Format: int64
     * @description A reason that quoteRefund offers for the type and the product status.
     */
    reason_id: number;
    /** @description What happened, in words; not blank. */
    explanation: string;
    /** @description Uploads of uploadFile, by `upload_id`, one to nine. */
    proofs: UploadRef[];
};
/**
 * Refund waits for
 * @description Whose turn it is in an open case, by next_by. The shop: to answer, or to check what came back. The customer: to send the goods back. The platform: to decide an escalated case, or to pay back.
 * @enum {string}
 */
export type RefundWaitsFor = "customer" | "shop" | "platform";
/**
 * Refund item
 * @description An order item, or some of its pieces, in a refund case.
 */
export type RefundItem = {
    /**
     * Format: int64
     * @description The order item.
     */
    order_item_id: number;
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /**
     * Format: int64
     * @description The specification.
     */
    sku_id: number;
    /** @description The product's name in the order. */
    name: string;
    /** @description Its picture. */
    picture: PictureUrl;
    /** @description The product's category. */
    category_code: CategoryCode;
    /** @description The specification in words; empty without a choice. */
    spec_text: string;
    /** @description Unit price in the order. */
    price: Money;
    /**
     * Format: int64
     * @description How many pieces the case is about.
     */
    quantity: number;
    /** @description price × quantity. */
    subtotal: Money;
};
/**
 * Chosen reason
 * @description The reason a case was applied for.
 */
export type RefundReasonRef = {
    /**
     * Format: int64
     * @description The reason.
     */
    id: number;
    /** @description The reason in words. */
    name: string;
};
/**
 * Private picture
 * @description A picture that only this customer may see, such as evidence of a transfer: a signed address that serves it for a short time. Every read creates a new address, so it does not identify the picture: do not store or compare it.
 */
export type PrivatePicture = {
    /** @description Where the picture is served until `expires_at`, without a token, since a browser sends none for a picture. After that time, or if any part of it was changed, it answers HTTP 404 (an object store in front may answer 403; clients treat both alike). */
    url: PictureUrl;
    /**
     * Format: date-time
     * @description Until when the address serves the picture, usually ten minutes after the answer. A client that shows it later repeats the read.
     */
    expires_at: string;
};
/**
 * Return address
 * @description Where the customer sends the goods back to.
 */
export type ReturnAddress = {
    /** @description Who takes the goods back. */
    addressee: string;
    /** @description The shop's telephone number. */
    mobile: string;
    /** @description Its country. */
    country: CountryCode;
    /** @description The area in words. */
    area_text: string;
    /** @description Street and number. */
    detail: string;
    /** @description Postcode; null where there is none. */
    postcode: string | null;
};
/**
 * Return parcel
 * @description The parcel that takes the goods back.
 */
export type RefundParcel = {
    /** @description The carrier the customer used. */
    carrier: string;
    /** @description The tracking number. */
    number: string;
    /**
     * Format: date-time
     * @description When the customer reported it.
     */
    shipped_at: string;
};
/**
 * Refund log entry
 * @description One step of a case.
 */
export type RefundLogEntry = {
    /**
     * Format: date-time
     * @description When.
     */
    at: string;
    /**
     * @description Who acted.
     * @enum {string}
     */
    by: "customer" | "shop" | "platform";
    /** @description What happened. */
    text: string;
};
/**
 * Refund action
 * @description What the customer may do with a case now; offer exactly these. cancel (cancelRefund): while applied or accepted, but not a case that cancels pieces once the rest of the order is shipped, nor a change of mind. ship (shipRefund): while accepted, for refund_return, unless the goods are back already. apply_again (a new applyRefund for the same items): when a refund was refused or withdrawn, while all its pieces can be named again. escalate (escalateRefund): when the shop refused, until escalate_by, while its pieces are in no other case.
 * @enum {string}
 */
export type RefundAction = "cancel" | "ship" | "apply_again" | "escalate";
/**
 * Refund
 * @description A refund case, or a change of mind, with everything its page shows. As the answer of declareChangeOfMind it is the receipt: `items`, `created_at` and `amount` say what was undone, when, and what comes back. Money always goes back to the customer's balance, as one bill of type refund. Its conversation, between the customer, the shop and the platform, is read and written by listMessages and sendMessage with its id as `refund_id`.
 */
export type Refund = {
    /**
     * Format: int64
     * @description The refund case.
     */
    id: number;
    /** @description The case number shown to the customer. */
    sn: string;
    /**
     * Format: int64
     * @description The order.
     */
    order_id: number;
    /** @description The order's number. */
    order_sn: string;
    /** @description The shop that decides. */
    shop: ShopRef;
    /** @description Applied for or declared; left out means refund. */
    kind?: CaseKind | undefined;
    /** @description Without or with return. */
    type: RefundType;
    /** @description Whether the customer had the goods when applying. */
    product_status: ProductStatus;
    /** @description How the case stands. */
    status: RefundStatus;
    /** @description Whose turn it is; null when the case is closed. */
    waits_for: RefundWaitsFor | null;
    /**
     * Format: date-time
     * @description Until when the case can be escalated to the platform: 7 days after the shop refused. Null unless the shop refused and it was not escalated yet.
     */
    escalate_by: string | null;
    /**
     * Format: date-time
     * @description When the customer escalated it; from then on the platform decides. Null when it was not.
     */
    escalated_at: string | null;
    /** @description True for a case that was applied for before the order was shipped, for the full amount of its pieces: they are not shipped while it is open or once it is refunded. */
    cancels_items: boolean;
    /** @description What the case is about. */
    items: RefundItem[];
    /** @description The amount applied for; exactly this amount goes back to the balance when the case is refunded. */
    amount: Money;
    /** @description What of the order's duties and import taxes comes back with this case. Left out by servers that do not tell. */
    duties?: RefundDuties | undefined;
    /** @description Why; null for a change of mind, and never for a refund. */
    reason: RefundReasonRef | null;
    /** @description The customer's words; null for a change of mind, and never for a refund. */
    explanation: string | null;
    /** @description Pictures that prove it; none for a change of mind and at least one for a refund. */
    proofs: PrivatePicture[];
    /** @description Why it was last refused, by the shop or the platform; null if it never was. It stays when the case is escalated. */
    refuse_reason: string | null;
    /** @description Where to send the goods; null until the shop accepts a refund with return. */
    return_address: ReturnAddress | null;
    /** @description The return parcel; null until shipRefund. */
    parcel: RefundParcel | null;
    /** @description Every step, newest first. */
    log: RefundLogEntry[];
    /**
     * Format: date-time
     * @description By when the party that waits_for names must take the next step: answer (applied), send the goods back (accepted, with return), check the returned goods (returning, returned), refund the money (accepted without return). Null when the case is closed.
     */
    next_by: string | null;
    /** @description What the customer may do now; a client offers exactly these. */
    allowed_actions: RefundAction[];
    /**
     * Format: date-time
     * @description When it was applied for.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * Apply refund answer
 * @description The success answer of applyRefund: the envelope with code 1.
 */
export type ApplyRefundSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Refund;
};
/**
 * Quote change of mind body
 * @description What would be undone.
 */
export type QuoteChangeOfMindBody = {
    /**
     * Format: int64
     * @description The order.
     */
    order_id: number;
    /** @description What to undo; each order item at most once, with at most its change_of_mind_quantity of pieces. */
    items: RefundPick[];
};
/**
 * Change of mind quote
 * @description What comes back for some pieces of an order if they are undone now.
 */
export type ChangeOfMindQuote = {
    /** @description refund_only: not shipped, the money comes back at once. refund_return: the goods are sent back first. */
    type: RefundType;
    /** @description What the pieces cost, before the discount. */
    goods: Money;
    /** @description Their share of the order's discount, which is not refunded. */
    discount: Money;
    /** @description The order's freight, less what other cases have of it, if with these pieces every piece of the order is in a change of mind, or in a case for its full amount as not received; otherwise `0.00`. Only cases that are open or refunded count. */
    freight: Money;
    /** @description The amount of the case that declareChangeOfMind opens. */
    amount: Money;
};
/**
 * Quote change of mind answer
 * @description The success answer of quoteChangeOfMind: the envelope with code 1.
 */
export type QuoteChangeOfMindSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: ChangeOfMindQuote;
};
/**
 * Declare change of mind body
 * @description What is undone. There is no reason, and nothing to prove.
 */
export type DeclareChangeOfMindBody = {
    /** @description One key per intention to declare. */
    idempotency_key: IdempotencyKey;
    /**
     * Format: int64
     * @description The order.
     */
    order_id: number;
    /** @description What to undo; each order item at most once, with at most its change_of_mind_quantity of pieces. */
    items: RefundPick[];
};
/**
 * Declare change of mind answer
 * @description The success answer of declareChangeOfMind: the envelope with code 1.
 */
export type DeclareChangeOfMindSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Refund;
};
/**
 * Get refund answer
 * @description The success answer of getRefund: the envelope with code 1.
 */
export type GetRefundSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Refund;
};
/**
 * Refund card
 * @description A refund case as lists show it.
 */
export type RefundCard = {
    /**
     * Format: int64
     * @description The refund case.
     */
    id: number;
    /** @description The case number shown to the customer. */
    sn: string;
    /**
     * Format: int64
     * @description The order.
     */
    order_id: number;
    /** @description The order's number. */
    order_sn: string;
    /** @description The shop that decides. */
    shop: ShopRef;
    /** @description Applied for or declared; left out means refund. */
    kind?: CaseKind | undefined;
    /** @description Without or with return. */
    type: RefundType;
    /** @description How the case stands. */
    status: RefundStatus;
    /** @description Whose turn it is; null when the case is closed. */
    waits_for: RefundWaitsFor | null;
    /** @description What the case is about. */
    items: RefundItem[];
    /** @description The amount applied for; exactly this amount goes back to the balance when the case is refunded. */
    amount: Money;
    /**
     * Format: date-time
     * @description By when the party that waits_for names must take the next step: answer (applied), send the goods back (accepted, with return), check the returned goods (returning, returned), refund the money (accepted without return). Null when the case is closed.
     */
    next_by: string | null;
    /** @description What the customer may do now; a client offers exactly these. */
    allowed_actions: RefundAction[];
    /**
     * Format: date-time
     * @description When it was applied for.
     */
    created_at: string;
    /** @description The key of the applyRefund or declareChangeOfMind that made it, by which a client finds its own attempt after a lost answer, however old it is. Left out where it was made without one. Only its owner sees it. */
    idempotency_key?: IdempotencyKey | undefined;
};
/** @description One page of the list. */
export type ListRefundsData = {
    /** @description Refund cases, newest first. */
    list: RefundCard[];
    /**
     * Format: int64
     * @description How many entries the whole list has, over all pages.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * List refunds answer
 * @description The success answer of listRefunds: the envelope with code 1.
 */
export type ListRefundsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListRefundsData;
};
/**
 * Escalate refund body
 * @description Which case the platform is to decide, and why.
 */
export type EscalateRefundBody = {
    /**
     * Format: int64
     * @description A case that the shop has refused.
     */
    refund_id: number;
    /** @description What the shop got wrong, in words; not blank. */
    explanation: string;
};
/**
 * Escalate refund answer
 * @description The success answer of escalateRefund: the envelope with code 1.
 */
export type EscalateRefundSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Refund;
};
/**
 * Cancel refund body
 * @description Which case to take back.
 */
export type CancelRefundBody = {
    /**
     * Format: int64
     * @description A case that is applied or accepted.
     */
    refund_id: number;
};
/**
 * Cancel refund answer
 * @description The success answer of cancelRefund: the envelope with code 1.
 */
export type CancelRefundSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Refund;
};
/**
 * Ship refund body
 * @description The parcel that takes the goods back.
 */
export type ShipRefundBody = {
    /**
     * Format: int64
     * @description A case of type refund_return that is accepted.
     */
    refund_id: number;
    /** @description The carrier, in words. */
    carrier: string;
    /** @description The tracking number: letters, digits and hyphens. */
    number: string;
};
/**
 * Ship refund answer
 * @description The success answer of shipRefund: the envelope with code 1.
 */
export type ShipRefundSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Refund;
};
/**
 * Create review body
 * @description A review, or an addition to one.
 */
export type CreateReviewBody = {
    /** @description One key per review that is written. */
    idempotency_key: IdempotencyKey;
    /**
     * Format: int64
     * @description The order item.
     */
    order_item_id: number;
    /**
     * Format: int32
     * @description How good the product is, 1 to 5.
     */
    product_score: number;
    /**
     * Format: int32
     * @description How good the shop's service was, 1 to 5.
     */
    service_score: number;
    /**
     * Format: int32
     * @description How good dispatch and delivery were, 1 to 5.
     */
    postage_score: number;
    /** @description The words; not blank (R5.08: content cannot be empty). Plain text. */
    content: string;
    /** @description Uploads of uploadFile, by `upload_id`, in the order to show them; may be empty. */
    pictures: UploadRef[];
    /** @description True: others see the author's name masked and no picture of them. */
    anonymous: boolean;
    /**
     * Format: int64
     * @description Left out: this is the item's review. Given: the customer's own review of this item, to which `content` and `pictures` are appended; the scores and `anonymous` in the request are ignored, and those of the review still apply.
     */
    append_to?: number | undefined;
};
/**
 * Create review answer
 * @description The success answer of createReview: the envelope with code 1.
 */
export type CreateReviewSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The review as others will see it. */
    data: Review;
};
/**
 * Reviewable item
 * @description An order item that was received: reviewed, or waiting for it.
 */
export type ReviewableItem = {
    /**
     * Format: int64
     * @description The order.
     */
    order_id: number;
    /**
     * Format: int64
     * @description The order item; what createReview names.
     */
    order_item_id: number;
    /**
     * Format: int64
     * @description The product.
     */
    product_id: number;
    /** @description The product's name as it was when the order was made. */
    name: string;
    /** @description The picture of the specification bought, or of the product. */
    picture: PictureUrl;
    /** @description The product's category. */
    category_code: CategoryCode;
    /** @description The specification bought, in words; empty for a product without a choice. */
    spec_text: string;
    /**
     * Format: date-time
     * @description When receipt was confirmed, by the customer or automatically.
     */
    received_at: string;
};
/**
 * My review
 * @description An order item with the customer's own review of it.
 */
export type MyReview = {
    /** @description What was bought. */
    order_item: ReviewableItem;
    /** @description The review; null while it is not written. An own review shows the author's name masked, too, if it is anonymous. */
    review: Review | null;
};
/** @description One page of the list. */
export type ListMyReviewsData = {
    /** @description Items waiting for a review first, most recently received first; then reviewed ones, newest review first. */
    list: MyReview[];
    /**
     * Format: int64
     * @description How many entries the whole list has with the same filters, over all pages, not only this one.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
};
/**
 * List my reviews answer
 * @description The success answer of listMyReviews: the envelope with code 1.
 */
export type ListMyReviewsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListMyReviewsData;
};
/**
 * Network
 * @description A network and coin by the name listBlockchains gives it, for example `TRC20-USDT`, `ERC20-USDT` or `BTC`. The list is the back end's and may change; BSC, HECO and every network that is not listed are refused with network_unsupported.
 * @example TRC20-USDT
 */
export type Network = string;
/**
 * On-chain address
 * @description An address on a network. Its form depends on the network: TRC20 begins with T and has 34 characters, ERC20 begins with 0x and has 42, BTC begins with bc1, 1 or 3. The server also checks what tells a typo: Base58Check on TRC20 and of BTC, Bech32 and Bech32m of BTC (BIP-173, BIP-350), which may be all in capitals, as QR codes write them, and on ERC20 the capitals, where there are capitals and small letters (EIP-55). An address that does not fit the network is answered with 422 at this field. ERC20 and bc1 addresses that differ in case alone are the same.
 * @example TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW
 */
export type ChainAddress = string;
/**
 * Blockchain
 * @description A network on which top-ups are taken.
 */
export type Blockchain = {
    /** @description What createRecharge and createWithdrawal name. */
    network: Network;
    /** @description The network in words. */
    name: string;
    /** @description The coin to send. */
    coin: string;
    /** @description Where to send the coin: the platform's address for this network. */
    address: ChainAddress;
    /** @description Smallest top-up; less is not credited. */
    min_amount: PositiveMoney;
    /** @description Taken from what arrives. */
    fee: Money;
    /**
     * Format: int64
     * @description Network confirmations before the audit starts.
     */
    confirmations: number;
    /**
     * Format: int64
     * @description Usual minutes until then.
     */
    minutes: number;
    /**
     * Format: date-time
     * @description When the address last changed, so that a client can warn a customer who had saved the old one; null when it never did.
     */
    address_changed_at: string | null;
    /** @description False while the network is closed for top-ups: show it, take no money. */
    enabled: boolean;
};
/**
 * Refused network
 * @description A network named as not supported (R5.11).
 */
export type RefusedNetwork = {
    /**
     * @description The network by name.
     * @enum {string}
     */
    name: "BSC" | "HECO";
    /** @description Why, and what would happen to coins sent there. */
    reason: string;
};
/** @description The networks. */
export type ListBlockchainsData = {
    /** @description The networks; empty when on-chain top-up is closed. */
    list: Blockchain[];
    /** @description Networks to warn about by name. */
    refused: RefusedNetwork[];
};
/**
 * List blockchains answer
 * @description The success answer of listBlockchains: the envelope with code 1.
 */
export type ListBlockchainsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The networks. */
    data: ListBlockchainsData;
};
/**
 * Recharge method name
 * @description manual: a bank transfer with an uploaded evidence. card: paid on an external provider's page (createCardPayment); this product never sees card data, and the method itself is proposed (R3.08 names the other two). onchain: coins sent on a listed network, with an uploaded evidence.
 * @enum {string}
 */
export type RechargeMethodName = "manual" | "card" | "onchain";
/**
 * Recharge payee
 * @description Where a manual top-up is transferred to.
 */
export type RechargePayee = {
    /** @description The platform's bank. */
    bank: string;
    /** @description The account holder. */
    holder: string;
    /** @description The account number or IBAN. */
    account: string;
    /** @description What the customer writes as the transfer's reference, so that the audit finds it. The customer's own; it does not change. */
    reference: string;
};
/**
 * Recharge method
 * @description A way to top up, with its limits.
 */
export type RechargeMethod = {
    /** @description The method. */
    method: RechargeMethodName;
    /** @description False while the method is closed; then quoteRecharge, createRecharge and createCardPayment answer method_closed. */
    enabled: boolean;
    /** @description Smallest amount of one top-up. */
    min: PositiveMoney;
    /** @description Largest amount of one top-up. */
    max: PositiveMoney;
    /** @description The fee in words. */
    fee_text: string;
    /**
     * Format: int64
     * @description Usual minutes until it is credited.
     */
    minutes: number;
    /** @description Amounts to offer as chips. */
    presets: PositiveMoney[];
    /** @description Where to transfer to; only for manual, otherwise null. */
    payee: RechargePayee | null;
};
/** @description The methods. */
export type ListRechargeMethodsData = {
    /** @description The methods, in the order to show them. */
    list: RechargeMethod[];
};
/**
 * List recharge methods answer
 * @description The success answer of listRechargeMethods: the envelope with code 1.
 */
export type ListRechargeMethodsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The methods. */
    data: ListRechargeMethodsData;
};
/**
 * Quote id
 * Format: uuid
 * @description The name of a quote, which the call that accepts it sends.
 */
export type QuoteId = string;
/**
 * Coin rate
 * @description What one coin is worth in US dollars, as a decimal string with two to eight places, for example `"1.00"` or `"91250.00"`. Never a number: calculations are made in whole units, not in floating point.
 * @example 1.00
 */
export type CoinRate = string;
/**
 * Coin amount
 * @description An amount of a coin, as a decimal string with exactly the places of its network (6 for USDT, 8 for BTC), for example `"501.000000"`. Never a number: calculations are made in whole units, not in floating point.
 * @example 501.000000
 */
export type CoinAmount = string;
/**
 * Coin quote
 * @description The coin side of a quote. The rate is fixed by the quote until its valid_until.
 */
export type CoinQuote = {
    /** @description The coin that is sent. */
    coin: string;
    /** @description What one coin is worth in dollars under this quote. */
    rate: CoinRate;
    /** @description For a top-up, the coins to send: amount / rate, rounded up to the last decimal place so that they suffice. For a withdrawal, the coins that will arrive: arrival / rate, rounded down. */
    coin_amount: CoinAmount;
};
/**
 * Recharge quote
 * @description Fee, arrival and coins of a top-up, the only source of all three: a client never calculates them itself.
 */
export type RechargeQuote = {
    /** @description What createRecharge and createCardPayment name. */
    quote_id: QuoteId;
    /** @description The method quoted. */
    method: RechargeMethodName;
    /** @description The network quoted; only for onchain, otherwise null. */
    network: Network | null;
    /** @description What the customer pays, fee included. */
    amount: PositiveMoney;
    /** @description What is taken from it. */
    fee: Money;
    /** @description What is credited when it passes: amount − fee. */
    arrival: Money;
    /** @description How the fee is counted, in words. */
    rule: string;
    /** @description Rate and coins to send; only for onchain, otherwise null. */
    onchain: CoinQuote | null;
    /**
     * Format: date-time
     * @description Until when the quote is accepted: 30 minutes.
     */
    valid_until: string;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * Quote recharge answer
 * @description The success answer of quoteRecharge: the envelope with code 1.
 */
export type QuoteRechargeSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: RechargeQuote;
};
/**
 * Manual recharge
 * @description A top-up by bank transfer, reported with its evidence.
 */
export type ManualRecharge = {
    /**
     * @description A bank transfer.
     * @constant
     */
    method: "manual";
    /** @description What was transferred, within min and max of the method. */
    amount: PositiveMoney;
    /** @description Picture of the transfer: an `upload_id` of uploadFile. */
    evidence: UploadRef;
    /** @description The bank's own reference of the transfer, if the payee's was not used. Valid for one top-up (evidence_already_used). */
    reference?: string | undefined;
    /** @description The quote of quoteRecharge that the customer has seen, for this method, network and amount. Left out, the current fee and rate apply. */
    quote_id?: QuoteId | undefined;
    /** @description One key per intention to top up. */
    idempotency_key: IdempotencyKey;
};
/**
 * Transaction hash
 * @description The name of a transaction on its network: 64 hexadecimal digits, with `0x` before them on Ethereum. Two are the same when they differ only in the prefix or in upper and lower case.
 * @example 1b5b9ccb3e8d006a5230de9bda23ff91edc794d4f56410560830b418528e446c
 */
export type TxHash = string;
/**
 * On-chain recharge
 * @description A top-up with coins, reported with its evidence.
 */
export type OnchainRecharge = {
    /**
     * @description Coins sent on a network.
     * @constant
     */
    method: "onchain";
    /** @description The network the coins were sent on: the same as at the sending platform. */
    network: Network;
    /** @description The platform's address they were sent to, as listBlockchains showed it. The audit compares it. */
    address: ChainAddress;
    /** @description What was sent, in dollars. */
    amount: PositiveMoney;
    /** @description Picture of the transfer: an `upload_id` of uploadFile. */
    evidence: UploadRef;
    /** @description The transaction on the network, if the customer knows it. Valid for one top-up (evidence_already_used). */
    tx_hash?: TxHash | undefined;
    /** @description The quote of quoteRecharge that the customer has seen, for this method, network and amount. Left out, the current fee and rate apply. */
    quote_id?: QuoteId | undefined;
    /** @description One key per intention to top up. */
    idempotency_key: IdempotencyKey;
};
/**
 * Create recharge body
 * @description A top-up to be audited; `method` says of which kind. Card top-ups are not reported here: they happen at the provider's page and appear in listRecharges.
 */
export type CreateRechargeBody = ManualRecharge | OnchainRecharge;
/**
 * Audit status
 * Format: int32
 * @description How the audit of a recharge stands: 0 auditing, 1 passed, 2 refused (R4.03). WithdrawalStatus has the same values, and one more.
 * @enum {integer}
 */
export type AuditStatus = 0 | 1 | 2;
/**
 * On-chain transfer
 * @description The coin side of a top-up or a withdrawal, and the state of its transaction on the network. `confirmations` only grows; a client that shows it polls.
 */
export type OnchainTransfer = {
    /** @description The coin. */
    coin: string;
    /** @description What one coin was worth in dollars when the transfer was applied for or reported; it does not change later. */
    rate: CoinRate;
    /** @description For a top-up, the amount in coins, rounded up; for a withdrawal, the arrival in coins, rounded down. */
    coin_amount: CoinAmount;
    /** @description The transaction; null while it is not known: before a withdrawal has been sent, and on a top-up that was reported without it, until the audit has found it. */
    tx_hash: TxHash | null;
    /**
     * Format: int32
     * @description Confirmations seen so far, at most confirmations_needed; 0 while there is no transaction.
     */
    confirmations: number;
    /**
     * Format: int32
     * @description Confirmations at which the transfer counts as final. A top-up passes its audit only then.
     */
    confirmations_needed: number;
    /**
     * Format: uri
     * @description A public page outside this product that shows the transaction; null without tx_hash.
     */
    explorer_url: string | null;
};
/**
 * Audit event
 * @description One step of a top-up or a withdrawal.
 */
export type AuditEvent = {
    /**
     * @description submitted: reported or applied for. passed: credited, or paid out. refused: no money moved, refuse_reason says why. cancelled: cancelled by the customer.
     * @enum {string}
     */
    event: "submitted" | "passed" | "refused" | "cancelled";
    /**
     * Format: date-time
     * @description When.
     */
    at: string;
};
/**
 * Recharge
 * @description A top-up and its audit. Transitions: 0 → 1 credits the balance and writes a bill; 0 → 2 does neither. 1 and 2 are final.
 */
export type Recharge = {
    /**
     * Format: int64
     * @description The top-up.
     */
    id: number;
    /** @description Its number. */
    sn: string;
    /** @description How. */
    method: RechargeMethodName;
    /** @description The network; only for onchain, otherwise null. */
    network: Network | null;
    /** @description The address it was sent to; only for onchain, otherwise null. */
    address: ChainAddress | null;
    /** @description What the customer reported. */
    amount: Money;
    /** @description What is taken from it: that of the quote, or of the moment it was reported. */
    fee: Money;
    /** @description What was credited: amount − fee, once passed; null before and when refused. Equals the amount of its bill. */
    arrival: Money | null;
    /** @description The uploaded evidence; null for card. */
    evidence: PrivatePicture | null;
    /** @description 0 auditing, 1 passed, 2 refused. A top-up is credited only when passed. */
    status: AuditStatus;
    /** @description Why it was refused; null otherwise. */
    refuse_reason: string | null;
    /**
     * Format: date-time
     * @description When it was reported.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was passed or refused; null while auditing.
     */
    audited_at: string | null;
    /** @description What is credited when it passes: amount − fee. Nothing is when it is refused. */
    expected_arrival: Money;
    /** @description The reference of the transfer; only for manual, otherwise null. */
    reference: string | null;
    /** @description Coins, transaction and confirmations; only for onchain, otherwise null. */
    onchain: OnchainTransfer | null;
    /**
     * Format: date-time
     * @description By when its audit is decided at the latest; null once it is.
     */
    next_by: string | null;
    /** @description Its steps so far, the oldest first. */
    timeline: AuditEvent[];
    /** @description The key of the createRecharge that made it, by which a client finds its own attempt after a lost answer, however old it is. Left out where it was made without one. Only its owner sees it. */
    idempotency_key?: IdempotencyKey | undefined;
};
/**
 * Create recharge answer
 * @description The success answer of createRecharge: the envelope with code 1.
 */
export type CreateRechargeSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Recharge;
};
/**
 * Audit status filter
 * @description `all`, or a value of AuditStatus as a string: 2 refused, 0 auditing, 1 passed.
 * @enum {string}
 */
export type AuditStatusFilter = "all" | "2" | "0" | "1";
/**
 * Month of audited requests
 * @description The sums of a whole month of top-ups or of withdrawals under the filter of the call, not only of those on this page.
 */
export type AuditMonth = {
    /** @description The month of created_at, YYYY-MM, in the time_zone of the call. */
    month: string;
    /**
     * Format: int32
     * @description How many there are.
     */
    count: number;
    /** @description Sum of their amounts, whatever their audit. */
    amount: Money;
    /** @description The sum of the arrival of those that passed: what top-ups credited, or what withdrawals sent. */
    settled: Money;
};
/** @description One page of the list. */
export type ListRechargesData = {
    /** @description Top-ups, newest first. */
    list: Recharge[];
    /**
     * Format: int64
     * @description How many entries the whole list has, over all pages.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
    /** @description One entry for each month that has a top-up on this page, newest first. */
    months: AuditMonth[];
};
/**
 * List recharges answer
 * @description The success answer of listRecharges: the envelope with code 1.
 */
export type ListRechargesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListRechargesData;
};
/**
 * Get recharge answer
 * @description The success answer of getRecharge: the envelope with code 1.
 */
export type GetRechargeSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Recharge;
};
/**
 * Create card payment body
 * @description A card payment to start. No call carries card data, including this one.
 */
export type CreateCardPaymentBody = {
    /** @description What is taken from the card. */
    amount: PositiveMoney;
    /** @description The quote of quoteRecharge the customer has seen and accepted, for card and this amount. */
    quote_id: QuoteId;
    /**
     * Format: uri
     * @description Where the provider's page sends the customer back to. Its origin must be one of those the back end is configured with. `payment_id` is added to its query; the outcome is not, since an address can be forged.
     */
    return_url: string;
    /** @description One key per intention to pay. */
    idempotency_key: IdempotencyKey;
};
/**
 * Card payment status
 * @description | Status | Means | Goes on to |
 *     |---|---|---|
 *     | pending | started; the provider's page can be used until expires_at | any other |
 *     | unknown | the customer has used the page, the provider has not reported the outcome yet | succeeded, failed |
 *     | succeeded | paid and credited, exactly once | nothing |
 *     | failed | the provider refused it; nothing was credited | nothing |
 *     | abandoned | the customer left the page without paying | nothing |
 *     | expired | expires_at passed without an answer of the provider | nothing |
 * @enum {string}
 */
export type CardPaymentStatus = "pending" | "succeeded" | "failed" | "unknown" | "abandoned" | "expired";
/**
 * Card payment
 * @description A top-up by card while it is under way at the provider. Card numbers are entered only on the provider's page: no call of this contract takes or returns one.
 */
export type CardPayment = {
    /**
     * Format: int64
     * @description The card payment.
     */
    id: number;
    /** @description Its number, as the provider and the card's statement show it. */
    reference: string;
    /** @description What is taken from the card. */
    amount: PositiveMoney;
    /** @description The fee inside it, as quoted. */
    fee: Money;
    /** @description What is credited when it succeeds: amount − fee. */
    arrival: Money;
    /** @description How it stands. */
    status: CardPaymentStatus;
    /**
     * Format: uri
     * @description The provider's page, to be opened in place of the storefront and never in a frame; null once the payment is no longer pending. Whoever has the address can pay this payment, so it is kept out of logs.
     */
    provider_url: string | null;
    /**
     * Format: int64
     * @description The top-up it became, for getRecharge; null until it succeeded.
     */
    recharge_id: number | null;
    /** @description Why it failed, in the language of the call; null otherwise. */
    failure_reason: string | null;
    /**
     * Format: date-time
     * @description When it was begun.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Until when the page can be used: 30 minutes; null once it is not pending.
     */
    expires_at: string | null;
    /**
     * Format: date-time
     * @description By when an unknown outcome is cleared up at the latest; null otherwise.
     */
    next_by: string | null;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * Create card payment answer
 * @description The success answer of createCardPayment: the envelope with code 1.
 */
export type CreateCardPaymentSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: CardPayment;
};
/**
 * Get card payment answer
 * @description The success answer of getCardPayment: the envelope with code 1.
 */
export type GetCardPaymentSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: CardPayment;
};
/**
 * Withdrawal type
 * @description To a bank card, or on-chain.
 * @enum {string}
 */
export type WithdrawalType = "bank" | "onchain";
/**
 * Withdrawal quote
 * @description Fee and arrival of a withdrawal, the only source of both: a client never calculates them itself.
 */
export type WithdrawalQuote = {
    /** @description What createWithdrawal names. */
    quote_id: QuoteId;
    /** @description The type quoted. */
    type: WithdrawalType;
    /** @description The network quoted; only for onchain, otherwise null. */
    network: Network | null;
    /** @description What leaves the balance, fee included. */
    amount: PositiveMoney;
    /** @description The service charge, inside the amount. */
    fee: Money;
    /** @description What arrives: amount − fee. */
    arrival: Money;
    /** @description How the fee is counted, in words. */
    rule: string;
    /** @description Rate and coins that will arrive; only for onchain, otherwise null. */
    onchain: CoinQuote | null;
    /**
     * Format: date-time
     * @description Until when createWithdrawal accepts the quote: 10 minutes.
     */
    valid_until: string;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * Quote withdrawal answer
 * @description The success answer of quoteWithdrawal: the envelope with code 1.
 */
export type QuoteWithdrawalSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: WithdrawalQuote;
};
/**
 * Withdrawal method
 * @description A type of withdrawal and what it takes.
 */
export type WithdrawalMethod = {
    /** @description The type. */
    type: WithdrawalType;
    /** @description False while the type is closed; then quoteWithdrawal and createWithdrawal answer method_closed. */
    enabled: boolean;
    /** @description The fee in words, for display only; the quote is authoritative. */
    fee_text: string;
    /** @description The most that can be withdrawn now: the smaller of max and available; what an "all" button fills in. `0.00` when that is less than min. */
    max_amount: Money;
};
/**
 * Payee
 * @description Where a customer withdraws to, as addPayee saved it. The full number or address is never returned.
 */
export type Payee = {
    /**
     * Format: int64
     * @description The saved payee.
     */
    id: number;
    /** @description Bank card or address. */
    type: WithdrawalType;
    /** @description Masked words to recognise it by: bank and last four digits, or network and both ends of the address. */
    label: string;
    /** @description The bank; null for onchain. */
    bank_name: string | null;
    /** @description The network; null for bank. */
    network: Network | null;
    /**
     * Format: date-time
     * @description From when withdrawals to it are accepted: 24 hours after it was added, so that the customer can object to a payee that they have not added themselves. In the past once the wait is over.
     */
    usable_from: string;
    /**
     * Format: date-time
     * @description When a withdrawal last went there; null if none has.
     */
    last_used_at: string | null;
};
/**
 * Withdrawal info
 * @description What the withdrawal form needs.
 */
export type WithdrawalInfo = {
    /** @description What can be spent or withdrawn now. */
    available: Money;
    /** @description What is held for withdrawals under audit: the sum of their amounts. */
    pending: Money;
    /** @description available + pending: the balance of getUserInfo and of the last bill. */
    balance: Money;
    /** @description Smallest amount of one withdrawal. */
    min: PositiveMoney;
    /** @description Largest amount of one withdrawal. */
    max: PositiveMoney;
    /** @description The types, in the order to show them. */
    types: WithdrawalMethod[];
    /** @description Networks open for withdrawals; empty when none is. */
    networks: Network[];
    /** @description Saved payees, the last used first. */
    payees: Payee[];
};
/**
 * Get withdrawal info answer
 * @description The success answer of getWithdrawalInfo: the envelope with code 1.
 */
export type GetWithdrawalInfoSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: WithdrawalInfo;
};
/**
 * Create withdrawal body
 * @description A withdrawal to one of the customer's payees.
 */
export type CreateWithdrawalBody = {
    /**
     * Format: int64
     * @description A payee of getWithdrawalInfo; its type and network are those of the quote.
     */
    payee_id: number;
    /** @description What leaves the balance, fee included. */
    amount: PositiveMoney;
    /** @description The quote the customer has seen and accepted; its type and network must be those of the payee, its amount that of this body. */
    quote_id: QuoteId;
    /** @description The customer's payment code. */
    pay_code: PayCode;
    /** @description One key per intention to withdraw. */
    idempotency_key: IdempotencyKey;
};
/**
 * Withdrawal
 * @description A withdrawal and its audit. Applying moves the amount from available to pending; the balance stays. 0 → 1 takes it from pending and writes one bill of −amount; 0 → 2 and 0 → -1 move it back to available and write none. All but 0 are final.
 */
export type Withdrawal = {
    /**
     * Format: int64
     * @description The withdrawal.
     */
    id: number;
    /** @description Its number. */
    sn: string;
    /** @description To a bank card or on-chain. */
    type: WithdrawalType;
    /** @description What leaves the balance, fee included. */
    amount: PositiveMoney;
    /** @description The service charge, as quoted. */
    fee: Money;
    /** @description What arrives when it is passed: amount − fee. Nothing arrives when refused. */
    arrival: Money;
    /** @description The card, masked to its last four digits; null for onchain. */
    bank_card_number: string | null;
    /** @description The bank; null for onchain. */
    bank_name: string | null;
    /** @description The network; null for bank. */
    network: Network | null;
    /** @description The address, masked to both its ends; null for bank. */
    address: string | null;
    /** @description 0 auditing (held in pending), 1 passed (taken from the balance), 2 refused or -1 cancelled (released to available). */
    status: WithdrawalStatus;
    /** @description Why it was refused; null otherwise. */
    refuse_reason: string | null;
    /**
     * Format: date-time
     * @description When it was applied for.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When it was passed or refused; null while auditing and when cancelled.
     */
    audited_at: string | null;
    /**
     * Format: date-time
     * @description When the customer took it back; null otherwise.
     */
    cancelled_at: string | null;
    /**
     * Format: int64
     * @description The payee that it goes to, for applying again; null once the payee has been deleted.
     */
    payee_id: number | null;
    /** @description Coins, transaction and confirmations; only for onchain, otherwise null. */
    onchain: OnchainTransfer | null;
    /**
     * Format: date-time
     * @description By when its audit is decided at the latest; null once it is, or when cancelled.
     */
    next_by: string | null;
    /** @description What the customer can do with it now; a client offers exactly these. */
    allowed_actions: "cancel"[];
    /** @description Its steps so far, the oldest first. */
    timeline: AuditEvent[];
    /** @description The key of the createWithdrawal that made it, by which a client finds its own attempt after a lost answer, however old it is. Left out where it was made without one. Only its owner sees it. */
    idempotency_key?: IdempotencyKey | undefined;
};
/**
 * Create withdrawal answer
 * @description The success answer of createWithdrawal: the envelope with code 1.
 */
export type CreateWithdrawalSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Withdrawal;
};
/**
 * Withdrawal status filter
 * @description `all`, or a value of WithdrawalStatus as a string: 2 refused, 0 auditing, 1 passed, as R4.03 states them, and -1 cancelled, which is proposed.
 * @enum {string}
 */
export type WithdrawalStatusFilter = "all" | "2" | "0" | "1" | "-1";
/** @description One page of the list. */
export type ListWithdrawalsData = {
    /** @description Withdrawals, newest first. */
    list: Withdrawal[];
    /**
     * Format: int64
     * @description How many entries the whole list has, over all pages.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
    /** @description One entry for each month that has a withdrawal on this page, newest first. */
    months: AuditMonth[];
};
/**
 * List withdrawals answer
 * @description The success answer of listWithdrawals: the envelope with code 1.
 */
export type ListWithdrawalsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListWithdrawalsData;
};
/**
 * Get withdrawal answer
 * @description The success answer of getWithdrawal: the envelope with code 1.
 */
export type GetWithdrawalSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Withdrawal;
};
/**
 * Cancel withdrawal body
 * @description The withdrawal to take back.
 */
export type CancelWithdrawalBody = {
    /**
     * Format: int64
     * @description The withdrawal.
     */
    withdrawal_id: number;
};
/**
 * Cancel withdrawal answer
 * @description The success answer of cancelWithdrawal: the envelope with code 1.
 */
export type CancelWithdrawalSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: Withdrawal;
};
/**
 * Bank card to withdraw to
 * @description A bank card or account.
 */
export type BankPayee = {
    /**
     * @description A bank card.
     * @constant
     */
    type: "bank";
    /** @description Card or account number, without blanks. Later answers show it masked. */
    bank_card_number: string;
    /** @description The bank. */
    bank_name: string;
    /** @description The name on the card. */
    card_holder: string;
    /** @description A step-up of this session. */
    step_up: StepUpToken;
};
/**
 * Address to withdraw to
 * @description An address on a network. Coins sent on another network are lost; the client warns before.
 */
export type OnchainPayee = {
    /**
     * @description An address on a network.
     * @constant
     */
    type: "onchain";
    /** @description The network: the same as at the receiving platform. */
    network: Network;
    /** @description The receiving address. Later answers show it masked. */
    address: ChainAddress;
    /** @description A step-up of this session. */
    step_up: StepUpToken;
};
/**
 * Add a payee
 * @description Where money may go; `type` says of which kind.
 */
export type AddPayeeBody = BankPayee | OnchainPayee;
/**
 * Payee added
 * @description The answer of addPayee.
 */
export type AddPayeeSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the call answers. */
    data: Payee;
};
/**
 * Delete payee body
 * @description Which payee to forget.
 */
export type DeletePayeeBody = {
    /**
     * Format: int64
     * @description The saved payee.
     */
    payee_id: number;
};
/**
 * Delete payee answer
 * @description The success answer of deletePayee: the envelope with code 1.
 */
export type DeletePayeeSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell. */
    data: Nothing;
};
/**
 * Bill direction
 * @description in: the amount is positive. out: it is negative.
 * @enum {string}
 */
export type BillDirection = "in" | "out";
/**
 * Bill type filter
 * @description A value of BillType that can be asked for.
 * @enum {string}
 */
export type BillTypeFilter = "order" | "refund" | "recharge" | "withdrawal" | "fee" | "adjustment";
/**
 * Bill type
 * @description order: a payment (out). refund: money back (in). recharge: a passed top-up (in). withdrawal: a passed withdrawal, fee included (out). fee: a separate charge (out). adjustment: a correction by the platform (in or out), explained in the title. The list is open: a client shows a bill of an unknown type by its title.
 */
export type BillType = "order" | "refund" | "recharge" | "withdrawal" | "fee" | "adjustment" | (string & {});
/**
 * Signed money
 * @description An amount in US dollars that may be negative: money out carries a minus sign, money in carries none. A decimal string with exactly two places.
 * @example -134.40
 */
export type SignedMoney = string;
/**
 * Bill source
 * @description The source of a bill, so that every movement can be traced.
 */
export type BillSource = {
    /** @description The kind of source. An unknown kind leads nowhere. */
    kind: "order" | "refund" | "recharge" | "withdrawal" | "none" | (string & {});
    /**
     * Format: int64
     * @description Its id, for getOrder, getRefund, getRecharge or getWithdrawal; null exactly when kind is none.
     */
    id: number | null;
};
/**
 * Bill order
 * @description The order that a bill pays for or pays back, as a list of bills shows it.
 */
export type BillOrder = {
    /**
     * Format: int64
     * @description The order; that of the case where the bill pays a refund.
     */
    order_id: number;
    /**
     * Format: int64
     * @description The first item of the order, or of the case.
     */
    order_item_id: number;
    /**
     * Format: int64
     * @description The shop that sells.
     */
    shop_id: number;
    /** @description The shop's name, in the language of the call where the shop has one. */
    shop_name: string;
    /** @description The picture of that item. */
    picture: PictureUrl;
    /** @description Its category. */
    category_code: CategoryCode;
};
/**
 * Bill
 * @description One movement of the balance. Bills are only added, never changed; the balance_after of the last one is the balance. A withdrawal under audit has no bill yet.
 */
export type Bill = {
    /**
     * Format: int64
     * @description The bill; later bills have larger ids.
     */
    id: number;
    /** @description What moved. */
    type: BillType;
    /** @description The movement in words. */
    title: string;
    /** @description The amount moved: in without a sign, out with a minus. Never zero. */
    amount: SignedMoney;
    /** @description The balance (available + pending) after the movement: the balance_after of the previous bill, plus amount. */
    balance_after: Money;
    /**
     * Format: date-time
     * @description When it moved.
     */
    created_at: string;
    /** @description What it came from. */
    source: BillSource;
    /** @description What was bought. Left out where kind of source is neither order nor refund, and by servers without it. */
    order?: BillOrder | undefined;
};
/**
 * Month of bills
 * @description The sums of a whole month under the filter of the call, not only of the bills on this page.
 */
export type BillMonth = {
    /** @description The month, YYYY-MM, in the time_zone of the call. */
    month: string;
    /** @description Sum of what came in. */
    in: Money;
    /** @description Sum of what went out, without sign. */
    out: Money;
};
/** @description One page of the list. */
export type ListBillsData = {
    /** @description Bills, newest first. */
    list: Bill[];
    /**
     * Format: int64
     * @description How many entries the whole list has, over all pages.
     */
    total: number;
    /**
     * Format: int64
     * @description The page this answer holds, from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
    /** @description One entry for each month that has a bill on this page, newest first. */
    months: BillMonth[];
};
/**
 * List bills answer
 * @description The success answer of listBills: the envelope with code 1.
 */
export type ListBillsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of the list. */
    data: ListBillsData;
};
/**
 * Bill export
 * @description A file that waits to be fetched.
 */
export type BillExport = {
    /**
     * Format: uri-reference
     * @description Where the file is, an absolute https address or a path under the base address. It is signed: whoever has it can read the file without a token until expires_at, so it is neither stored nor logged.
     */
    url: string;
    /** @description What to save it as; the file's Content-Disposition says the same. */
    file_name: string;
    /**
     * Format: date-time
     * @description Until when it can be fetched: 5 minutes. After that the address answers 404; ask again.
     */
    expires_at: string;
    /**
     * Format: date-time
     * @description The server's clock at the moment of the answer; count deadlines from it, never from the client's own clock.
     */
    server_time: string;
};
/**
 * Export bills answer
 * @description The success answer of exportBills: the envelope with code 1.
 */
export type ExportBillsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    data: BillExport;
};
/**
 * Notification type filter
 * @description A value of NotificationType that can be asked for.
 * @enum {string}
 */
export type NotificationTypeFilter = "order" | "wallet" | "shop" | "system";
/**
 * Notification type
 * @description What a notification is about: an order or its after-sale case, money, a shop the customer follows, or the account and the platform itself. The list is open: a client shows a notification of an unknown type without the type's picture.
 */
export type NotificationType = "order" | "wallet" | "shop" | "system" | (string & {});
/**
 * Notification
 * @description Something the platform tells the customer.
 */
export type Notification = {
    /**
     * Format: int64
     * @description Grows with time.
     */
    id: number;
    /** @description What it is about. */
    type: NotificationType;
    /** @description One line, in the language of the call where it can be. */
    title: string;
    /** @description The message, plain text. */
    text: string;
    /** @description Where it leads; null when it leads nowhere. */
    link: StorefrontPath | null;
    /** @description Whether the customer has read it. */
    read: boolean;
    /**
     * Format: date-time
     * @description When it was written.
     */
    created_at: string;
};
/** @description One page of notifications. */
export type ListNotificationsData = {
    /** @description The notifications, newest first. */
    list: Notification[];
    /**
     * Format: int64
     * @description How many entries there are on all pages together.
     */
    total: number;
    /**
     * Format: int64
     * @description The page answered, counted from 1.
     */
    page: number;
    /**
     * Format: int32
     * @description How many entries a page holds.
     */
    limit: number;
    /** @description The moment the list is shown as of; send it with the later pages, so that they do not shift. */
    as_of: AsOf;
    /**
     * Format: int64
     * @description How many are unread, of all types and on all pages.
     */
    unread: number;
};
/**
 * Notifications answer
 * @description The answer of listNotifications.
 */
export type ListNotificationsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description One page of notifications. */
    data: ListNotificationsData;
};
/**
 * Some notifications
 * @description The notifications to mark as read.
 */
export type ReadSomeNotifications = {
    /** @description Their ids. If one of them is not the customer's, none is marked. */
    notification_ids: number[];
};
/**
 * All notifications
 * @description All notifications of the customer, of every type and page.
 */
export type ReadAllNotifications = {
    /**
     * @description Always true.
     * @constant
     */
    all: true;
};
/**
 * Mark as read
 * @description Either some notifications by their ids, or all of them.
 */
export type ReadNotificationsBody = ReadSomeNotifications | ReadAllNotifications;
/**
 * Marked as read
 * @description The answer of readNotifications.
 */
export type ReadNotificationsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell. */
    data: Nothing;
};
/**
 * Notification preference
 * @description The channels, besides the list of notifications itself, by which the customer is notified of one type.
 */
export type NotificationPreference = {
    /** @description What they are about. */
    type: NotificationType;
    /** @description By e-mail. */
    email: boolean;
    /** @description By text message. */
    mobile: boolean;
    /** @description True if both channels always stay on, whatever the customer chooses: messages about the security of the account. */
    always_on: boolean;
};
/**
 * Notification preferences
 * @description Which notifications the customer gets, by which channel.
 */
export type NotificationPreferences = {
    /** @description One entry for each type of notification, in the order to show them. */
    list: NotificationPreference[];
};
/**
 * Notification preferences
 * @description The answer of getNotificationPreferences.
 */
export type GetNotificationPreferencesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the call answers. */
    data: NotificationPreferences;
};
/**
 * Notification choice
 * @description The ways for one type of notification.
 */
export type NotificationChoice = {
    /**
     * @description A type whose `always_on` is false.
     * @enum {string}
     */
    type: "order" | "wallet" | "shop";
    /** @description By e-mail. */
    email: boolean;
    /** @description By text message. */
    mobile: boolean;
};
/**
 * Change the notification preferences
 * @description The types to change; those left out stay as they are. If a type is named twice, the last entry counts.
 */
export type UpdateNotificationPreferencesBody = {
    /** @description The new choices. */
    list: NotificationChoice[];
};
/**
 * Notification preferences changed
 * @description The answer of updateNotificationPreferences: all of them after the change.
 */
export type UpdateNotificationPreferencesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the call answers. */
    data: NotificationPreferences;
};
/**
 * Message kind
 * @description What a message holds; the field of the same name carries it and the three others are null.
 * @enum {string}
 */
export type MessageKind = "text" | "picture" | "order" | "product";
/**
 * Order reference
 * @description An order, as a card in a conversation shows it.
 */
export type OrderRef = {
    /**
     * Format: int64
     * @description The order.
     */
    id: number;
    /** @description The order number. */
    sn: string;
    /** @description Where the order stands now, not when the message was sent. */
    status: OrderStatus;
    /** @description The picture of its first item. */
    picture: PictureUrl;
    /**
     * Format: int64
     * @description How many pieces it has in all.
     */
    quantity: number;
    /** @description What it cost, freight included. */
    total_amount: Money;
};
/**
 * Product reference
 * @description A product, as a card in a conversation shows it.
 */
export type ProductRef = {
    /**
     * Format: int64
     * @description The product.
     */
    id: number;
    /** @description Its name in the language of the call. */
    name: string;
    /** @description Its first picture. */
    picture: PictureUrl;
    /** @description Its category. */
    category_code: CategoryCode;
    /** @description Its lowest price now. */
    price: Money;
};
/**
 * Message
 * @description One message of a conversation.
 */
export type Message = {
    /**
     * Format: int64
     * @description Grows with time within a conversation; `after_id` and `before_id` refer to it.
     */
    id: number;
    /**
     * Format: int64
     * @description The conversation it belongs to.
     */
    conversation_id: number;
    /**
     * @description Who wrote it: the customer, or the other side (the platform's service or the shop).
     * @enum {string}
     */
    from: "customer" | "service";
    /** @description What it holds. */
    kind: MessageKind;
    /** @description The plain text of a `text` message; otherwise null. Clients never interpret it as HTML. */
    text: string | null;
    /** @description The picture of a `picture` message; otherwise null. */
    picture: PrivatePicture | null;
    /** @description The order of an `order` message; otherwise null. */
    order: OrderRef | null;
    /** @description The product of a `product` message; otherwise null. */
    product: ProductRef | null;
    /**
     * Format: date-time
     * @description When the server took it.
     */
    created_at: string;
    /**
     * Format: uuid
     * @description The `client_id` it was sent with, in lower case whatever the database writes, so that a client knows its own message again; null for the other side's.
     */
    client_id: string | null;
};
/**
 * Conversation
 * @description What the customer and the platform's service, or the customer and one shop, have written to one another. There is at most one with each, and one more for each refund case, in which the shop and, once it was escalated, the platform answer.
 */
export type Conversation = {
    /**
     * Format: int64
     * @description The conversation's id.
     */
    id: number;
    /**
     * @description Who the other side is.
     * @enum {string}
     */
    with: "platform" | "shop";
    /** @description The shop; null for the platform. */
    shop: ShopRef | null;
    /**
     * Format: int64
     * @description The refund case that the conversation is about; null for all other conversations.
     */
    refund_id: number | null;
    /** @description What to call it, in the language of the call: the shop's name, the service's name, or the number of the case. */
    title: string;
    /** @description The newest message; null while nothing has been written. */
    last_message: Message | null;
    /**
     * Format: int64
     * @description How many messages of the other side the customer has not read (readMessages).
     */
    unread: number;
    /** @description Whether somebody answers now. While it is false messages are still taken, and answered in the next hours of service. */
    online: boolean;
    /** @description When somebody answers, in words and with the time zone. */
    hours: string;
};
/** @description All conversations. */
export type ListConversationsData = {
    /** @description The platform first, even before anything was written; then the shops with at least one message, by the newest message. */
    list: Conversation[];
};
/**
 * Conversations answer
 * @description The answer of listConversations.
 */
export type ListConversationsSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description All conversations. */
    data: ListConversationsData;
};
/** @description A stretch of the conversation. */
export type ListMessagesData = {
    /** @description The conversation, as it was when this was asked: `unread` says how many of the messages are new to the customer. */
    conversation: Conversation;
    /** @description The messages, oldest first. */
    list: Message[];
    /** @description Whether there are more in the requested direction: newer ones with `after_id`, otherwise older ones. */
    has_more: boolean;
};
/**
 * Messages answer
 * @description The answer of listMessages.
 */
export type ListMessagesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description A stretch of the conversation. */
    data: ListMessagesData;
};
/**
 * Read messages body
 * @description How far the customer has read a conversation.
 */
export type ReadMessagesBody = {
    /**
     * Format: int64
     * @description The conversation.
     */
    conversation_id: number;
    /**
     * Format: int64
     * @description The newest message that was shown; it and all before it count as read.
     */
    up_to_id: number;
};
/**
 * Marked as read
 * @description The answer of readMessages.
 */
export type ReadMessagesSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell. */
    data: Nothing;
};
/**
 * Text message
 * @description A text.
 */
export type TextMessage = {
    /**
     * Format: int64
     * @description The shop to write to; 0 is the platform's service.
     */
    shop_id: number;
    /**
     * Format: int64
     * @description Given: the message goes into the conversation of this refund case of the customer, and shop_id must be its shop. Left out: it goes into the conversation with the shop or the platform.
     */
    refund_id?: number | undefined;
    /**
     * Format: uuid
     * @description A new UUID in lower case for each message that the customer writes; each attempt to send that message uses the same one.
     */
    client_id: string;
    /**
     * @description What the message holds.
     * @constant
     */
    kind: "text";
    /** @description Plain text, not blank. Clients warn before they send what looks like a payment code. */
    text: string;
};
/**
 * Picture message
 * @description A picture.
 */
export type PictureMessage = {
    /**
     * Format: int64
     * @description The shop to write to; 0 is the platform's service.
     */
    shop_id: number;
    /**
     * Format: int64
     * @description Given: the message goes into the conversation of this refund case of the customer, and shop_id must be its shop. Left out: it goes into the conversation with the shop or the platform.
     */
    refund_id?: number | undefined;
    /**
     * Format: uuid
     * @description A new UUID in lower case for each message that the customer writes; each attempt to send that message uses the same one.
     */
    client_id: string;
    /**
     * @description What the message holds.
     * @constant
     */
    kind: "picture";
    /** @description An `upload_id` of uploadFile. Any other address is refused with 422. */
    picture: UploadRef;
};
/**
 * Order message
 * @description A card of an order.
 */
export type OrderMessage = {
    /**
     * Format: int64
     * @description The shop to write to; 0 is the platform's service.
     */
    shop_id: number;
    /**
     * Format: int64
     * @description Given: the message goes into the conversation of this refund case of the customer, and shop_id must be its shop. Left out: it goes into the conversation with the shop or the platform.
     */
    refund_id?: number | undefined;
    /**
     * Format: uuid
     * @description A new UUID in lower case for each message that the customer writes; each attempt to send that message uses the same one.
     */
    client_id: string;
    /**
     * @description What the message holds.
     * @constant
     */
    kind: "order";
    /**
     * Format: int64
     * @description An order of the customer. In a conversation with a shop, an order of that shop.
     */
    order_id: number;
};
/**
 * Product message
 * @description A card of a product.
 */
export type ProductMessage = {
    /**
     * Format: int64
     * @description The shop to write to; 0 is the platform's service.
     */
    shop_id: number;
    /**
     * Format: int64
     * @description Given: the message goes into the conversation of this refund case of the customer, and shop_id must be its shop. Left out: it goes into the conversation with the shop or the platform.
     */
    refund_id?: number | undefined;
    /**
     * Format: uuid
     * @description A new UUID in lower case for each message that the customer writes; each attempt to send that message uses the same one.
     */
    client_id: string;
    /**
     * @description What the message holds.
     * @constant
     */
    kind: "product";
    /**
     * Format: int64
     * @description The product asked about.
     */
    product_id: number;
};
/**
 * Send a message
 * @description One message: a text, a picture, a card of an order or a card of a product.
 */
export type SendMessageBody = TextMessage | PictureMessage | OrderMessage | ProductMessage;
/**
 * Message sent
 * @description The answer of sendMessage.
 */
export type SendMessageSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The message as it is kept. */
    data: Message;
};
/**
 * Help key
 * @description A lasting name in lower-case words joined by hyphens.
 * @example forgotten-password
 */
export type HelpKey = string;
/**
 * HTML text
 * @description Text with a little HTML: the elements p, h3, ul, ol, li, strong, em and a, and no attribute but `href` on a, which is an https or mailto address or a path of the storefront such as `/topUp`. Clients sanitise it all the same.
 */
export type HtmlText = string;
/**
 * Help item
 * @description A question and its answer.
 */
export type HelpItem = {
    /**
     * Format: int64
     * @description Names the item in voteHelp; it stays the same in every language.
     */
    id: number;
    /** @description A short name that links lead to the item by (`/help?item=forgotten-password`); it never changes, in no language and with no new wording, and no other item ever has it. */
    key: HelpKey;
    /** @description The question, plain text. */
    question: string;
    /** @description The answer. */
    answer: HtmlText;
};
/**
 * Help group
 * @description Questions about one subject.
 */
export type HelpGroup = {
    /**
     * Format: int64
     * @description The group's id.
     */
    id: number;
    /** @description A short name that links lead to the group by; it never changes. */
    key: HelpKey;
    /** @description The subject. */
    title: string;
    /** @description The questions, in the order to show them. */
    items: HelpItem[];
};
/**
 * Help contact
 * @description How to reach a person.
 */
export type HelpContact = {
    /** @description Where to write to. */
    email: EmailAddress;
    /** @description Where to call, as it is to be dialled from abroad; null where nobody takes calls. */
    phone: string | null;
    /** @description When somebody answers, in words and with the time zone. */
    hours: string;
    /** @description Whether somebody answers now. */
    online: boolean;
};
/** @description All of the help. */
export type GetHelpData = {
    /** @description The subjects, in the order to show them. */
    groups: HelpGroup[];
    /** @description How to reach a person. */
    contact: HelpContact;
};
/**
 * Help answer
 * @description The answer of getHelp.
 */
export type GetHelpSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description All of the help. */
    data: GetHelpData;
};
/**
 * Get help item answer
 * @description The success answer of getHelpItem: the envelope with code 1.
 */
export type GetHelpItemSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The item. */
    data: HelpItem;
};
/**
 * Vote on a help item
 * @description Whether an answer helped.
 */
export type VoteHelpBody = {
    /**
     * Format: int64
     * @description The help item.
     */
    item_id: number;
    /** @description True: it helped. False: it did not. */
    useful: boolean;
};
/**
 * Vote counted
 * @description The answer of voteHelp.
 */
export type VoteHelpSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Nothing more to tell. */
    data: Nothing;
};
/**
 * Legal document
 * @description A legal text in force.
 */
export type LawDocument = {
    /**
     * @description Which one: the terms of use, the privacy notice, the refund rules, or the rules for topping up and withdrawing.
     * @enum {string}
     */
    key: "terms" | "privacy" | "refund" | "deposit";
    /** @description Its title. */
    title: string;
    /**
     * Format: date
     * @description The day this version came into force. A newer date means that the text has changed.
     */
    version_date: string;
    /** @description The text. Its h3 elements are the anchors of the page. */
    html: HtmlText;
};
/** @description The documents. */
export type GetLawData = {
    /** @description The documents in force, in the order to show them. */
    list: LawDocument[];
};
/**
 * Legal documents answer
 * @description The answer of getLaw.
 */
export type GetLawSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The documents. */
    data: GetLawData;
};
/**
 * Order filter option
 * @description One entry of the order filter.
 */
export type OrderFilterOption = {
    /** @description What to show, in the language of the call. */
    name: string;
    /** @description What listOrders takes as `status`. */
    value: OrderTab;
};
/**
 * Withdrawal filter option
 * @description One entry of the withdrawal filter.
 */
export type WithdrawalFilterOption = {
    /** @description What to show, in the language of the call. */
    name: string;
    /** @description What listWithdrawals takes as `status`. */
    value: WithdrawalStatusFilter;
};
/**
 * Exchange rate
 * @description What one US dollar is worth in a currency.
 */
export type ExchangeRate = {
    /** @description The code of the currency (ISO 4217). */
    currency: string;
    /** @description Units of the currency for one US dollar, as a decimal number above zero. */
    per_dollar: string;
};
/**
 * Exchange rates
 * @description What one US dollar is worth in other currencies. The storefront shows amounts in the one that a customer chooses as "about", beside the dollars; no amount is paid, kept or sent in it.
 */
export type ExchangeRates = {
    /**
     * Format: date
     * @description The day of the rates, in UTC.
     */
    date: string;
    /** @description A rate for each currency that customers can choose, in the order to show them; each currency once. */
    rates: ExchangeRate[];
};
/**
 * Configuration
 * @description What the storefront needs to know of its platform.
 */
export type Config = {
    /**
     * Format: uri
     * @description The seller platform; null while there is none, which the storefront shows as "Not Yet Open".
     */
    seller_platform_url: string | null;
    /**
     * Format: uri
     * @description Where a merchant registers; null while that is not possible.
     */
    merchant_registration_url: string | null;
    /**
     * Format: date
     * @description The `version_date` of the terms of use in force.
     */
    terms_version: string;
    /**
     * @description The currency of every amount: the US dollar.
     * @constant
     */
    currency: "USD";
    /** @description The order filter, in the order to show it. */
    order_filter: OrderFilterOption[];
    /** @description The withdrawal filter, in the order to show it. */
    withdrawal_filter: WithdrawalFilterOption[];
    /** @description Whether a product page shows `seller`, `manufacturer`, `responsible_person` and `warnings` of getProduct, as an online offer in the European Union must. Left out means false. */
    product_safety_shown?: boolean | undefined;
    /** @description Whether checkout, orders and refunds show the `lines` of Duties and `total_with_duties`, and what is not known as not known. Left out means false: they then show `note` alone. */
    duties_shown?: boolean | undefined;
    /** @description A notice that the law prescribes to the operator, such as that of the legal guarantee of conformity (Implementing Regulation (EU) 2025/1960), in the language of the call. Product pages show its words unchanged. Null, or left out, where there is none. */
    official_notice?: (HtmlText | null) | undefined;
    /** @description Whether screens offer `change_of_mind` of orders (declareChangeOfMind), as a shop for consumers in the European Union must (Directive 2011/83/EU, Art. 9 and 11a). Left out means false. */
    change_of_mind_shown?: boolean | undefined;
    /** @description The currencies that a customer can choose to see prices in, beside dollars. Null, or left out, where there are none. */
    exchange_rates?: (ExchangeRates | null) | undefined;
};
/**
 * Configuration answer
 * @description The answer of getConfig.
 */
export type GetConfigSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The configuration. */
    data: Config;
};
/**
 * Upload a picture
 * @description The parts of the form.
 */
export type UploadFileBody = {
    /** @description The picture itself: JPEG, PNG or WebP, at most 5 MB (5 242 880 bytes) and 12 000 pixels on a side. A larger one answers `file_too_large`; a request above 10 MB is refused as a whole with HTTP 413. */
    file: Blob;
};
/**
 * Upload
 * @description A picture that was stored.
 */
export type Upload = {
    /** @description What other calls take as evidence, proof, avatar or picture. It cannot be guessed. */
    upload_id: UploadRef;
    /** @description The picture as it was stored, for the form that it was added to. */
    preview: PrivatePicture;
    /**
     * Format: date-time
     * @description When it is removed unless a call has used it by then: 24 hours after the upload.
     */
    expires_at: string;
};
/**
 * Uploaded
 * @description The answer of uploadFile.
 */
export type UploadFileSuccess = {
    /**
     * Format: int32
     * @description Success.
     * @constant
     */
    code: 1;
    /** @description What was done, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description The stored picture. */
    data: Upload;
};
/**
 * Field error
 * @description One refused field of a request.
 */
export type FieldError = {
    /** @description Where the field stands in the request, for example `password` or `filter.price_min`. */
    field: string;
    /** @description What is allowed there. */
    message: string;
};
/**
 * HTTP failure
 * @description The envelope of a call that could not be carried out: the HTTP status says why, and `code` repeats it. An answer of a proxy or of a broken server may lack this body; clients must not count on it.
 */
export type HttpFailure = {
    /**
     * Format: int32
     * @description The HTTP status.
     */
    code: number;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description Null, or for 422 the fields that were refused. */
    data: {
        /** @description One entry for each refused field. */
        errors?: FieldError[] | undefined;
    } | null;
};
/**
 * wrong_credentials (1001)
 * @description Account and password do not match. The answer never says which of the two is wrong.
 */
export type WrongCredentialsRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1001;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "wrong_credentials" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * too_many_attempts (1002)
 * @description Too many wrong attempts; the next one is allowed at `retry_at`. Each further wrong one makes the wait longer.
 */
export type TooManyAttemptsRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1002;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "too_many_attempts" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: RetryDetails;
};
/**
 * account_disabled (1003)
 * @description The platform has disabled the account.
 */
export type AccountDisabledRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1003;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "account_disabled" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * email_taken (1004)
 * @description Another account uses this e-mail address.
 */
export type EmailTakenRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1004;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "email_taken" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * mobile_taken (1005)
 * @description Another account uses this mobile number.
 */
export type MobileTakenRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1005;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "mobile_taken" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * code_wrong (1006)
 * @description The verification code is not the one that was sent.
 */
export type CodeWrongRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1006;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "code_wrong" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * code_expired (1007)
 * @description The verification code was sent too long ago, or was used already.
 */
export type CodeExpiredRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1007;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "code_expired" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * send_too_often (1008)
 * @description Too many codes in a short time, from this sender or to this receiver; the next one is allowed at `retry_at`.
 */
export type SendTooOftenRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1008;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "send_too_often" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: RetryDetails;
};
/**
 * wrong_old_password (1009)
 * @description The current login password is not the one given.
 */
export type WrongOldPasswordRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1009;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "wrong_old_password" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * same_password (1010)
 * @description The new login password equals the current one.
 */
export type SamePasswordRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1010;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "same_password" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * session_not_found (1011)
 * @description No signed-in device of this customer has this id.
 */
export type SessionNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1011;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "session_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * step_up_expired (1012)
 * @description No good step-up of this session came along. It is older than its `expires_at`, was ended, or is not of this session.
 */
export type StepUpExpiredRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1012;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "step_up_expired" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * contact_not_verified (1013)
 * @description This e-mail address or mobile number has not been proven yet.
 */
export type ContactNotVerifiedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1013;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "contact_not_verified" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * contact_verified (1014)
 * @description The address or number is proven already, and no change of it waits.
 */
export type ContactVerifiedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1014;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "contact_verified" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * terms_outdated (1015)
 * @description Another version of the terms is in force; `version` says which.
 */
export type TermsOutdatedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1015;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "terms_outdated" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: TermsDetails;
};
/**
 * account_not_closable (1016)
 * @description Something is still open. The details say what has to be settled before the account can be closed.
 */
export type AccountNotClosableRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1016;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "account_not_closable" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: CloseBlockers;
};
/**
 * pay_code_not_set (1101)
 * @description The customer has no payment code yet; it is set with setPayCode.
 */
export type PayCodeNotSetRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1101;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "pay_code_not_set" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * pay_code_wrong (1102)
 * @description The payment code is wrong. `attempts_left` says how many attempts remain before it locks.
 */
export type PayCodeWrongRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1102;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "pay_code_wrong" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: PayCodeDetails;
};
/**
 * pay_code_locked (1103)
 * @description Five wrong attempts locked the payment code until `locked_until`.
 */
export type PayCodeLockedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1103;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "pay_code_locked" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: PayCodeDetails;
};
/**
 * same_pay_code (1104)
 * @description The new payment code equals the current one.
 */
export type SamePayCodeRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1104;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "same_pay_code" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * address_not_found (1201)
 * @description No shipping address of this customer has this id.
 */
export type AddressNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1201;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "address_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * address_limit_reached (1202)
 * @description The customer keeps as many addresses as allowed (`limit`).
 */
export type AddressLimitReachedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1202;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "address_limit_reached" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: LimitDetails;
};
/**
 * area_not_found (1203)
 * @description No country or area has this code or id, or the areas do not follow one another.
 */
export type AreaNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1203;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "area_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * language_unknown (1204)
 * @description No offered language has this `file_name`.
 */
export type LanguageUnknownRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 1204;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "language_unknown" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * product_not_found (2001)
 * @description No product has this id.
 */
export type ProductNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 2001;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "product_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * sku_not_found (2002)
 * @description The product has no such specification.
 */
export type SkuNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 2002;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "sku_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * out_of_stock (2003)
 * @description Less is in stock than asked for; `stock` says how many are left.
 */
export type OutOfStockRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 2003;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "out_of_stock" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: StockDetails;
};
/**
 * limit_exceeded (2004)
 * @description More than one customer may buy; `limit` says how many are allowed.
 */
export type LimitExceededRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 2004;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "limit_exceeded" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: LimitDetails;
};
/**
 * shop_not_found (2101)
 * @description No shop has this id.
 */
export type ShopNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 2101;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "shop_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * cart_line_not_found (2201)
 * @description The cart has no such line, or it is another customer's.
 */
export type CartLineNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 2201;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "cart_line_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * cart_full (2202)
 * @description The cart holds as many lines as allowed (`limit`).
 */
export type CartFullRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 2202;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "cart_full" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: LimitDetails;
};
/**
 * order_not_found (3001)
 * @description No order of this customer has this id. Another customer's order answers the same.
 */
export type OrderNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3001;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "order_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * order_state_changed (3002)
 * @description The order's status does not allow this action (any more); `status` says what it is now.
 */
export type OrderStateChangedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3002;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "order_state_changed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: OrderStateDetails;
};
/**
 * price_changed (3003)
 * @description The `total_amount` differs from `expected_total`; `quote` carries the present one. Nothing was ordered.
 */
export type PriceChangedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3003;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "price_changed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: PriceChangeDetails;
};
/**
 * promo_refused (3004)
 * @description The promo code cannot be used for this order; `reason` says why. Nothing was ordered.
 */
export type PromoRefusedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3004;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "promo_refused" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: PromoDetails;
};
/**
 * order_already_paid (3005)
 * @description The order was paid before. Nothing was charged now.
 */
export type OrderAlreadyPaidRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3005;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "order_already_paid" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: OrderStateDetails;
};
/**
 * pay_deadline_passed (3006)
 * @description The time to pay has passed, the order is cancelled. Nothing was charged.
 */
export type PayDeadlinePassedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3006;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "pay_deadline_passed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: OrderStateDetails;
};
/**
 * nothing_to_rebuy (3007)
 * @description No item of the order can be bought at present.
 */
export type NothingToRebuyRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3007;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "nothing_to_rebuy" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * idempotency_conflict (3008)
 * @description The idempotency key was used before with another body. Nothing was done.
 */
export type IdempotencyConflictRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3008;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "idempotency_conflict" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * order_country_fixed (3009)
 * @description The order was made for another country than the address is in. It stays as it was.
 */
export type OrderCountryFixedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3009;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "order_country_fixed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * receipt_already_extended (3010)
 * @description The time to confirm receipt was extended before; that is possible once.
 */
export type ReceiptAlreadyExtendedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3010;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "receipt_already_extended" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * cancel_reason_not_found (3011)
 * @description No cancel reason has this id.
 */
export type CancelReasonNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3011;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "cancel_reason_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * refund_not_found (3101)
 * @description No refund case of this customer has this id.
 */
export type RefundNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3101;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "refund_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * refund_not_allowed (3102)
 * @description The order or item cannot be refunded in this way now; `block` says why.
 */
export type RefundNotAllowedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3102;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "refund_not_allowed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: RefundBlockDetails;
};
/**
 * refund_amount_too_large (3103)
 * @description The amount is larger than what can be refunded (`max`).
 */
export type RefundAmountTooLargeRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3103;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "refund_amount_too_large" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: RefundableDetails;
};
/**
 * refund_already_open (3104)
 * @description Too few pieces of the item are left, since others are in an open refund case (`refund_id`).
 */
export type RefundAlreadyOpenRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3104;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "refund_already_open" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: RefundRefDetails;
};
/**
 * refund_state_changed (3105)
 * @description The refund's status does not allow this action (any more).
 */
export type RefundStateChangedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3105;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "refund_state_changed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * change_of_mind_not_allowed (3106)
 * @description The order, or these pieces of it, cannot be undone without a reason now: allowed_actions and change_of_mind_quantity say what can.
 */
export type ChangeOfMindNotAllowedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3106;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "change_of_mind_not_allowed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * review_not_allowed (3201)
 * @description The item cannot be reviewed in the order's present state.
 */
export type ReviewNotAllowedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3201;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "review_not_allowed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * review_already_written (3202)
 * @description The customer reviewed this item before.
 */
export type ReviewAlreadyWrittenRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 3202;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "review_already_written" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * balance_insufficient (4001)
 * @description The available balance is smaller than the amount; `shortfall` says by how much. Nothing was charged.
 */
export type BalanceInsufficientRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4001;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "balance_insufficient" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: ShortfallDetails;
};
/**
 * wallet_frozen (4002)
 * @description The wallet is frozen by the platform; money can come in but not go out.
 */
export type WalletFrozenRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4002;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "wallet_frozen" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * amount_out_of_range (4003)
 * @description The amount is outside `min` and `max` of this method.
 */
export type AmountOutOfRangeRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4003;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "amount_out_of_range" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: RangeDetails;
};
/**
 * quote_expired (4004)
 * @description The quote is older than its `valid_until`, or was made for another amount or type.
 */
export type QuoteExpiredRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4004;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "quote_expired" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * network_unsupported (4005)
 * @description The network is not supported (BSC and HECO never are).
 */
export type NetworkUnsupportedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4005;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "network_unsupported" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * method_closed (4006)
 * @description The method is switched off at present.
 */
export type MethodClosedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4006;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "method_closed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * payee_not_found (4007)
 * @description No saved payee of this customer has this id.
 */
export type PayeeNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4007;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "payee_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * recharge_not_found (4101)
 * @description No top-up of this customer has this id.
 */
export type RechargeNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4101;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "recharge_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * evidence_already_used (4102)
 * @description The evidence, the transaction or the bank reference belongs to another top-up that is under audit or passed; `used` and `recharge_id` say which. Nothing was recorded.
 */
export type EvidenceAlreadyUsedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4102;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "evidence_already_used" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: EvidenceDetails;
};
/**
 * card_payment_not_found (4103)
 * @description No card payment of this customer has this id.
 */
export type CardPaymentNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4103;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "card_payment_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * return_address_refused (4104)
 * @description The origin of `return_url` is none that the back end sends customers back to.
 */
export type ReturnAddressRefusedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4104;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "return_address_refused" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * withdrawal_not_found (4201)
 * @description No withdrawal of this customer has this id.
 */
export type WithdrawalNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4201;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "withdrawal_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * withdrawal_state_changed (4202)
 * @description The withdrawal's status does not allow this action (any more); `status` says what it is now.
 */
export type WithdrawalStateChangedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4202;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "withdrawal_state_changed" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: WithdrawalStateDetails;
};
/**
 * payee_not_usable_yet (4301)
 * @description The payee is new; withdrawals to it are accepted from `usable_from` on.
 */
export type PayeeNotUsableYetRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4301;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "payee_not_usable_yet" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: PayeeWaitDetails;
};
/**
 * payee_limit_reached (4302)
 * @description The customer keeps as many payees as allowed (`limit`).
 */
export type PayeeLimitReachedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 4302;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "payee_limit_reached" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: LimitDetails;
};
/**
 * notification_not_found (5001)
 * @description No notification of this customer has this id.
 */
export type NotificationNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 5001;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "notification_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * conversation_not_found (5101)
 * @description No conversation of this customer has this id.
 */
export type ConversationNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 5101;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "conversation_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * service_unavailable (5102)
 * @description Customer service cannot be reached now; `hours` says when it can.
 */
export type ServiceUnavailableRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 5102;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "service_unavailable" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: ServiceHoursDetails;
};
/**
 * help_item_not_found (5103)
 * @description No help item has this id or key.
 */
export type HelpItemNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 5103;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "help_item_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * file_type_refused (6001)
 * @description The file is not a JPEG, PNG or WebP picture, whatever its name says.
 */
export type FileTypeRefusedRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 6001;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "file_type_refused" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description This refusal has no details. */
    data: null;
};
/**
 * file_too_large (6002)
 * @description The file is larger than `max_bytes`.
 */
export type FileTooLargeRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 6002;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "file_too_large" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: FileLimitDetails;
};
/**
 * upload_not_found (6003)
 * @description No upload of this customer has this id. Another customer's upload answers the same. Nothing was done.
 */
export type UploadNotFoundRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 6003;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "upload_not_found" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: UploadDetails;
};
/**
 * upload_expired (6004)
 * @description The upload was not used within 24 hours, and its picture is gone. Nothing was done.
 */
export type UploadExpiredRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 6004;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "upload_expired" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: UploadDetails;
};
/**
 * version_conflict (6101)
 * @description It was changed elsewhere since the `version` that was sent; the details carry what stands now. Nothing was changed.
 */
export type VersionConflictRefusal = {
    /**
     * Format: int32
     * @description The business code.
     * @constant
     */
    code: 6101;
    /**
     * @description The name of the code.
     * @constant
     */
    reason?: "version_conflict" | undefined;
    /** @description What to tell the customer, in the language of the call. */
    msg: string;
    /** @description When the answer was made, in Unix seconds. */
    time: string;
    /** @description What the client needs to say why. */
    data: VersionDetails;
};
