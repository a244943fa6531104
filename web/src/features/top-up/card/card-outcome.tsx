import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../../i18n/formats.ts';
import { Sentences } from '../../../ui/sentences.tsx';
import type { Outcome } from '../top-up-outcome.tsx';

/** The texts for the state of a card payment: whether money moved, and what to do. */
export function useCardOutcome(payment: Schema<'CardPayment'>): Outcome {
  const { money, moment, time } = useFormats();
  const { status, arrival, failure_reason, expires_at, next_by } = payment;
  switch (status) {
    case 'succeeded':
      return {
        tone: 'done',
        title: <Trans>Your balance is topped up</Trans>,
        detail: <Trans>{money(arrival)} has been credited.</Trans>,
      };
    case 'failed':
      return {
        tone: 'failed',
        title: <Trans>The card payment failed</Trans>,
        detail: (
          <>
            <span className="block">{failure_reason}</span>
            <Trans>Nothing was credited.</Trans>
          </>
        ),
      };
    case 'unknown':
      return {
        tone: 'waiting',
        title: <Trans>Waiting for the provider</Trans>,
        detail: (
          <Sentences>
            <Trans>Do not pay again: it may have gone through. This page updates automatically.</Trans>
            {next_by !== null && <Trans>We will know by {moment(next_by)} at the latest.</Trans>}
          </Sentences>
        ),
      };
    case 'abandoned':
      return {
        tone: 'failed',
        title: <Trans>The card was not charged</Trans>,
        detail: <Trans>You left the card page without paying. Nothing was credited.</Trans>,
      };
    case 'expired':
      return {
        tone: 'failed',
        title: <Trans>This payment has expired</Trans>,
        detail: <Trans>The card was not charged, and nothing was credited.</Trans>,
      };
    default:
      return {
        tone: 'waiting',
        title: <Trans>Finish on the card page</Trans>,
        detail: (
          <Sentences>
            <Trans>Nothing has been paid yet.</Trans>
            {expires_at !== null && <Trans>You can pay there until {time(expires_at)}.</Trans>}
          </Sentences>
        ),
      };
  }
}
