import { useEffect, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { initialIcons } from './icons-initial.ts';

type DeferredIcons = typeof import('./icons-deferred.ts')['deferredIcons'];
type InitialIconName = keyof typeof initialIcons;
type DeferredIconName = keyof DeferredIcons;

export type IconName = InitialIconName | DeferredIconName;

export interface IconProps {
  name: IconName;
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 32;
  /** A filled mark: the liked heart, the given star. */
  filled?: boolean;
  className?: string | undefined;
}

let deferredIcons: DeferredIcons | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/** Fetches the marks that the first screen does without; asked for by whoever draws one, and when the device is idle. */
export function loadDeferredIcons(): void {
  if (isLoading) return;
  isLoading = true;
  import('./icons-deferred.ts').then(
    (module) => {
      deferredIcons = module.deferredIcons;
      for (const listener of listeners) listener();
    },
    // Asked for again by the next mark that is missing; until then its place stays empty, and every control has words.
    () => {
      isLoading = false;
    },
  );
}

/** A mark beside words; it is never read aloud, so a control that shows only a mark needs a label of its own. */
export function Icon({ name, ...rest }: IconProps) {
  return isInitial(name) ? (
    <LucideIcon component={initialIcons[name]} name={name} {...rest} />
  ) : (
    <DeferredIcon name={name} {...rest} />
  );
}

function isInitial(name: IconName): name is InitialIconName {
  return Object.hasOwn(initialIcons, name);
}

function DeferredIcon({ name, ...rest }: IconProps & { name: DeferredIconName }) {
  const icons = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => deferredIcons,
  );
  useEffect(() => {
    if (icons === undefined) loadDeferredIcons();
  }, [icons]);
  if (icons !== undefined) return <LucideIcon component={icons[name]} name={name} {...rest} />;
  // Its place is as firm as the mark's own: in a full line it does not give way and then push.
  const { size = DEFAULT_PX, className } = rest;
  return <svg aria-hidden width={size} height={size} className={classNames('shrink-0', className)} />;
}

const DEFAULT_PX = 20;

type IconComponent = (typeof initialIcons)[InitialIconName];

function LucideIcon({
  component: Component,
  name,
  size = DEFAULT_PX,
  filled = false,
  className,
}: IconProps & { component: IconComponent }) {
  const isDirectional = name === 'back' || name === 'forward';
  return (
    <Component
      aria-hidden
      size={size}
      strokeWidth={1.75}
      className={classNames('shrink-0', filled && 'fill-current', isDirectional && 'mirrored', className)}
    />
  );
}
