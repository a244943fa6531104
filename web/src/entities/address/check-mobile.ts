interface Country {
  code: string;
  /** The contract's `mobile_pattern`: a recommendation, not a rule. */
  pattern: string | null;
}

interface CheckedMobile {
  /** Whether this is a possible number in the country, or in the country of its calling code. */
  isLikely: boolean;
  /** The number to send: with its calling code if that is certain. */
  number: string;
}

/** Loads the numbering plans of all countries (44 kB), so that they are ready when the form is sent. */
export const loadPhoneNumbers = () => import('libphonenumber-js/min');

/**
 * Checks a mobile number against the numbering plans. The plans change faster than their tables, so an unlikely number
 * leads to a question, never to a refusal. If the tables cannot be loaded, the server's pattern decides.
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
