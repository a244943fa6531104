import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { QuantityEdit, QuantityEdits } from '@meridian/sdk/flows';
import { LOW_STOCK, quantityError } from '@meridian/sdk/rules';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/input/stepper.tsx';
import { Urgent } from '../../ui/urgent.tsx';
import { useQuantityEdit } from './quantity-edits.ts';

interface LineQuantityProps {
  line: Schema<'CartLine'>;
  edits: QuantityEdits;
  onRemove: () => void;
  children: ReactNode;
}

/** The quantity of a cart line, changed by steps or typed, with its maximum and the state of the last change. */
export function LineQuantity({ line, edits, onRemove, children }: LineQuantityProps) {
  const { t } = useLingui();
  const about = useId();
  const edit = useQuantityEdit(line.id);
  const isOwn = edit !== undefined && edit.state !== 'refused';
  const quantity = isOwn ? (edit.quantity ?? Number.NaN) : line.quantity;
  const error = quantityError(quantity, line.max_quantity);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        {children}
        <span className="ms-auto">
          <Stepper
            label={t`Quantity`}
            value={quantity}
            max={line.max_quantity}
            onChange={(next) => edits.change(line.id, next)}
            invalid={error !== undefined}
            describedBy={about}
            removal={{ label: t`Delete ${line.name}`, onRemove }}
          />
        </span>
      </div>
      <div id={about} role="status" className="text-12 text-ink-2 *:mt-1.5">
        {error === 'invalid' ? (
          <QuantityInvalid max={line.max_quantity} />
        ) : error === 'too_many' ? (
          <div className="flex flex-wrap items-center justify-between gap-x-2 text-danger">
            <LimitText line={line} />
            <NoteButton onPress={() => edits.change(line.id, line.max_quantity)}>
              <Take count={line.max_quantity} />
            </NoteButton>
          </div>
        ) : (
          (quantity === line.max_quantity || line.max_quantity <= LOW_STOCK) && (
            <p>
              <LimitText line={line} />
            </p>
          )
        )}
        {edit !== undefined && error === undefined && <EditNote edit={edit} line={line} edits={edits} />}
      </div>
    </>
  );
}

function QuantityInvalid({ max }: { max: number }) {
  const { count } = useFormats();
  return (
    <p className="text-danger">
      <Trans>Enter a number from 1 to {count(max)}</Trans>
    </p>
  );
}

function Take({ count: pieces }: { count: number }) {
  const { count } = useFormats();
  return <Trans>Change to {count(pieces)}</Trans>;
}

/** Why the quantity of a line cannot be higher. */
function LimitText({ line: { max_quantity: max, max_quantity_reason: reason } }: { line: Schema<'CartLine'> }) {
  const { count } = useFormats();
  if (reason === 'customer') return <Trans>Limit {count(max)} per customer</Trans>;
  if (reason === 'line') return <Trans>Up to {count(max)} of each item</Trans>;
  return (
    <Urgent>
      <Trans>Only {count(max)} left</Trans>
    </Urgent>
  );
}

interface EditNoteProps {
  edit: QuantityEdit;
  line: Schema<'CartLine'>;
  edits: QuantityEdits;
}

/** The state of a change, and what the customer can do about it. */
function EditNote({ edit: { state, quantity }, line, edits }: EditNoteProps) {
  const { count } = useFormats();
  const own = count(quantity ?? line.quantity);
  const theirs = count(line.quantity);
  if (state === 'open') return null;
  if (state === 'refused') {
    return (
      <p className="text-danger">
        <Trans>
          You cannot buy {own}. Your bag still has {theirs}.
        </Trans>
      </p>
    );
  }
  if (state === 'unsaved') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-2 text-danger">
        <Trans>Not saved. Your bag still has {theirs}.</Trans>
        <NoteButton onPress={() => void edits.retry(line.id)}>
          <Trans>Try again</Trans>
        </NoteButton>
      </div>
    );
  }
  return (
    <div className="rounded-box bg-waiting-soft p-3 text-14 text-waiting-ink">
      <p>
        <Trans>
          Changed to {theirs} in another tab or on another device. You chose {own} here.
        </Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="quiet" onClick={() => edits.keepOwn(line.id)}>
          <Trans>Keep {own}</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={() => edits.drop(line.id)}>
          <Take count={line.quantity} />
        </Button>
      </div>
    </div>
  );
}

function NoteButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className="hit-44 text-14 font-semibold text-brand">
      {children}
    </button>
  );
}
