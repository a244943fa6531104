import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { ChangeOfMind, useIsChangeOfMindShown } from '../../entities/change-of-mind/change-of-mind.ts';
import { changeOfMindWords } from '../../entities/change-of-mind/change-of-mind-words.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';

/** The way back without a reason, while its time runs (B8.10). */
export function UndoOrder({ order }: { order: Schema<'Order'> }) {
  const { moment } = useFormats();
  const sheet = useOverlay();
  const isShown = useIsChangeOfMindShown();
  const { allowed_actions, change_of_mind_until: until } = order;
  if (!isShown || !allowed_actions.includes('change_of_mind')) return null;
  return (
    <section className="flex flex-col gap-3 rounded-card bg-card p-4">
      <p className="text-14 text-ink-2">
        {until ? (
          <Trans>You can undo this purchase without a reason until {moment(until)}.</Trans>
        ) : (
          <Trans>You can undo this purchase without a reason.</Trans>
        )}
      </p>
      <Button variant="quiet" size="medium" wide onClick={sheet.open}>
        {changeOfMindWords}
      </Button>
      {sheet.isOpen && <ChangeOfMind orders={[order]} onClose={sheet.close} />}
    </section>
  );
}
