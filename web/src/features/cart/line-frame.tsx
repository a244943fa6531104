import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { SwipeToDelete } from './swipe-to-delete.tsx';

/** The DOM id of a line. */
export const lineElementId = (lineId: number): string => `cart-line-${lineId}`;

interface LineFrameProps {
  line: Pick<Schema<'CartLine'>, 'id' | 'name'>;
  isEditing: boolean;
  onRemove: () => void;
  className?: string;
  children: ReactNode;
}

/** A line of the bag with two ways to delete it: a swipe, and a button that is hidden in edit mode. */
export function LineFrame({ line: { id, name }, isEditing, onRemove, className, children }: LineFrameProps) {
  const { t } = useLingui();
  return (
    <li id={lineElementId(id)} className="border-t border-line">
      <SwipeToDelete onDelete={onRemove}>
        <div className={classNames('flex flex-wrap items-start gap-x-3 gap-y-2 py-3 pe-3', className)}>{children}</div>
        {!isEditing && (
          <div className="absolute end-0 top-1">
            <IconButton
              icon="delete"
              iconSize={18}
              label={t`Delete ${name}`}
              data-remove
              onClick={onRemove}
              className="*:text-ink-2"
            />
          </div>
        )}
      </SwipeToDelete>
    </li>
  );
}
