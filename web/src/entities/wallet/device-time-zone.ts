/** The time zone of days and months: the device's (decision openapi/009). */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
