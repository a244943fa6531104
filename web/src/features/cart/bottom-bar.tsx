import { type ReactNode, useRef } from 'react';
import { useToastClearance } from '../../feedback/toast-clearance.ts';

/**
 * The bar above the tabs; in a wide window, a card beside the lines. With large text the bar wraps and is not sticky:
 * otherwise it and the tab bar would cover half of the window.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useToastClearance(bar);
  return (
    <div
      ref={bar}
      className="sticky bottom-[calc(var(--tab-bar)+var(--safe-bottom))] z-20 mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-bar px-4 py-2 backdrop-blur-bar @max-[18rem]:static wide:top-[calc(var(--top-bar)+var(--safe-top)+4px)] wide:bottom-auto wide:mt-1 wide:me-4 wide:w-80 wide:shrink-0 wide:rounded-card wide:border-0 wide:bg-card wide:py-4"
    >
      {children}
    </div>
  );
}
