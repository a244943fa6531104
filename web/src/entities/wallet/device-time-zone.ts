/** The time zone that days and months are counted in: the device's (README, decisions: Days and months). */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
