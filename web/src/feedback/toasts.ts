import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ERROR_TOAST_MS, TOAST_MS } from '@meridian/sdk';
import { createAtom } from '@tanstack/react-store';
import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'plain' | 'done' | 'error' | 'loading';
  text: string;
  action?: { label: string; run: () => void } | undefined;
  /** Whether the same text is shown and announced on the screen. */
  isEcho?: boolean;
  /** For a toast at a control: its distance from an edge of the window, in pixels. */
  edge?: ToastEdge | undefined;
}

/** A message, or a text that is translated already. */
type Text = MessageDescriptor | string;

export interface ToastAction {
  label: Text;
  run: () => void;
}

/** The label of an action that takes back what a toast tells. */
export const undo = msg`Undo`;

interface ToastOptions extends Pick<Toast, 'isEcho' | 'edge'> {
  action?: ToastAction | undefined;
}

export type ToastEdge = { top: number } | { bottom: number };

/** Long enough to read the text and reach the button. */
const ACTION_TOAST_MS = 5000;

/**
 * The height of the bar that toasts stay above, in pixels. Not a property of the root: the browser would restyle the whole
 * page whenever the bar comes or goes.
 */
export const barHeight = createAtom(0);

const visible = createAtom<Toast | null>(null);
let readers = 0;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function set(toast: Toast | null): void {
  clearTimeout(timer);
  timer = undefined;
  visible.set(toast);
  startTimer();
}

/** Before the first screen, nobody can read a toast, such as the guard's: its time starts with the first listener. */
function startTimer(): void {
  const toast = visible.get();
  const duration = toast === null ? null : durationOf(toast);
  if (toast === null || duration === null || timer !== undefined || readers === 0) return;
  timer = setTimeout(() => close(toast), duration);
}

function close({ id }: Toast): void {
  if (visible.get()?.id === id) set(null);
}

function durationOf({ kind, action, isEcho }: Toast): number | null {
  if (kind === 'loading') return null;
  if (action !== undefined) return ACTION_TOAST_MS;
  return kind === 'error' && !isEcho ? ERROR_TOAST_MS : TOAST_MS;
}

const translated = (text: Text): string => (typeof text === 'string' ? text : i18n._(text));

function show(kind: Toast['kind'], text: Text, { action, ...more }: ToastOptions = {}): () => void {
  lastId += 1;
  const shown = action && { ...action, label: translated(action.label) };
  const toast: Toast = { id: lastId, kind, text: translated(text), action: shown, ...more };
  set(toast);
  return () => close(toast);
}

/**
 * Shows one toast at a time; the newest wins. Each call returns a function that closes the toast. Durations: 1200 ms,
 * errors 4 s, with an action 5 s; a loading toast stays until it is closed (R9.03).
 */
export const toasts = {
  plain: (text: Text, action?: ToastAction) => show('plain', text, { action }),
  done: (text: Text, action?: ToastAction) => show('done', text, { action }),
  error: (text: Text, action?: ToastAction) => show('error', text, { action }),
  /** An error that is also on the screen: shown for only 1200 ms, and not announced twice. */
  echo: (text: string) => show('error', text, { isEcho: true }),
  /** Beside a control that does not work at the moment. */
  at: (edge: ToastEdge | undefined, text: Text) => show('error', text, { edge }),
  loading: (text: Text) => show('loading', text),
  close: () => set(null),
};

export function currentToast(): Toast | null {
  return visible.get();
}

/** Calls back whenever the visible toast changes. */
export function subscribeToToasts(listener: () => void): () => void {
  const { unsubscribe } = visible.subscribe(listener);
  readers += 1;
  startTimer();
  return () => {
    readers -= 1;
    unsubscribe();
  };
}

/** The visible toast. Re-renders the component when it changes. */
export function useToast(): Toast | null {
  return useSyncExternalStore(subscribeToToasts, currentToast);
}
