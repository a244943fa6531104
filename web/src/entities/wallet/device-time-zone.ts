/**
 * The time zone that days and months are counted in: the device's (README, decisions: Days and months are those of the
 * time zone that a call names).
 */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
