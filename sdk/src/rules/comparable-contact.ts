/**
 * An e-mail address or mobile number as the server compares it (EmailAddress and MobileNumber): without case, spaces and
 * hyphens, and "00" as "+"; an e-mail address keeps its hyphens.
 */
export const comparableContact = (contact: string): string =>
  contact.includes('@') ? contact.toLowerCase() : contact.replaceAll(/[ -]/g, '').replace(/^00/, '+');
