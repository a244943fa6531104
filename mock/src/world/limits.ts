import { PASSWORD_MIN_LENGTH, TOKEN_COOKIE } from '@meridian/sdk';

const TRANSFER_HOURS = 2;

/** The durations and limits that texts name as `{limit:payMinutes}`, each stated once; the unit is in the name. */
export const LIMITS = {
  passwordLength: PASSWORD_MIN_LENGTH,
  sessionDays: TOKEN_COOKIE.maxAge / (24 * 60 * 60),
  /** Verification codes (contract: VerificationCode, SendCodeSuccess). */
  codeDigits: 6,
  codeMinutes: 10,
  codePauseSeconds: 60,
  /** How many wrong attempts in a row lock the payment code, and for how long (contract: PayCode). */
  payCodeLeastDigits: 6,
  payCodeMostDigits: 12,
  payCodeTries: 5,
  payCodeLockMinutes: 15,
  /** How long an unpaid order can be paid (contract: Order). */
  payMinutes: 30,
  /** When a shipped order counts as received, and a received one as completed (contract: Fulfilment). */
  receiptDays: 10,
  completionDays: 7,
  /** From receipt on (Directive 2011/83/EU, Art. 9). */
  changeOfMindDays: 14,
  /** How long a customer has to send goods back (contract: RefundStatus). */
  returnDays: 7,
  changeOfMindReturnDays: 14,
  /** How long a closed account can be reopened (contract: AccountClosing). */
  reopenDays: 30,
  /** How long a transfer is usually reviewed. Arabic has a word of its own for two hours, and says minutes. */
  transferHours: TRANSFER_HOURS,
  transferMinutes: TRANSFER_HOURS * 60,
  /** What the rules promise, and when a customer should ask. Only texts have these: the mock acts sooner. */
  shopAnswerDays: 3,
  returnCheckDays: 10,
  platformDays: 7,
  parcelStillDays: 7,
} as const;
