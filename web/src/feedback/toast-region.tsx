import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import { useTopModal } from '../ui/overlay/modal-stack.ts';
import { barHeight, type Toast, toasts, useToast } from './toasts.ts';

const icons = { plain: undefined, done: 'check', error: 'alert', loading: 'spinner' } satisfies Record<
  Toast['kind'],
  IconName | undefined
>;

/** The toasts: above the tab bar, or at the top while a sheet or a screen's keys cover the bottom. */
export function ToastRegion({ aboveTabs }: { aboveTabs: boolean }) {
  const sheet = useTopModal();
  if (sheet !== undefined)
    return createPortal(<LiveRegion inSheet className="top-[calc(var(--safe-top)+12px)]" />, sheet);
  return (
    <LiveRegion
      className={
        aboveTabs
          ? 'bottom-[calc(var(--tab-bar)+var(--safe-bottom)+12px)]'
          : 'bottom-[calc(var(--safe-bottom)+88px)] in-data-[toasts=top]:top-[calc(var(--safe-top)+12px)] in-data-[toasts=top]:bottom-auto'
      }
    />
  );
}

/**
 * The live region of the page. It is always rendered, and empty at first, because screen readers only announce changes.
 * In a sheet it is a popover: the sheet would otherwise move and clip it, as it does where there are none (Safari 16).
 */
function LiveRegion({ className, inSheet = false }: { className: string; inSheet?: boolean }) {
  const region = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const marginBlockEnd = useSelector(barHeight);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (inSheet) region.current?.showPopover?.();
  }, [inSheet]);
  return (
    <div
      ref={region}
      popover={inSheet ? 'manual' : undefined}
      role="status"
      aria-live="polite"
      style={toast?.edge ? { top: 'auto', bottom: 'auto', ...toast.edge } : { marginBlockEnd }}
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-50 mx-auto flex w-full max-w-(--column) justify-center border-0 bg-transparent px-4',
        inSheet && 'bottom-auto h-auto overflow-visible py-0',
        className,
      )}
    >
      {isMounted && toast !== null && <ToastPill key={toast.id} toast={toast} />}
    </div>
  );
}

function ToastPill({ toast: { id, kind, text, action, isEcho, edge } }: { toast: Toast }) {
  const icon = edge === undefined ? icons[kind] : 'offline';
  return (
    <div
      data-toast={id}
      data-kind={kind}
      aria-hidden={isEcho}
      className={classNames(
        'toast flex min-h-11 max-w-full items-center gap-2 rounded-sheet bg-ink py-2 ps-4 pe-4 text-14 font-medium text-ink-inverse',
        // Without an action, the keys below the toast stay pressable.
        action !== undefined && 'pointer-events-auto',
      )}
    >
      {icon && <Icon name={icon} size={18} className={kind === 'loading' ? 'animate-spin' : undefined} />}
      <span>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            toasts.close();
            action.run();
          }}
          className="hit-44 ms-2 font-semibold underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
