import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Sentences } from '../ui/sentences.tsx';
import { FieldError } from './field-error.tsx';
import { handleFiles, PICTURE_TYPES } from './picture-input.ts';
import { type FieldPicture, PictureTile } from './picture-tile.tsx';
import { usePictureDrag } from './use-picture-drag.ts';

interface PictureFieldProps {
  label: ReactNode;
  pictures: readonly FieldPicture[];
  max: number;
  help?: ReactNode;
  /** The error of the field, for example that it has no picture. */
  error?: string | undefined;
  /** Why files of the last pick were refused. */
  problems?: readonly string[];
  onAdd: (files: readonly File[]) => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
  onMove: (key: string, index: number) => void;
}

/** Selects, moves and removes pictures, and keeps the focus among them. */
function usePictureOrder({ pictures, onMove, onRemove }: Pick<PictureFieldProps, 'pictures' | 'onMove' | 'onRemove'>) {
  const { t } = useLingui();
  const { count } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState<string>();
  const [moved, setMoved] = useState<string>();
  // React moves the tile in the document, so the tile loses the focus.
  const focusAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusAt.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-picture-button], input') ?? [];
    buttons[Math.min(focusAt.current, buttons.length - 1)]?.focus();
    focusAt.current = undefined;
  });

  const total = pictures.length;
  const selectedIndex = pictures.findIndex(({ key }) => key === selected);
  const move = (key: string, to: number) => {
    const from = pictures.findIndex((picture) => picture.key === key);
    const index = Math.max(0, Math.min(total - 1, to));
    if (index === from) return;
    onMove(key, index);
    setMoved(t`Picture ${count(from + 1)} moved to ${count(index + 1)} of ${count(total)}`);
  };
  const remove = (index: number) => {
    const picture = pictures[index];
    if (picture === undefined) return;
    focusAt.current = index;
    setSelected(undefined);
    onRemove(picture.key);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: total - 1 }[event.key];
    const picture = pictures[index];
    if (event.key === 'Delete') remove(index);
    else if (to !== undefined && picture !== undefined) {
      event.preventDefault();
      focusAt.current = Math.max(0, Math.min(total - 1, to));
      move(picture.key, to);
    }
  };
  return { list, selected, setSelected, selectedIndex, moved, move, remove, onKeyDown };
}

/** The pictures of a form: picked or taken, reordered by dragging, arrow keys or buttons, and removed. */
export function PictureField(props: PictureFieldProps) {
  const { label, pictures, max, help, error, problems = [], onAdd, onRetry } = props;
  const { t } = useLingui();
  const { count } = useFormats();
  const id = useId();
  const { list, selected, setSelected, selectedIndex, moved, move, remove, onKeyDown } = usePictureOrder(props);
  const total = pictures.length;
  const { drag, wasDragged, handlers } = usePictureDrag(move);
  const uploaded = pictures.filter(({ share, error }) => share === undefined && error === undefined).length;
  const failedIndex = pictures.findIndex((picture) => picture.error !== undefined);
  const failure = pictures[failedIndex]?.error;
  // Beside others, a sentence about "this picture" would be read as one about them.
  const named = failure && total > 1 ? t`Picture ${count(failedIndex + 1)}: ${failure}` : failure;
  const steps = [
    { by: -1, end: 0, text: <Trans>Move earlier</Trans> },
    { by: 1, end: total - 1, text: <Trans>Move later</Trans> },
  ];
  const messages = [error, ...problems, named].filter((text) => text !== undefined);
  return (
    <fieldset aria-describedby={`${id}-about`} aria-invalid={messages.length > 0 || undefined}>
      <legend className="text-14 font-semibold">{label}</legend>
      <ul ref={list} className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.25rem),1fr))] gap-2.5">
        {pictures.map((picture, index) => {
          const { key } = picture;
          const isDragged = drag?.key === key;
          return (
            <li
              key={key}
              data-index={index}
              style={isDragged ? { translate: `${drag.x}px ${drag.y}px` } : undefined}
              className={classNames(
                'relative rounded-box',
                isDragged && 'pointer-events-none z-10 opacity-85',
                drag !== undefined && drag.over === index && 'outline-2 outline-offset-2 outline-brand',
              )}
            >
              <PictureTile
                {...handlers(key)}
                picture={picture}
                place={index + 1}
                total={total}
                isSelected={key === selected}
                aria-pressed={picture.error === undefined ? key === selected : undefined}
                aria-describedby={`${id}-keys`}
                onKeyDown={(event) => onKeyDown(event, index)}
                onClick={() => {
                  if (wasDragged()) return;
                  if (picture.error === undefined) setSelected(key === selected ? undefined : key);
                  else onRetry(key);
                }}
                onRemove={() => remove(index)}
              />
            </li>
          );
        })}
        {total < max && (
          <>
            <AddTile label={t`Add pictures`} icon="plus" onAdd={onAdd} />
            <AddTile label={t`Take a photo`} icon="camera" onAdd={onAdd} isCamera />
          </>
        )}
      </ul>
      {selected !== undefined && selectedIndex !== -1 && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {total > 1 &&
            steps.map(({ by, end, text }) => (
              <Button
                key={by}
                size="medium"
                variant="quiet"
                disabled={selectedIndex === end}
                onClick={() => move(selected, selectedIndex + by)}
              >
                {text}
              </Button>
            ))}
          <Button size="medium" variant="quiet" onClick={() => remove(selectedIndex)}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
      <div id={`${id}-about`}>
        {messages.map((text) => (
          <FieldError key={text} id={`${id}-${text}`}>
            {text}
          </FieldError>
        ))}
        <div className="mt-1.5 text-14 text-ink-2">
          <Sentences>
            {help}
            <Trans>
              {count(uploaded)} of {count(max)}. We remove where and when they were taken.
            </Trans>
          </Sentences>
        </div>
      </div>
      <p id={`${id}-keys`} hidden>
        <Trans>Use arrow keys to move it, Delete to remove it.</Trans>
      </p>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </fieldset>
  );
}

interface AddTileProps extends Pick<PictureFieldProps, 'onAdd'> {
  label: string;
  icon: 'plus' | 'camera';
  /** Opens the camera. Only on touch devices, which have one. */
  isCamera?: boolean;
}

function AddTile({ label, icon, onAdd, isCamera = false }: AddTileProps) {
  return (
    <li className={isCamera ? 'hidden pointer-coarse:block' : undefined}>
      <label className="flex aspect-square w-full flex-col items-center justify-center gap-1 rounded-box border border-dashed border-ink-3 p-1 text-center text-12 text-ink-2 outline-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
        <Icon name={icon} size={22} />
        {label}
        <input
          type="file"
          accept={PICTURE_TYPES}
          multiple={!isCamera}
          capture={isCamera ? 'environment' : undefined}
          className="sr-only"
          onChange={handleFiles(onAdd)}
        />
      </label>
    </li>
  );
}
