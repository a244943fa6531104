import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { SwipeToDelete } from './swipe-to-delete.tsx';

export const lineElementId = (lineId: number): string => `cart-line-${lineId}`;

interface LineFrameProps {
  lineId: number;
  onRemove: () => void;
  className?: string;
  children: ReactNode;
}

/** A line of the bag, which a swipe deletes. */
export function LineFrame({ lineId, onRemove, className, children }: LineFrameProps) {
  return (
    <li id={lineElementId(lineId)} className="border-t border-line">
      <SwipeToDelete onDelete={onRemove}>
        <div className={classNames('flex flex-wrap items-start gap-x-3 gap-y-2 py-3 pe-3', className)}>{children}</div>
      </SwipeToDelete>
    </li>
  );
}
