// Generated from the contract by `npm run generate`. Never edited by hand.
import type { ArgsOfOnly, CallArgs, CallOptions } from '../client/client-options.ts';
import type { ArgsOf, DataOf, OperationId } from '../client/operation-types.ts';

/** The first signature matches no call: editors complete unfinished calls by it. The last is for any operation. */
export interface Calls {
  /** Calls an operation of the contract; resolves to its `data`, rejects with `ApiErrorOf<Op>`. */
  <Op extends OperationId>(
    operation: Op,
    args: ArgsOf<Op>,
    options: CallOptions | undefined,
    unfinished: never,
  ): Promise<DataOf<Op>>;
  /**
   * Log in.
   *
   * Refusals:
   * - `wrong_credentials`: Account and password do not match. The answer never says which of the two is wrong.
   * - `too_many_attempts`: Too many wrong attempts; the next one is allowed at `retry_at`. Each further wrong one makes the wait longer.
   * - `account_disabled`: The platform has disabled the account.
   * - `contact_not_verified`: This e-mail address or mobile number has not been proven yet.
   */
  (
    operation: Extract<OperationId, 'loginUser'>,
    args: ArgsOf<'loginUser'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'loginUser'>>;
  /**
   * Log out.
   */
  (
    operation: Extract<OperationId, 'logoutUser'>,
    args: ArgsOf<'logoutUser'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'logoutUser'>>;
  /**
   * Register.
   *
   * Refusals:
   * - `email_taken`: Another account uses this e-mail address.
   * - `mobile_taken`: Another account uses this mobile number.
   * - `code_wrong`: The verification code is not the one that was sent.
   * - `code_expired`: The verification code was sent too long ago, or was used already.
   * - `too_many_attempts`: Too many wrong attempts; the next one is allowed at `retry_at`. Each further wrong one makes the wait longer.
   */
  (
    operation: Extract<OperationId, 'registerUser'>,
    args: ArgsOf<'registerUser'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'registerUser'>>;
  /**
   * Reset the login password.
   *
   * Refusals:
   * - `code_wrong`: The verification code is not the one that was sent.
   * - `code_expired`: The verification code was sent too long ago, or was used already.
   * - `wrong_old_password`: The current login password is not the one given.
   * - `same_password`: The new login password equals the current one.
   * - `too_many_attempts`: Too many wrong attempts; the next one is allowed at `retry_at`. Each further wrong one makes the wait longer.
   */
  (
    operation: Extract<OperationId, 'resetPassword'>,
    args: ArgsOf<'resetPassword'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'resetPassword'>>;
  /**
   * Send a verification code.
   *
   * Refusals:
   * - `send_too_often`: Too many codes in a short time, from this sender or to this receiver; the next one is allowed at `retry_at`.
   * - `contact_not_verified`: This e-mail address or mobile number has not been proven yet.
   * - `contact_verified`: The address or number is proven already, and no change of it waits.
   */
  (
    operation: Extract<OperationId, 'sendCode'>,
    args: ArgsOf<'sendCode'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'sendCode'>>;
  /**
   * Step up.
   *
   * Refusals:
   * - `wrong_old_password`: The current login password is not the one given.
   * - `code_wrong`: The verification code is not the one that was sent.
   * - `code_expired`: The verification code was sent too long ago, or was used already.
   * - `contact_not_verified`: This e-mail address or mobile number has not been proven yet.
   * - `too_many_attempts`: Too many wrong attempts; the next one is allowed at `retry_at`. Each further wrong one makes the wait longer.
   */
  (
    operation: Extract<OperationId, 'createStepUp'>,
    args: ArgsOf<'createStepUp'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'createStepUp'>>;
  /**
   * Sign out a device.
   *
   * Refusals:
   * - `session_not_found`: No signed-in device of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'revokeSession'>,
    args: ArgsOf<'revokeSession'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'revokeSession'>>;
  /**
   * Change the profile.
   *
   * Refusals:
   * - `version_conflict`: It was changed elsewhere since the `version` that was sent; the details carry what stands now. Nothing was changed.
   * - `upload_not_found`: No upload of this customer has this id. Another customer's upload answers the same. Nothing was done.
   * - `upload_expired`: The upload was not used within 24 hours, and its picture is gone. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'updateProfile'>,
    args: ArgsOf<'updateProfile'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'updateProfile'>>;
  /**
   * Change the e-mail address or the mobile number.
   *
   * Refusals:
   * - `step_up_expired`: No good step-up of this session came along. It is older than its `expires_at`, was ended, or is not of this session.
   */
  (
    operation: Extract<OperationId, 'updateContact'>,
    args: ArgsOf<'updateContact'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'updateContact'>>;
  /**
   * Verify an e-mail address or a mobile number.
   *
   * Refusals:
   * - `code_wrong`: The verification code is not the one that was sent.
   * - `code_expired`: The verification code was sent too long ago, or was used already.
   * - `too_many_attempts`: Too many wrong attempts; the next one is allowed at `retry_at`. Each further wrong one makes the wait longer.
   * - `contact_verified`: The address or number is proven already, and no change of it waits.
   * - `email_taken`: Another account uses this e-mail address.
   * - `mobile_taken`: Another account uses this mobile number.
   */
  (
    operation: Extract<OperationId, 'verifyContact'>,
    args: ArgsOf<'verifyContact'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'verifyContact'>>;
  /**
   * Accept the terms of use.
   *
   * Refusals:
   * - `terms_outdated`: Another version of the terms is in force; `version` says which.
   */
  (
    operation: Extract<OperationId, 'acceptTerms'>,
    args: ArgsOf<'acceptTerms'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'acceptTerms'>>;
  /**
   * Close the account.
   *
   * Refusals:
   * - `step_up_expired`: No good step-up of this session came along. It is older than its `expires_at`, was ended, or is not of this session.
   * - `account_not_closable`: Something is still open. The details say what has to be settled before the account can be closed.
   */
  (
    operation: Extract<OperationId, 'closeAccount'>,
    args: ArgsOf<'closeAccount'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'closeAccount'>>;
  /**
   * Set or change the payment code.
   *
   * Refusals:
   * - `step_up_expired`: No good step-up of this session came along. It is older than its `expires_at`, was ended, or is not of this session.
   * - `pay_code_not_set`: The customer has no payment code yet; it is set with setPayCode.
   * - `pay_code_wrong`: The payment code is wrong. `attempts_left` says how many attempts remain before it locks.
   * - `pay_code_locked`: Five wrong attempts locked the payment code until `locked_until`.
   * - `same_pay_code`: The new payment code equals the current one.
   */
  (
    operation: Extract<OperationId, 'setPayCode'>,
    args: ArgsOf<'setPayCode'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'setPayCode'>>;
  /**
   * Check the payment code.
   *
   * Refusals:
   * - `pay_code_not_set`: The customer has no payment code yet; it is set with setPayCode.
   * - `pay_code_wrong`: The payment code is wrong. `attempts_left` says how many attempts remain before it locks.
   * - `pay_code_locked`: Five wrong attempts locked the payment code until `locked_until`.
   */
  (
    operation: Extract<OperationId, 'verifyPayCode'>,
    args: ArgsOf<'verifyPayCode'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'verifyPayCode'>>;
  /**
   * Add or edit an address.
   *
   * Refusals:
   * - `address_not_found`: No shipping address of this customer has this id.
   * - `version_conflict`: It was changed elsewhere since the `version` that was sent; the details carry what stands now. Nothing was changed.
   * - `address_limit_reached`: The customer keeps as many addresses as allowed (`limit`).
   * - `area_not_found`: No country or area has this code or id, or the areas do not follow one another.
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'saveAddress'>,
    args: ArgsOf<'saveAddress'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'saveAddress'>>;
  /**
   * One address.
   *
   * Refusals:
   * - `address_not_found`: No shipping address of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'getAddress'>,
    args: ArgsOf<'getAddress'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'getAddress'>>;
  /**
   * Choose the default address.
   *
   * Refusals:
   * - `address_not_found`: No shipping address of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'setDefaultAddress'>,
    args: ArgsOf<'setDefaultAddress'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'setDefaultAddress'>>;
  /**
   * Delete an address.
   *
   * Refusals:
   * - `address_not_found`: No shipping address of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'deleteAddress'>,
    args: ArgsOf<'deleteAddress'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'deleteAddress'>>;
  /**
   * Choose a language.
   *
   * Refusals:
   * - `language_unknown`: No offered language has this `file_name`.
   */
  (
    operation: Extract<OperationId, 'setLanguage'>,
    args: ArgsOf<'setLanguage'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'setLanguage'>>;
  /**
   * Suggestions while typing.
   */
  (
    operation: Extract<OperationId, 'listSuggestions'>,
    args: ArgsOf<'listSuggestions'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'listSuggestions'>>;
  /**
   * Product page.
   *
   * Refusals:
   * - `product_not_found`: No product has this id.
   */
  (
    operation: Extract<OperationId, 'getProduct'>,
    args: ArgsOf<'getProduct'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'getProduct'>>;
  /**
   * Reviews of a product.
   *
   * Refusals:
   * - `product_not_found`: No product has this id.
   */
  (
    operation: Extract<OperationId, 'listProductReviews'>,
    args: ArgsOf<'listProductReviews'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'listProductReviews'>>;
  /**
   * Mark or unmark a favourite.
   *
   * Refusals:
   * - `product_not_found`: No product has this id.
   */
  (
    operation: Extract<OperationId, 'likeProduct'>,
    args: ArgsOf<'likeProduct'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'likeProduct'>>;
  /**
   * Mark or unmark several favourites.
   *
   * Refusals:
   * - `product_not_found`: No product has this id.
   */
  (
    operation: Extract<OperationId, 'likeProducts'>,
    args: ArgsOf<'likeProducts'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'likeProducts'>>;
  /**
   * Report a product.
   *
   * Refusals:
   * - `product_not_found`: No product has this id.
   * - `upload_not_found`: No upload of this customer has this id. Another customer's upload answers the same. Nothing was done.
   * - `upload_expired`: The upload was not used within 24 hours, and its picture is gone. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'reportProduct'>,
    args: ArgsOf<'reportProduct'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'reportProduct'>>;
  /**
   * Shop page.
   *
   * Refusals:
   * - `shop_not_found`: No shop has this id.
   */
  (
    operation: Extract<OperationId, 'getShop'>,
    args: ArgsOf<'getShop'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'getShop'>>;
  /**
   * Reviews of a shop.
   *
   * Refusals:
   * - `shop_not_found`: No shop has this id.
   */
  (
    operation: Extract<OperationId, 'listShopReviews'>,
    args: ArgsOf<'listShopReviews'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'listShopReviews'>>;
  /**
   * Follow or unfollow a shop.
   *
   * Refusals:
   * - `shop_not_found`: No shop has this id.
   */
  (
    operation: Extract<OperationId, 'followShop'>,
    args: ArgsOf<'followShop'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'followShop'>>;
  /**
   * Add to the cart.
   *
   * Refusals:
   * - `product_not_found`: No product has this id.
   * - `sku_not_found`: The product has no such specification.
   * - `out_of_stock`: Less is in stock than asked for; `stock` says how many are left.
   * - `limit_exceeded`: More than one customer may buy; `limit` says how many are allowed.
   * - `cart_full`: The cart holds as many lines as allowed (`limit`).
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'addCartLine'>,
    args: ArgsOf<'addCartLine'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'addCartLine'>>;
  /**
   * Change a cart line.
   *
   * Refusals:
   * - `cart_line_not_found`: The cart has no such line, or it is another customer's.
   * - `version_conflict`: It was changed elsewhere since the `version` that was sent; the details carry what stands now. Nothing was changed.
   * - `sku_not_found`: The product has no such specification.
   * - `out_of_stock`: Less is in stock than asked for; `stock` says how many are left.
   * - `limit_exceeded`: More than one customer may buy; `limit` says how many are allowed.
   */
  (
    operation: Extract<OperationId, 'updateCartLine'>,
    args: ArgsOf<'updateCartLine'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'updateCartLine'>>;
  /**
   * Delete cart lines.
   *
   * Refusals:
   * - `cart_line_not_found`: The cart has no such line, or it is another customer's.
   * - `version_conflict`: It was changed elsewhere since the `version` that was sent; the details carry what stands now. Nothing was changed.
   */
  (
    operation: Extract<OperationId, 'deleteCartLines'>,
    args: ArgsOf<'deleteCartLines'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'deleteCartLines'>>;
  /**
   * Put deleted cart lines back.
   *
   * Refusals:
   * - `cart_line_not_found`: The cart has no such line, or it is another customer's.
   * - `cart_full`: The cart holds as many lines as allowed (`limit`).
   */
  (
    operation: Extract<OperationId, 'restoreCartLines'>,
    args: ArgsOf<'restoreCartLines'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'restoreCartLines'>>;
  /**
   * What an order would cost now.
   *
   * Refusals:
   * - `cart_line_not_found`: The cart has no such line, or it is another customer's.
   * - `product_not_found`: No product has this id.
   * - `sku_not_found`: The product has no such specification.
   * - `out_of_stock`: Less is in stock than asked for; `stock` says how many are left.
   * - `limit_exceeded`: More than one customer may buy; `limit` says how many are allowed.
   * - `address_not_found`: No shipping address of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'quoteOrder'>,
    args: ArgsOf<'quoteOrder'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'quoteOrder'>>;
  /**
   * Make the orders.
   *
   * Refusals:
   * - `cart_line_not_found`: The cart has no such line, or it is another customer's.
   * - `product_not_found`: No product has this id.
   * - `sku_not_found`: The product has no such specification.
   * - `out_of_stock`: Less is in stock than asked for; `stock` says how many are left.
   * - `limit_exceeded`: More than one customer may buy; `limit` says how many are allowed.
   * - `address_not_found`: No shipping address of this customer has this id.
   * - `price_changed`: The `total_amount` differs from `expected_total`; `quote` carries the present one. Nothing was ordered.
   * - `promo_refused`: The promo code cannot be used for this order; `reason` says why. Nothing was ordered.
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'createOrder'>,
    args: ArgsOf<'createOrder'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'createOrder'>>;
  /**
   * Pay orders from the balance.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `order_state_changed`: The order's status does not allow this action (any more); `status` says what it is now.
   * - `order_already_paid`: The order was paid before. Nothing was charged now.
   * - `pay_deadline_passed`: The time to pay has passed, the order is cancelled. Nothing was charged.
   * - `pay_code_not_set`: The customer has no payment code yet; it is set with setPayCode.
   * - `pay_code_wrong`: The payment code is wrong. `attempts_left` says how many attempts remain before it locks.
   * - `pay_code_locked`: Five wrong attempts locked the payment code until `locked_until`.
   * - `balance_insufficient`: The available balance is smaller than the amount; `shortfall` says by how much. Nothing was charged.
   * - `wallet_frozen`: The wallet is frozen by the platform; money can come in but not go out.
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'payOrders'>,
    args: ArgsOf<'payOrders'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'payOrders'>>;
  /**
   * Cancel an unpaid order.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `order_state_changed`: The order's status does not allow this action (any more); `status` says what it is now.
   * - `cancel_reason_not_found`: No cancel reason has this id.
   */
  (
    operation: Extract<OperationId, 'cancelOrder'>,
    args: ArgsOf<'cancelOrder'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'cancelOrder'>>;
  /**
   * Send an order to another address.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `order_state_changed`: The order's status does not allow this action (any more); `status` says what it is now.
   * - `address_not_found`: No shipping address of this customer has this id.
   * - `order_country_fixed`: The order was made for another country than the address is in. It stays as it was.
   */
  (
    operation: Extract<OperationId, 'updateOrderAddress'>,
    args: ArgsOf<'updateOrderAddress'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'updateOrderAddress'>>;
  /**
   * Confirm receipt.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `order_state_changed`: The order's status does not allow this action (any more); `status` says what it is now.
   */
  (
    operation: Extract<OperationId, 'confirmOrder'>,
    args: ArgsOf<'confirmOrder'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'confirmOrder'>>;
  /**
   * Extend the time to confirm receipt.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `order_state_changed`: The order's status does not allow this action (any more); `status` says what it is now.
   * - `receipt_already_extended`: The time to confirm receipt was extended before; that is possible once.
   */
  (
    operation: Extract<OperationId, 'extendReceipt'>,
    args: ArgsOf<'extendReceipt'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'extendReceipt'>>;
  /**
   * Buy an order again.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `nothing_to_rebuy`: No item of the order can be bought at present.
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'rebuyOrder'>,
    args: ArgsOf<'rebuyOrder'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'rebuyOrder'>>;
  /**
   * One order in full.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   */
  (
    operation: Extract<OperationId, 'getOrder'>,
    args: ArgsOf<'getOrder'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'getOrder'>>;
  /**
   * Where the parcels are.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   */
  (
    operation: Extract<OperationId, 'getLogistics'>,
    args: ArgsOf<'getLogistics'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'getLogistics'>>;
  /**
   * Quote a refund.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   */
  (
    operation: Extract<OperationId, 'quoteRefund'>,
    args: ArgsOf<'quoteRefund'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'quoteRefund'>>;
  /**
   * Apply for a refund.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `refund_not_allowed`: The order or item cannot be refunded in this way now; `block` says why.
   * - `refund_amount_too_large`: The amount is larger than what can be refunded (`max`).
   * - `refund_already_open`: Too few pieces of the item are left, since others are in an open refund case (`refund_id`).
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   * - `upload_not_found`: No upload of this customer has this id. Another customer's upload answers the same. Nothing was done.
   * - `upload_expired`: The upload was not used within 24 hours, and its picture is gone. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'applyRefund'>,
    args: ArgsOf<'applyRefund'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'applyRefund'>>;
  /**
   * Quote a change of mind.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `change_of_mind_not_allowed`: The order, or these pieces of it, cannot be undone without a reason now: allowed_actions and change_of_mind_quantity say what can.
   */
  (
    operation: Extract<OperationId, 'quoteChangeOfMind'>,
    args: ArgsOf<'quoteChangeOfMind'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'quoteChangeOfMind'>>;
  /**
   * Undo a purchase without a reason.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `change_of_mind_not_allowed`: The order, or these pieces of it, cannot be undone without a reason now: allowed_actions and change_of_mind_quantity say what can.
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'declareChangeOfMind'>,
    args: ArgsOf<'declareChangeOfMind'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'declareChangeOfMind'>>;
  /**
   * One refund case.
   *
   * Refusals:
   * - `refund_not_found`: No refund case of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'getRefund'>,
    args: ArgsOf<'getRefund'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'getRefund'>>;
  /**
   * Let the platform decide a case.
   *
   * Refusals:
   * - `refund_not_found`: No refund case of this customer has this id.
   * - `refund_state_changed`: The refund's status does not allow this action (any more).
   */
  (
    operation: Extract<OperationId, 'escalateRefund'>,
    args: ArgsOf<'escalateRefund'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'escalateRefund'>>;
  /**
   * Take a refund case back.
   *
   * Refusals:
   * - `refund_not_found`: No refund case of this customer has this id.
   * - `refund_state_changed`: The refund's status does not allow this action (any more).
   */
  (
    operation: Extract<OperationId, 'cancelRefund'>,
    args: ArgsOf<'cancelRefund'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'cancelRefund'>>;
  /**
   * Report the return parcel.
   *
   * Refusals:
   * - `refund_not_found`: No refund case of this customer has this id.
   * - `refund_state_changed`: The refund's status does not allow this action (any more).
   */
  (
    operation: Extract<OperationId, 'shipRefund'>,
    args: ArgsOf<'shipRefund'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'shipRefund'>>;
  /**
   * Review an item.
   *
   * Refusals:
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `review_not_allowed`: The item cannot be reviewed in the order's present state.
   * - `review_already_written`: The customer reviewed this item before.
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   * - `upload_not_found`: No upload of this customer has this id. Another customer's upload answers the same. Nothing was done.
   * - `upload_expired`: The upload was not used within 24 hours, and its picture is gone. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'createReview'>,
    args: ArgsOf<'createReview'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'createReview'>>;
  /**
   * Fee, arrival and coins of a top-up.
   *
   * Refusals:
   * - `method_closed`: The method is switched off at present.
   * - `network_unsupported`: The network is not supported (BSC and HECO never are).
   * - `amount_out_of_range`: The amount is outside `min` and `max` of this method.
   */
  (
    operation: Extract<OperationId, 'quoteRecharge'>,
    args: ArgsOf<'quoteRecharge'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'quoteRecharge'>>;
  /**
   * Report a top-up.
   *
   * Refusals:
   * - `amount_out_of_range`: The amount is outside `min` and `max` of this method.
   * - `network_unsupported`: The network is not supported (BSC and HECO never are).
   * - `method_closed`: The method is switched off at present.
   * - `quote_expired`: The quote is older than its `valid_until`, or was made for another amount or type.
   * - `evidence_already_used`: The evidence, the transaction or the bank reference belongs to another top-up that is under audit or passed; `used` and `recharge_id` say which. Nothing was recorded.
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   * - `upload_not_found`: No upload of this customer has this id. Another customer's upload answers the same. Nothing was done.
   * - `upload_expired`: The upload was not used within 24 hours, and its picture is gone. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'createRecharge'>,
    args: ArgsOf<'createRecharge'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'createRecharge'>>;
  /**
   * One top-up.
   *
   * Refusals:
   * - `recharge_not_found`: No top-up of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'getRecharge'>,
    args: ArgsOf<'getRecharge'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'getRecharge'>>;
  /**
   * Start a card payment.
   *
   * Refusals:
   * - `return_address_refused`: The origin of `return_url` is none that the back end sends customers back to.
   * - `method_closed`: The method is switched off at present.
   * - `amount_out_of_range`: The amount is outside `min` and `max` of this method.
   * - `quote_expired`: The quote is older than its `valid_until`, or was made for another amount or type.
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'createCardPayment'>,
    args: ArgsOf<'createCardPayment'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'createCardPayment'>>;
  /**
   * Fee and arrival of a withdrawal.
   *
   * Refusals:
   * - `method_closed`: The method is switched off at present.
   * - `network_unsupported`: The network is not supported (BSC and HECO never are).
   * - `amount_out_of_range`: The amount is outside `min` and `max` of this method.
   * - `balance_insufficient`: The available balance is smaller than the amount; `shortfall` says by how much. Nothing was charged.
   */
  (
    operation: Extract<OperationId, 'quoteWithdrawal'>,
    args: ArgsOf<'quoteWithdrawal'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'quoteWithdrawal'>>;
  /**
   * Apply for a withdrawal.
   *
   * Refusals:
   * - `pay_code_not_set`: The customer has no payment code yet; it is set with setPayCode.
   * - `pay_code_wrong`: The payment code is wrong. `attempts_left` says how many attempts remain before it locks.
   * - `pay_code_locked`: Five wrong attempts locked the payment code until `locked_until`.
   * - `balance_insufficient`: The available balance is smaller than the amount; `shortfall` says by how much. Nothing was charged.
   * - `amount_out_of_range`: The amount is outside `min` and `max` of this method.
   * - `quote_expired`: The quote is older than its `valid_until`, or was made for another amount or type.
   * - `network_unsupported`: The network is not supported (BSC and HECO never are).
   * - `method_closed`: The method is switched off at present.
   * - `wallet_frozen`: The wallet is frozen by the platform; money can come in but not go out.
   * - `payee_not_found`: No saved payee of this customer has this id.
   * - `payee_not_usable_yet`: The payee is new; withdrawals to it are accepted from `usable_from` on.
   * - `idempotency_conflict`: The idempotency key was used before with another body. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'createWithdrawal'>,
    args: ArgsOf<'createWithdrawal'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'createWithdrawal'>>;
  /**
   * One withdrawal.
   *
   * Refusals:
   * - `withdrawal_not_found`: No withdrawal of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'getWithdrawal'>,
    args: ArgsOf<'getWithdrawal'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'getWithdrawal'>>;
  /**
   * Cancel a withdrawal under audit.
   *
   * Refusals:
   * - `withdrawal_not_found`: No withdrawal of this customer has this id.
   * - `withdrawal_state_changed`: The withdrawal's status does not allow this action (any more); `status` says what it is now.
   */
  (
    operation: Extract<OperationId, 'cancelWithdrawal'>,
    args: ArgsOf<'cancelWithdrawal'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'cancelWithdrawal'>>;
  /**
   * Add a payee.
   *
   * Refusals:
   * - `network_unsupported`: The network is not supported (BSC and HECO never are).
   * - `step_up_expired`: No good step-up of this session came along. It is older than its `expires_at`, was ended, or is not of this session.
   * - `payee_limit_reached`: The customer keeps as many payees as allowed (`limit`).
   */
  (
    operation: Extract<OperationId, 'addPayee'>,
    args: ArgsOf<'addPayee'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'addPayee'>>;
  /**
   * Delete a saved payee.
   *
   * Refusals:
   * - `payee_not_found`: No saved payee of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'deletePayee'>,
    args: ArgsOf<'deletePayee'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'deletePayee'>>;
  /**
   * Mark notifications as read.
   *
   * Refusals:
   * - `notification_not_found`: No notification of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'readNotifications'>,
    args: ArgsOf<'readNotifications'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'readNotifications'>>;
  /**
   * Change the notification preferences.
   */
  (
    operation: Extract<OperationId, 'updateNotificationPreferences'>,
    args: ArgsOf<'updateNotificationPreferences'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'updateNotificationPreferences'>>;
  /**
   * Mark messages as read.
   *
   * Refusals:
   * - `conversation_not_found`: No conversation of this customer has this id.
   */
  (
    operation: Extract<OperationId, 'readMessages'>,
    args: ArgsOf<'readMessages'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'readMessages'>>;
  /**
   * Send a message.
   *
   * Refusals:
   * - `shop_not_found`: No shop has this id.
   * - `refund_not_found`: No refund case of this customer has this id.
   * - `order_not_found`: No order of this customer has this id. Another customer's order answers the same.
   * - `product_not_found`: No product has this id.
   * - `service_unavailable`: Customer service cannot be reached now; `hours` says when it can.
   * - `upload_not_found`: No upload of this customer has this id. Another customer's upload answers the same. Nothing was done.
   * - `upload_expired`: The upload was not used within 24 hours, and its picture is gone. Nothing was done.
   */
  (
    operation: Extract<OperationId, 'sendMessage'>,
    args: ArgsOf<'sendMessage'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'sendMessage'>>;
  /**
   * One help item.
   *
   * Refusals:
   * - `help_item_not_found`: No help item has this id or key.
   */
  (
    operation: Extract<OperationId, 'getHelpItem'>,
    args: ArgsOf<'getHelpItem'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'getHelpItem'>>;
  /**
   * Vote on a help item.
   *
   * Refusals:
   * - `help_item_not_found`: No help item has this id or key.
   */
  (
    operation: Extract<OperationId, 'voteHelp'>,
    args: ArgsOf<'voteHelp'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'voteHelp'>>;
  /**
   * Upload a picture.
   *
   * Refusals:
   * - `file_type_refused`: The file is not a JPEG, PNG or WebP picture, whatever its name says.
   * - `file_too_large`: The file is larger than `max_bytes`.
   */
  (
    operation: Extract<OperationId, 'uploadFile'>,
    args: ArgsOf<'uploadFile'>,
    options?: CallOptions | undefined,
  ): Promise<DataOf<'uploadFile'>>;
  /**
   * The logged-in customer.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getUserInfo', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Signed-in devices.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listSessions', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Address book.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listAddresses', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Countries and their areas.
   *
   * Refusals:
   * - `area_not_found`: No country or area has this code or id, or the areas do not follow one another.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listAreas', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Languages on offer.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listLanguages', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Home page.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getHome', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Categories.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listCategories', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Search and filter products.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listProducts', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Ranking of hot products.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listHotProducts', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Similar or recommended products.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listSimilarProducts', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Hot search words.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listHotKeywords', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Products bought before.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listBoughtProducts', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Favourite products.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listLikedProducts', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Search shops.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listShops', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Ranking of hot shops.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listHotShops', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Followed shops.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listFollowedShops', Op>
  ): Promise<DataOf<Op>>;
  /**
   * News of followed shops and favourites.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listFollowFeed', Op>
  ): Promise<DataOf<Op>>;
  /**
   * The cart.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getCart', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Reasons to cancel an order.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listCancelReasons', Op>
  ): Promise<DataOf<Op>>;
  /**
   * The orders of the customer.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listOrders', Op>
  ): Promise<DataOf<Op>>;
  /**
   * How many orders per tab.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getOrderCounts', Op>
  ): Promise<DataOf<Op>>;
  /**
   * The numbers on tabs and bells.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getBadges', Op>
  ): Promise<DataOf<Op>>;
  /**
   * The refund cases of the customer.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listRefunds', Op>
  ): Promise<DataOf<Op>>;
  /**
   * My reviews, and items waiting for one.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listMyReviews', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Networks for on-chain top-ups.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listBlockchains', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Ways to top up.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listRechargeMethods', Op>
  ): Promise<DataOf<Op>>;
  /**
   * The top-ups of the customer.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listRecharges', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Status of a card payment.
   *
   * Refusals:
   * - `card_payment_not_found`: No card payment of this customer has this id.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getCardPayment', Op>
  ): Promise<DataOf<Op>>;
  /**
   * What the withdrawal form needs.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getWithdrawalInfo', Op>
  ): Promise<DataOf<Op>>;
  /**
   * The withdrawals of the customer.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listWithdrawals', Op>
  ): Promise<DataOf<Op>>;
  /**
   * The movements of the balance.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listBills', Op>
  ): Promise<DataOf<Op>>;
  /**
   * The bills as a file.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'exportBills', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Notifications.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listNotifications', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Notification preferences.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getNotificationPreferences', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Conversations.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listConversations', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Messages of a conversation.
   *
   * Refusals:
   * - `conversation_not_found`: No conversation of this customer has this id.
   * - `shop_not_found`: No shop has this id.
   * - `refund_not_found`: No refund case of this customer has this id.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'listMessages', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Help and support.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getHelp', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Legal documents.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getLaw', Op>
  ): Promise<DataOf<Op>>;
  /**
   * Configuration.
   */
  <Op extends OperationId>(
    operation: Op,
    ...args: ArgsOfOnly<'getConfig', Op>
  ): Promise<DataOf<Op>>;
  /** Calls an operation of the contract; resolves to its `data`, rejects with `ApiErrorOf<Op>`. */
  <Op extends OperationId>(operation: Op, ...args: CallArgs<Op>): Promise<DataOf<Op>>;
}
