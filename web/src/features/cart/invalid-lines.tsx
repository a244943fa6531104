import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { memo, useId, useState } from 'react';
import type { LineSelection } from '../../entities/cart-line/line-selection.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import type { LineActions } from './cart-line-row.tsx';
import { LineFrame } from './line-frame.tsx';
import { LineName, LinePicture } from './line-product.tsx';
import { SelectLine } from './select-box.tsx';

interface InvalidLinesProps {
  lines: readonly Schema<'CartLine'>[];
  /** The selection of edit mode; undefined outside it. */
  selection: LineSelection | undefined;
  actions: LineActions;
}

/** The lines that cannot be ordered now, each with the reason and a remedy. */
export const InvalidLines = memo(function InvalidLines({ lines, selection, actions }: InvalidLinesProps) {
  const { count } = useFormats();
  const list = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <section className="overflow-clip rounded-card bg-card">
      <header className="flex flex-wrap items-center justify-between gap-x-2 ps-4 pe-1">
        <h2 className="text-14 font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-13 items-center gap-1.5 text-start"
          >
            <Trans>Unavailable ({count(lines.length)})</Trans>
            <Icon
              name="expand"
              size={16}
              className={classNames('text-ink-2 transition-[rotate]', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        <Button variant="plain" size="small" onClick={() => actions.onRemove(lines)}>
          <Trans>Delete all</Trans>
        </Button>
      </header>
      <ul id={list} hidden={!isOpen}>
        {lines.map((line) => (
          <InvalidLine key={line.id} line={line} selection={selection} actions={actions} />
        ))}
      </ul>
    </section>
  );
});

interface InvalidLineProps extends Omit<InvalidLinesProps, 'lines'> {
  line: Schema<'CartLine'>;
}

function InvalidLine({ line, selection, actions }: InvalidLineProps) {
  const { t } = useLingui();
  const reason = line.invalid_reason;
  const isEditing = selection !== undefined;
  // A product that is no longer on sale has no other SKU to choose and cannot be a favourite (contract, likeProducts).
  const isOffered = reason === 'sold_out' || reason === 'spec_gone';
  const remove = () => actions.onRemove([line]);
  return (
    <LineFrame lineId={line.id} onRemove={remove}>
      <div className={classNames('flex items-center gap-1', isEditing ? 'ps-1' : 'ps-4')}>
        {selection && <SelectLine selection={selection} lineId={line.id} name={line.name} />}
        <LinePicture line={line} faded />
      </div>
      <div inert={isEditing} className="min-w-0 flex-1 basis-[10rem]">
        <div className={classNames(!isEditing && 'pe-10')}>
          <LineName line={line} />
        </div>
        <p className="mt-0.5 text-12 text-ink-2">
          <bdi>{line.spec_text}</bdi>
        </p>
        <p className="mt-0.5 text-12 font-semibold text-waiting-ink">
          <InvalidReason line={line} />
        </p>
      </div>
      <div inert={isEditing} className="flex w-full flex-wrap justify-end gap-2 ps-3 empty:hidden">
        {isOffered && (
          <>
            <Button size="small" variant="quiet" onClick={() => actions.onChoose(line)}>
              <Trans>Choose another option</Trans>
            </Button>
            <Button size="small" variant="quiet" onClick={() => actions.onMoveToFavourites([line])}>
              <Trans>Move to favourites</Trans>
            </Button>
          </>
        )}
      </div>
      {!isEditing && (
        <div className="absolute end-0 top-1">
          <IconButton
            icon="delete"
            iconSize={18}
            label={t`Delete ${line.name}`}
            data-remove
            onClick={remove}
            className="*:text-ink-2"
          />
        </div>
      )}
    </LineFrame>
  );
}

function InvalidReason({ line }: { line: Schema<'CartLine'> }) {
  switch (line.invalid_reason) {
    case 'sold_out':
      return <Trans>Sold out</Trans>;
    case 'removed':
      return <Trans>No longer sold</Trans>;
    case 'spec_gone':
      return <Trans>This option is no longer sold</Trans>;
    case 'shop_closed':
      return <Trans>The shop is closed</Trans>;
    default:
      // The server gave a reason that this version of the app does not know.
      return <Trans>Unavailable</Trans>;
  }
}
