import { useEffect, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { initialIcons } from './icons-initial.ts';

type LaterMarks = typeof import('./icons-deferred.ts')['deferredIcons'];
type FirstName = keyof typeof initialIcons;
type LaterName = keyof LaterMarks;

export type IconName = FirstName | LaterName;

export interface IconProps {
  name: IconName;
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 32;
  /** A filled mark: the liked heart, the given star. */
  filled?: boolean;
  className?: string | undefined;
}

let laterMarks: LaterMarks | undefined;
let loading = false;
const listeners = new Set<() => void>();

/** Fetches the marks that the first screen does without; asked for by whoever draws one, and when the device is idle. */
export function loadDeferredIcons(): void {
  if (loading) return;
  loading = true;
  import('./icons-deferred.ts').then(
    (module) => {
      laterMarks = module.deferredIcons;
      for (const listener of listeners) listener();
    },
    // Asked for again by the next mark that is missing; until then its place stays empty, and every control has words.
    () => {
      loading = false;
    },
  );
}

/** A mark beside words; it is never read aloud, so a control that shows only a mark needs a label of its own. */
export function Icon({ name, ...rest }: IconProps) {
  return isFirst(name) ? <Drawn mark={initialIcons[name]} name={name} {...rest} /> : <Later name={name} {...rest} />;
}

function isFirst(name: IconName): name is FirstName {
  return Object.hasOwn(initialIcons, name);
}

function Later({ name, ...rest }: IconProps & { name: LaterName }) {
  const marks = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => laterMarks,
  );
  useEffect(() => {
    if (marks === undefined) loadDeferredIcons();
  }, [marks]);
  if (marks !== undefined) return <Drawn mark={marks[name]} name={name} {...rest} />;
  // Its place is as firm as the mark's own: in a full line it does not give way and then push.
  const { size = DEFAULT_PX, className } = rest;
  return <svg aria-hidden width={size} height={size} className={classNames('shrink-0', className)} />;
}

const DEFAULT_PX = 20;

type Mark = (typeof initialIcons)[FirstName];

function Drawn({ mark: Shape, name, size = DEFAULT_PX, filled = false, className }: IconProps & { mark: Mark }) {
  const points = name === 'back' || name === 'forward';
  return (
    <Shape
      aria-hidden
      size={size}
      strokeWidth={1.75}
      className={classNames('shrink-0', filled && 'fill-current', points && 'mirrored', className)}
    />
  );
}
