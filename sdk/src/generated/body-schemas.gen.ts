// Generated from the contract by `npm run generate`. Never edited by hand.
import * as v from 'valibot';
import * as formats from '../schemas/formats.ts';
import * as limits from '../schemas/limits.ts';

export const CurrentPasswordSchema = /*#__PURE__*/ limits.text({ minLength: 1, maxLength: 128 });

export const LoginUserBodySchema = /*#__PURE__*/ v.strictObject({
  account: /*#__PURE__*/ limits.text({ minLength: 1, maxLength: 254 }),
  password: CurrentPasswordSchema,
});

export const EmailAddressSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ maxLength: 254 }), /*#__PURE__*/ formats.email());

export const MobileNumberSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ maxLength: 21 }), /*#__PURE__*/ v.regex(/^\+?[0-9][0-9 -]{5,18}[0-9]$/u));

export const NewPasswordSchema = /*#__PURE__*/ limits.text({ minLength: 6, maxLength: 128 });

export const VerificationCodeSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 6, maxLength: 6 }), /*#__PURE__*/ v.regex(/^[0-9]{6}$/u));

export const RegisterUserBodySchema = /*#__PURE__*/ v.strictObject({
  family_name: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 60 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  given_name: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 60 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  email: EmailAddressSchema,
  mobile: MobileNumberSchema,
  password: NewPasswordSchema,
  verification_code: VerificationCodeSchema,
});

export const ForgottenPasswordSchema = /*#__PURE__*/ v.strictObject({
  by: /*#__PURE__*/ v.literal('code'),
  account: /*#__PURE__*/ limits.text({ minLength: 1, maxLength: 254 }),
  verification_code: VerificationCodeSchema,
  password: NewPasswordSchema,
});

export const ChangedPasswordSchema = /*#__PURE__*/ v.strictObject({
  by: /*#__PURE__*/ v.literal('old_password'),
  old_password: CurrentPasswordSchema,
  password: NewPasswordSchema,
});

export const ResetPasswordBodySchema = /*#__PURE__*/ v.union([ForgottenPasswordSchema, ChangedPasswordSchema]);

export const SendCodeByEmailSchema = /*#__PURE__*/ v.strictObject({
  event: /*#__PURE__*/ v.picklist(['register', 'reset']),
  channel: /*#__PURE__*/ v.literal('email'),
  to: EmailAddressSchema,
});

export const SendCodeByMobileSchema = /*#__PURE__*/ v.strictObject({
  event: /*#__PURE__*/ v.picklist(['register', 'reset']),
  channel: /*#__PURE__*/ v.literal('mobile'),
  to: MobileNumberSchema,
});

export const ContactChannelSchema = /*#__PURE__*/ v.picklist(['email', 'mobile']);

export const SendOwnCodeSchema = /*#__PURE__*/ v.strictObject({
  event: /*#__PURE__*/ v.picklist(['step_up', 'verify']),
  channel: ContactChannelSchema,
});

export const SendCodeBodySchema = /*#__PURE__*/ v.union([SendCodeByEmailSchema, SendCodeByMobileSchema, SendOwnCodeSchema]);

export const StepUpByPasswordSchema = /*#__PURE__*/ v.strictObject({
  by: /*#__PURE__*/ v.literal('password'),
  password: CurrentPasswordSchema,
});

export const StepUpByCodeSchema = /*#__PURE__*/ v.strictObject({
  by: /*#__PURE__*/ v.literal('code'),
  channel: ContactChannelSchema,
  verification_code: VerificationCodeSchema,
});

export const CreateStepUpBodySchema = /*#__PURE__*/ v.union([StepUpByPasswordSchema, StepUpByCodeSchema]);

export const RevokeSessionBodySchema = /*#__PURE__*/ v.strictObject({
  session_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const UploadRefSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 10, maxLength: 64 }), /*#__PURE__*/ v.regex(/^u_[A-Za-z0-9_-]{8,62}$/u));

export const UpdateProfileBodySchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.strictObject({
  family_name: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 60 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u))),
  given_name: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 60 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u))),
  avatar: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.union([UploadRefSchema, /*#__PURE__*/ v.null()])),
  version: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 2147483647 }),
}), /*#__PURE__*/ limits.minProperties(2));

export const StepUpTokenSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 16, maxLength: 128 }), /*#__PURE__*/ v.regex(/^[A-Za-z0-9_-]+$/u));

export const UpdateEmailSchema = /*#__PURE__*/ v.strictObject({
  channel: /*#__PURE__*/ v.literal('email'),
  to: EmailAddressSchema,
  step_up: StepUpTokenSchema,
});

export const UpdateMobileSchema = /*#__PURE__*/ v.strictObject({
  channel: /*#__PURE__*/ v.literal('mobile'),
  to: MobileNumberSchema,
  step_up: StepUpTokenSchema,
});

export const UpdateContactBodySchema = /*#__PURE__*/ v.union([UpdateEmailSchema, UpdateMobileSchema]);

export const VerifyContactBodySchema = /*#__PURE__*/ v.strictObject({
  channel: ContactChannelSchema,
  verification_code: VerificationCodeSchema,
});

export const AcceptTermsBodySchema = /*#__PURE__*/ v.strictObject({
  version: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ maxLength: 10 }), /*#__PURE__*/ formats.date()),
});

export const CloseAccountBodySchema = /*#__PURE__*/ v.strictObject({
  step_up: StepUpTokenSchema,
});

export const PayCodeSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 6, maxLength: 12 }), /*#__PURE__*/ v.regex(/^[0-9]{6,12}$/u));

export const ChangePayCodeSchema = /*#__PURE__*/ v.strictObject({
  old_pay_code: PayCodeSchema,
  pay_code: PayCodeSchema,
});

export const RenewPayCodeSchema = /*#__PURE__*/ v.strictObject({
  step_up: StepUpTokenSchema,
  pay_code: PayCodeSchema,
});

export const SetPayCodeBodySchema = /*#__PURE__*/ v.union([ChangePayCodeSchema, RenewPayCodeSchema]);

export const VerifyPayCodeBodySchema = /*#__PURE__*/ v.strictObject({
  pay_code: PayCodeSchema,
});

export const CountryCodeSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 2, maxLength: 2 }), /*#__PURE__*/ v.regex(/^[A-Z]{2}$/u));

export const AddressTagSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 20 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u));

export const IdempotencyKeySchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 36, maxLength: 36 }), /*#__PURE__*/ formats.uuid(), /*#__PURE__*/ v.regex(/^[0-9a-f-]{36}$/u));

export const SaveAddressBodySchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.strictObject({
  address_id: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 })),
  addressee: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 60 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  mobile: MobileNumberSchema,
  country: CountryCodeSchema,
  area_ids: /*#__PURE__*/ limits.list(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }), { minItems: 1, maxItems: 5, uniqueItems: true }),
  detail: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 200 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  postcode: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 2, maxLength: 12 }), /*#__PURE__*/ v.regex(/^[A-Za-z0-9][A-Za-z0-9 -]*[A-Za-z0-9]$/u))),
  tag: AddressTagSchema,
  is_default: /*#__PURE__*/ v.boolean(),
  version: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 2147483647 })),
  idempotency_key: IdempotencyKeySchema,
}), /*#__PURE__*/ limits.dependentRequired('address_id', ['version']));

export const SetDefaultAddressBodySchema = /*#__PURE__*/ v.strictObject({
  address_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const LikeProductBodySchema = /*#__PURE__*/ v.strictObject({
  product_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  liked: /*#__PURE__*/ v.boolean(),
});

export const LikeProductsBodySchema = /*#__PURE__*/ v.strictObject({
  product_ids: /*#__PURE__*/ limits.list(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }), { minItems: 1, maxItems: 200, uniqueItems: true }),
  liked: /*#__PURE__*/ v.boolean(),
});

export const ReportProductBodySchema = /*#__PURE__*/ v.strictObject({
  product_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  reason: /*#__PURE__*/ v.picklist(['counterfeit', 'forbidden', 'wrong_information', 'offensive', 'other']),
  explanation: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 500 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  proofs: /*#__PURE__*/ limits.list(UploadRefSchema, { maxItems: 9, uniqueItems: true }),
});

export const FollowShopBodySchema = /*#__PURE__*/ v.strictObject({
  shop_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  followed: /*#__PURE__*/ v.boolean(),
});

export const AddCartLineBodySchema = /*#__PURE__*/ v.strictObject({
  product_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  sku_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  quantity: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 999 }),
  idempotency_key: IdempotencyKeySchema,
});

export const UpdateCartLineBodySchema = /*#__PURE__*/ v.strictObject({
  line_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  quantity: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 999 }),
  sku_id: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 })),
  version: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 2147483647 })),
});

export const DeleteCartLinesBodySchema = /*#__PURE__*/ v.strictObject({
  line_ids: /*#__PURE__*/ limits.list(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }), { minItems: 1, maxItems: 200, uniqueItems: true }),
  version: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 2147483647 })),
});

export const RestoreCartLinesBodySchema = /*#__PURE__*/ v.strictObject({
  line_ids: /*#__PURE__*/ limits.list(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }), { minItems: 1, maxItems: 200, uniqueItems: true }),
});

export const CartSourceSchema = /*#__PURE__*/ v.strictObject({
  from: /*#__PURE__*/ v.literal('cart'),
  line_ids: /*#__PURE__*/ limits.list(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }), { minItems: 1, maxItems: 200, uniqueItems: true }),
});

export const ProductSourceSchema = /*#__PURE__*/ v.strictObject({
  from: /*#__PURE__*/ v.literal('product'),
  product_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  sku_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  quantity: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 999 }),
});

export const OrderSourceSchema = /*#__PURE__*/ v.union([CartSourceSchema, ProductSourceSchema]);

export const QuoteOrderBodySchema = /*#__PURE__*/ v.strictObject({
  source: OrderSourceSchema,
  address_id: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 })),
  promo_code: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 40 }), /*#__PURE__*/ v.regex(/^[A-Za-z0-9_-]+$/u))),
});

export const OrderRemarkSchema = /*#__PURE__*/ v.strictObject({
  shop_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  text: /*#__PURE__*/ limits.text({ minLength: 1, maxLength: 200 }),
});

export const MoneySchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ maxLength: 15 }), /*#__PURE__*/ v.regex(/^[0-9]{1,12}\.[0-9]{2}$/u));

export const CreateOrderBodySchema = /*#__PURE__*/ v.strictObject({
  idempotency_key: IdempotencyKeySchema,
  source: OrderSourceSchema,
  address_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  promo_code: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 40 }), /*#__PURE__*/ v.regex(/^[A-Za-z0-9_-]+$/u))),
  remarks: /*#__PURE__*/ limits.list(OrderRemarkSchema, { maxItems: 200 }),
  expected_total: MoneySchema,
});

export const PayOrdersBodySchema = /*#__PURE__*/ v.strictObject({
  idempotency_key: IdempotencyKeySchema,
  order_ids: /*#__PURE__*/ limits.list(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }), { minItems: 1, maxItems: 20, uniqueItems: true }),
  pay_code: PayCodeSchema,
});

export const CancelOrderBodySchema = /*#__PURE__*/ v.strictObject({
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  reason_id: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 })),
  note: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 200 })),
});

export const UpdateOrderAddressBodySchema = /*#__PURE__*/ v.strictObject({
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  address_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const ConfirmOrderBodySchema = /*#__PURE__*/ v.strictObject({
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const ExtendReceiptBodySchema = /*#__PURE__*/ v.strictObject({
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const RebuyOrderBodySchema = /*#__PURE__*/ v.strictObject({
  idempotency_key: IdempotencyKeySchema,
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const RefundTypeSchema = /*#__PURE__*/ v.picklist(['refund_only', 'refund_return']);

export const ProductStatusSchema = /*#__PURE__*/ v.picklist(['received', 'not_received']);

export const RefundPickSchema = /*#__PURE__*/ v.strictObject({
  order_item_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  quantity: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 999 }),
});

export const QuoteRefundBodySchema = /*#__PURE__*/ v.strictObject({
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  type: RefundTypeSchema,
  product_status: ProductStatusSchema,
  items: /*#__PURE__*/ limits.list(RefundPickSchema, { minItems: 1, maxItems: 100 }),
});

export const ApplyRefundBodySchema = /*#__PURE__*/ v.strictObject({
  idempotency_key: IdempotencyKeySchema,
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  type: RefundTypeSchema,
  product_status: ProductStatusSchema,
  items: /*#__PURE__*/ limits.list(RefundPickSchema, { minItems: 1, maxItems: 100 }),
  amount: MoneySchema,
  reason_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  explanation: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 500 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  proofs: /*#__PURE__*/ limits.list(UploadRefSchema, { minItems: 1, maxItems: 9, uniqueItems: true }),
});

export const QuoteChangeOfMindBodySchema = /*#__PURE__*/ v.strictObject({
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  items: /*#__PURE__*/ limits.list(RefundPickSchema, { minItems: 1, maxItems: 100 }),
});

export const DeclareChangeOfMindBodySchema = /*#__PURE__*/ v.strictObject({
  idempotency_key: IdempotencyKeySchema,
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  items: /*#__PURE__*/ limits.list(RefundPickSchema, { minItems: 1, maxItems: 100 }),
});

export const EscalateRefundBodySchema = /*#__PURE__*/ v.strictObject({
  refund_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  explanation: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 500 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
});

export const CancelRefundBodySchema = /*#__PURE__*/ v.strictObject({
  refund_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const ShipRefundBodySchema = /*#__PURE__*/ v.strictObject({
  refund_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  carrier: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 80 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  number: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 4, maxLength: 40 }), /*#__PURE__*/ v.regex(/^[A-Za-z0-9-]+$/u)),
});

export const CreateReviewBodySchema = /*#__PURE__*/ v.strictObject({
  idempotency_key: IdempotencyKeySchema,
  order_item_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  product_score: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 5 }),
  service_score: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 5 }),
  postage_score: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 5 }),
  content: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 1000 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  pictures: /*#__PURE__*/ limits.list(UploadRefSchema, { maxItems: 9, uniqueItems: true }),
  anonymous: /*#__PURE__*/ v.boolean(),
  append_to: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 })),
});

export const PositiveMoneySchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ maxLength: 15 }), /*#__PURE__*/ v.regex(/^(0\.(0[1-9]|[1-9][0-9])|[1-9][0-9]{0,11}\.[0-9]{2})$/u));

export const QuoteIdSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 36, maxLength: 36 }), /*#__PURE__*/ formats.uuid());

export const ManualRechargeSchema = /*#__PURE__*/ v.strictObject({
  method: /*#__PURE__*/ v.literal('manual'),
  amount: PositiveMoneySchema,
  evidence: UploadRefSchema,
  reference: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 40 })),
  quote_id: /*#__PURE__*/ v.optional(QuoteIdSchema),
  idempotency_key: IdempotencyKeySchema,
});

export const NetworkSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 2, maxLength: 40 }), /*#__PURE__*/ v.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/u));

export const ChainAddressSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 20, maxLength: 100 }), /*#__PURE__*/ v.regex(/^[A-Za-z0-9]+$/u));

export const TxHashSchema = /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 64, maxLength: 66 }), /*#__PURE__*/ v.regex(/^(0x)?[0-9a-fA-F]{64}$/u));

export const OnchainRechargeSchema = /*#__PURE__*/ v.strictObject({
  method: /*#__PURE__*/ v.literal('onchain'),
  network: NetworkSchema,
  address: ChainAddressSchema,
  amount: PositiveMoneySchema,
  evidence: UploadRefSchema,
  tx_hash: /*#__PURE__*/ v.optional(TxHashSchema),
  quote_id: /*#__PURE__*/ v.optional(QuoteIdSchema),
  idempotency_key: IdempotencyKeySchema,
});

export const CreateRechargeBodySchema = /*#__PURE__*/ v.union([ManualRechargeSchema, OnchainRechargeSchema]);

export const CreateCardPaymentBodySchema = /*#__PURE__*/ v.strictObject({
  amount: PositiveMoneySchema,
  quote_id: QuoteIdSchema,
  return_url: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 500 }), /*#__PURE__*/ formats.uri(), /*#__PURE__*/ v.regex(/^https?:\/\//u)),
  idempotency_key: IdempotencyKeySchema,
});

export const CreateWithdrawalBodySchema = /*#__PURE__*/ v.strictObject({
  payee_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  amount: PositiveMoneySchema,
  quote_id: QuoteIdSchema,
  pay_code: PayCodeSchema,
  idempotency_key: IdempotencyKeySchema,
});

export const CancelWithdrawalBodySchema = /*#__PURE__*/ v.strictObject({
  withdrawal_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const BankPayeeSchema = /*#__PURE__*/ v.strictObject({
  type: /*#__PURE__*/ v.literal('bank'),
  bank_card_number: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 4, maxLength: 34 }), /*#__PURE__*/ v.regex(/^[A-Z0-9]{4,34}$/u)),
  bank_name: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 120 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  card_holder: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 120 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
  step_up: StepUpTokenSchema,
});

export const OnchainPayeeSchema = /*#__PURE__*/ v.strictObject({
  type: /*#__PURE__*/ v.literal('onchain'),
  network: NetworkSchema,
  address: ChainAddressSchema,
  step_up: StepUpTokenSchema,
});

export const AddPayeeBodySchema = /*#__PURE__*/ v.union([BankPayeeSchema, OnchainPayeeSchema]);

export const DeletePayeeBodySchema = /*#__PURE__*/ v.strictObject({
  payee_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const ReadSomeNotificationsSchema = /*#__PURE__*/ v.strictObject({
  notification_ids: /*#__PURE__*/ limits.list(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }), { minItems: 1, maxItems: 100, uniqueItems: true }),
});

export const ReadAllNotificationsSchema = /*#__PURE__*/ v.strictObject({
  all: /*#__PURE__*/ v.literal(true),
});

export const ReadNotificationsBodySchema = /*#__PURE__*/ v.union([ReadSomeNotificationsSchema, ReadAllNotificationsSchema]);

export const NotificationChoiceSchema = /*#__PURE__*/ v.strictObject({
  type: /*#__PURE__*/ v.picklist(['order', 'wallet', 'shop']),
  email: /*#__PURE__*/ v.boolean(),
  mobile: /*#__PURE__*/ v.boolean(),
});

export const UpdateNotificationPreferencesBodySchema = /*#__PURE__*/ v.strictObject({
  list: /*#__PURE__*/ limits.list(NotificationChoiceSchema, { minItems: 1, maxItems: 20 }),
});

export const ReadMessagesBodySchema = /*#__PURE__*/ v.strictObject({
  conversation_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  up_to_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const TextMessageSchema = /*#__PURE__*/ v.strictObject({
  shop_id: /*#__PURE__*/ limits.integer({ minimum: 0, maximum: 9007199254740991 }),
  refund_id: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 })),
  client_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 36, maxLength: 36 }), /*#__PURE__*/ formats.uuid(), /*#__PURE__*/ v.regex(/^[0-9a-f-]{36}$/u)),
  kind: /*#__PURE__*/ v.literal('text'),
  text: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 1, maxLength: 2000 }), /*#__PURE__*/ v.regex(/[^ \t\r\n]/u)),
});

export const PictureMessageSchema = /*#__PURE__*/ v.strictObject({
  shop_id: /*#__PURE__*/ limits.integer({ minimum: 0, maximum: 9007199254740991 }),
  refund_id: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 })),
  client_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 36, maxLength: 36 }), /*#__PURE__*/ formats.uuid(), /*#__PURE__*/ v.regex(/^[0-9a-f-]{36}$/u)),
  kind: /*#__PURE__*/ v.literal('picture'),
  picture: UploadRefSchema,
});

export const OrderMessageSchema = /*#__PURE__*/ v.strictObject({
  shop_id: /*#__PURE__*/ limits.integer({ minimum: 0, maximum: 9007199254740991 }),
  refund_id: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 })),
  client_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 36, maxLength: 36 }), /*#__PURE__*/ formats.uuid(), /*#__PURE__*/ v.regex(/^[0-9a-f-]{36}$/u)),
  kind: /*#__PURE__*/ v.literal('order'),
  order_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const ProductMessageSchema = /*#__PURE__*/ v.strictObject({
  shop_id: /*#__PURE__*/ limits.integer({ minimum: 0, maximum: 9007199254740991 }),
  refund_id: /*#__PURE__*/ v.optional(/*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 })),
  client_id: /*#__PURE__*/ v.pipe(/*#__PURE__*/ limits.text({ minLength: 36, maxLength: 36 }), /*#__PURE__*/ formats.uuid(), /*#__PURE__*/ v.regex(/^[0-9a-f-]{36}$/u)),
  kind: /*#__PURE__*/ v.literal('product'),
  product_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
});

export const SendMessageBodySchema = /*#__PURE__*/ v.union([TextMessageSchema, PictureMessageSchema, OrderMessageSchema, ProductMessageSchema]);

export const VoteHelpBodySchema = /*#__PURE__*/ v.strictObject({
  item_id: /*#__PURE__*/ limits.integer({ minimum: 1, maximum: 9007199254740991 }),
  useful: /*#__PURE__*/ v.boolean(),
});

export const UploadFileBodySchema = /*#__PURE__*/ v.strictObject({
  file: /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.blob(), /*#__PURE__*/ v.maxSize(10485760)),
});
