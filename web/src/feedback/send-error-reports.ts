import { isFault } from '../i18n/error-messages.ts';
import { reportOf } from './error-report.ts';
import { errorReports } from './error-reports.ts';

/** A repeated fault must not flood the connection. */
const MAX_REPORTS = 5;

/** Sends uncaught errors to `url`, if this device is set to. `screen` returns the path of the route. */
export function sendErrorReports(url: string, screen: () => string): void {
  const sent = new Set<string>();
  const send = (error: unknown) => {
    if (!errorReports.get() || !isFault(error)) return;
    const body = JSON.stringify(reportOf(error, screen()));
    if (sent.has(body) || sent.size === MAX_REPORTS) return;
    sent.add(body);
    // Without cookies and without the URL of the page; the answer is not awaited.
    void fetch(url, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined);
  };
  addEventListener('error', ({ error }) => error && send(error));
  addEventListener('unhandledrejection', ({ reason }) => send(reason));
}
