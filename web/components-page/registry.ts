import type { ReactNode } from 'react';

interface RegistryState {
  /** What is special about it, in a few words. */
  name: string;
  show: ReactNode;
}

/** A component, or another part of the design system, with all its states. */
export interface RegistryEntry {
  /** The name of the export, or words if it is not a component. */
  name: string;
  /** Other exports of the same file that are shown here too. */
  with?: string[];
  /** Path below web/src. */
  file: string;
  /** When to use it: one sentence. */
  when: string;
  /** The width of a state: a control's, a card's, or the whole width. */
  width: 'control' | 'card' | 'screen';
  states: RegistryState[];
}

export interface RegistryGroup {
  name: string;
  items: RegistryEntry[];
}

/** The id of an entry's section, for links to it. */
export function anchorOf({ name }: RegistryEntry): string {
  return name.replace(/[^A-Za-z]+/g, '-').toLowerCase();
}
