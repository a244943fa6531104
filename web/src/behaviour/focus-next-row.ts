/** Moves the focus, before rows are removed, to a control of the next row, or to the whole list if there is none. */
export function focusNextRow(control: string, listId: string): void {
  const row = document.activeElement?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector<HTMLElement>(control) ?? document.getElementById(listId))?.focus({ preventScroll: true });
}
