import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useState } from 'react';
import { lazyOverlay } from '../../feedback/lazy-overlay.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { useRebuy } from './use-rebuy.ts';

const SkippedSheet = lazyOverlay(async () => (await import('./rebuy-skipped-sheet.tsx')).RebuySkippedSheet);

/** Puts the items of an order into the bag again, and lists those that could not be added. */
export function RebuyButton({ orderId }: { orderId: number }) {
  const [skipped, setSkipped] = useState<readonly Schema<'RebuySkip'>[]>([]);
  const sheet = useOverlay();
  const { isBusy, rebuy } = useRebuy(orderId, (left) => {
    setSkipped(left);
    return sheet.open();
  });
  return (
    <>
      <Button variant="quiet" size="medium" busy={isBusy} onClick={() => void rebuy()}>
        <Trans>Buy again</Trans>
      </Button>
      {sheet.isOpen && <SkippedSheet skipped={skipped} onClose={sheet.close} />}
    </>
  );
}
