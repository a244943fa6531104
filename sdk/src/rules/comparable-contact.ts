/**
 * What the server compares (EmailAddress and MobileNumber): an e-mail address in lower case; a mobile number without
 * spaces and hyphens, and with a leading `00` as `+`.
 */
export const comparableContact = (contact: string): string =>
  contact.includes('@') ? contact.toLowerCase() : contact.replaceAll(/[ -]/g, '').replace(/^00/, '+');
