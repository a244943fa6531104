import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon/icon.tsx';

const scenes = new URL('./scenes.svg', import.meta.url).pathname;

interface EmptyStateProps {
  icon?: IconName;
  /** A drawing of scenes.svg, instead of an icon. */
  scene?: 'bag' | 'bell' | 'heart' | 'parcel' | 'search' | 'wallet';
  /** A sentence: what is missing, or what happened. */
  title: ReactNode;
  /** What to do about it, if the action's label does not say so. */
  detail?: ReactNode;
  /** Small print at the end, for those who want the details. */
  note?: ReactNode;
  action?: ReactNode;
  /** Whether it is an error, which screen readers announce at once. */
  alert?: boolean;
}

/** An empty, failed or closed state: one picture, one sentence, one action. */
export function EmptyState({ icon, scene, title, detail, note, action, alert = false }: EmptyStateProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      // An error that fills a screen is centred.
      className={classNames('flex flex-col items-center px-6 py-12 text-center', alert && 'grow justify-center')}
    >
      {scene !== undefined && (
        // A separate file, drawn with the tokens of this page.
        <svg aria-hidden="true" className="-mt-4 h-28 w-40">
          <use href={`${scenes}#${scene}`} />
        </svg>
      )}
      {icon !== undefined && (
        <span className="grid size-16 place-items-center rounded-full bg-well text-ink-2">
          <Icon name={icon} size={24} />
        </span>
      )}
      <p className="mt-4 max-w-80 text-16 font-semibold">{title}</p>
      {detail && <p className="mt-1.5 max-w-80 text-14 text-ink-2">{detail}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
      {note && <p className="mt-4 max-w-80 text-12 text-ink-2">{note}</p>}
    </div>
  );
}
