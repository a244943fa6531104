import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { initialIcons } from './icons-initial.ts';

type DeferredIcons = typeof import('./icons-deferred.ts')['deferredIcons'];
type InitialIconName = keyof typeof initialIcons;
type DeferredIconName = keyof DeferredIcons;

export type IconName = InitialIconName | DeferredIconName;

const sizes = {
  14: 'size-(--icon-14)',
  16: 'size-(--icon-16)',
  18: 'size-(--icon-18)',
  20: 'size-(--icon-20)',
  22: 'size-(--icon-22)',
  24: 'size-(--icon-24)',
  32: 'size-(--icon-32)',
};

export interface IconProps {
  name: IconName;
  /** In pixels at the default text size; scales with the text. */
  size?: keyof typeof sizes;
  /** For example a liked heart or a given star. */
  filled?: boolean;
  className?: string | undefined;
}

const loadedIcons = createAtom<DeferredIcons | undefined>(undefined);
let loading: Promise<void> | undefined;

/**
 * Loads the icons that no first screen needs: with the screens, sheets and sections that come later. Returns undefined
 * once they are loaded. A failure does not reject: their boxes stay empty, and every control has a label.
 */
export function loadDeferredIcons(): Promise<void> | undefined {
  if (loadedIcons.get() !== undefined) return undefined;
  loading ??= import('./icons-deferred.ts').then(
    ({ deferredIcons }) => loadedIcons.set(deferredIcons),
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** An icon, hidden from screen readers: a control with only an icon needs its own label. */
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
  const icons = useSelector(loadedIcons);
  useEffect(() => {
    if (icons === undefined) void loadDeferredIcons();
  }, [icons]);
  if (icons !== undefined) return <LucideIcon component={icons[name]} name={name} {...rest} />;
  // The same box as the icon's, so that nothing moves when the icon loads.
  const { size = DEFAULT_PX, className } = rest;
  return <svg aria-hidden className={classNames('shrink-0', sizes[size], className)} />;
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
      className={classNames('shrink-0', sizes[size], filled && 'fill-current', isDirectional && 'mirrored', className)}
    />
  );
}
