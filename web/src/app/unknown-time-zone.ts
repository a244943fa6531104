import { isApiError, type Middleware } from '@meridian/sdk';

/**
 * Repeats a call without its time zone if the server refuses the name: browsers know newer names than servers, and
 * `Etc/Unknown`. The dates and months of the answer are then in UTC (decision openapi/005).
 */
export const dropUnknownTimeZone: Middleware = (call, next) =>
  next(call).catch((error: unknown) => {
    const query: { time_zone?: unknown } = call.args.query ?? {};
    const isRefused = isApiError(error) && error.fields.some(({ field }) => field === 'time_zone');
    if (!isRefused || query.time_zone === undefined) throw error;
    return next({ ...call, args: { ...call.args, query: { ...query, time_zone: undefined } } });
  });
