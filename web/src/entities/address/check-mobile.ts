interface Country {
  code: string;
  /** The contract's `mobile_pattern`: advice, not a rule. */
  pattern: string | null;
}

interface CheckedMobile {
  /** Whether a number of this shape is given to somebody, in the country or in the one that it names. */
  isLikely: boolean;
  /** The number as it is sent: with its calling code where that is certain. */
  number: string;
}

/** Loads what knows the numbers of all countries (44 kB), so that it is there when the form is sent. */
export const loadPhoneNumbers = () => import('libphonenumber-js/min');

/**
 * Looks at a mobile number the way a courier's exchange would. Numbering plans change faster than tables of them, so an
 * unlikely number is something to ask about, never to refuse; and where the tables do not come, the server's own pattern
 * decides.
 */
export async function checkMobile(number: string, country: Country): Promise<CheckedMobile> {
  const isAsAdvised = matchesAdvice(number, country.pattern);
  const phoneNumbers = await loadPhoneNumbers().catch(() => undefined);
  if (phoneNumbers === undefined) return { isLikely: isAsAdvised ?? true, number };
  const { isSupportedCountry, parsePhoneNumberFromString } = phoneNumbers;
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country.code) ? country.code : undefined);
  if (parsed?.isValid()) return { isLikely: true, number: parsed.number };
  return { isLikely: isAsAdvised ?? false, number };
}

function matchesAdvice(number: string, pattern: string | null): boolean | undefined {
  if (pattern === null) return undefined;
  try {
    return new RegExp(pattern).test(number.replace(/[ -]/g, ''));
  } catch {
    return undefined;
  }
}
