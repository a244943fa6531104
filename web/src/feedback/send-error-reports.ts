import { isApiError } from '@meridian/sdk';
import { isChunkLoadError } from '../i18n/error-messages.ts';
import { reportOf } from './error-report.ts';
import { errorReports } from './error-reports.ts';

/** One fault that repeats shall not fill a line. */
const MAX_REPORTS = 5;

/** Sends what nothing else has caught to `url`, while the device is set to. `screen` is the path of the route. */
export function sendErrorReports(url: string, screen: () => string): void {
  const sent = new Set<string>();
  const send = (error: unknown) => {
    if (!errorReports.current() || isApiError(error) || isChunkLoadError(error)) return;
    const body = JSON.stringify(reportOf(error, screen()));
    if (sent.has(body) || sent.size === MAX_REPORTS) return;
    sent.add(body);
    // Neither cookies nor the address of the page go along; nobody waits for an answer.
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
