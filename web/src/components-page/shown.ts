import type { ReactNode } from 'react';

/** One way a component can stand. */
export interface ShownState {
  /** What is special about it, in a few words. */
  name: string;
  show: ReactNode;
}

/** A component, or another part of the design system, with all its states. */
export interface Shown {
  /** As it is exported, or in words where it is no component. */
  name: string;
  /** Other exports of the same file that are shown here too. */
  with?: string[];
  /** Below web/src. */
  file: string;
  /** When to use it: one sentence. */
  when: string;
  /** How much room a state takes: a control's, a card's, or the whole width. */
  room: 'control' | 'card' | 'screen';
  states: ShownState[];
}

export interface ShownGroup {
  name: string;
  items: Shown[];
}

/** The id of its section, and the end of a link to it. */
export function placeOf({ name }: Shown): string {
  return name.replace(/[^A-Za-z]+/g, '-').toLowerCase();
}
