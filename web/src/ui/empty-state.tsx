import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon/icon.tsx';

const scenes = new URL('./scenes.svg', import.meta.url).pathname;

interface EmptyStateProps {
  icon?: IconName;
  /** In place of an icon, a drawing of scenes.svg. */
  scene?: 'bag' | 'bell' | 'heart' | 'parcel' | 'search' | 'wallet';
  /** One sentence: what is missing, or what happened. */
  title: ReactNode;
  /** What to do about it, if the action's label does not say so. */
  detail?: ReactNode;
  /** Small and last: what is of use to those who look into it. */
  note?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** An error, announced at once by screen readers. */
  alert?: boolean;
}

/** An empty, failed or closed state: one picture, one sentence, one action. */
export function EmptyState({ icon, scene, title, detail, note, action, alert = false }: EmptyStateProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      // An error that has a screen to itself stands in the middle of it.
      className={classNames('flex flex-col items-center px-6 py-12 text-center', alert && 'grow justify-center')}
    >
      {scene !== undefined && (
        // In a file of its own, which is drawn with the tokens of this page.
        <svg aria-hidden="true" className="-mt-4 h-28 w-40">
          <use href={`${scenes}#${scene}`} />
        </svg>
      )}
      {icon !== undefined && (
        <span className="grid size-16 place-items-center rounded-full bg-well text-ink-2">
          <Icon name={icon} size={24} />
        </span>
      )}
      <p className="mt-4 max-w-80 text-balance text-16 font-semibold">{title}</p>
      {detail && <p className="mt-1.5 max-w-80 text-balance text-14 text-ink-2">{detail}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
      {note && <p className="mt-4 max-w-80 text-balance text-12 text-ink-2">{note}</p>}
    </div>
  );
}
