import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { type Toast, toasts, useToast } from './toasts.ts';

const icons = { plain: undefined, done: 'check', error: 'alert', loading: 'wait' } satisfies Record<
  Toast['kind'],
  IconName | undefined
>;

/** The one live region of the page. It is always there, because readers only announce changes of what they know. */
export function ToastRegion({ aboveTabs }: { aboveTabs: boolean }) {
  const toast = useToast();
  const icon = toast === null ? undefined : icons[toast.kind];
  return (
    <div
      role="status"
      aria-live="polite"
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-50 mx-auto flex w-full max-w-(--column) justify-center px-4',
        aboveTabs ? 'bottom-[calc(var(--tab-bar)+var(--safe-bottom)+12px)]' : 'bottom-[calc(var(--safe-bottom)+88px)]',
      )}
    >
      {toast !== null && (
        <div
          key={toast.id}
          data-kind={toast.kind}
          className="toast pointer-events-auto flex min-h-11 max-w-full items-center gap-2 rounded-full bg-ink py-2 ps-4 pe-4 text-14 font-medium text-ink-inverse"
        >
          {icon && <Icon name={icon} size={18} className={toast.kind === 'loading' ? 'animate-spin' : undefined} />}
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toasts.close();
                toast.action?.run();
              }}
              className="hit-44 ms-2 font-semibold underline underline-offset-4"
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
