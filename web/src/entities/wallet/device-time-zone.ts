/** The time zone that days and months are counted in: the device's (decision openapi/009). */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
