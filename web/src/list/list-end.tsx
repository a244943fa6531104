import { Trans } from '@lingui/react/macro';

export function ListEnd() {
  return (
    <p className="py-6 text-center text-12 text-ink-2">
      <Trans>No more</Trans>
    </p>
  );
}
