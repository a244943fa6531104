/** Removes the skeleton of index.html, when the first screen is drawn. */
export function removeShell(): void {
  document.getElementById('shell')?.remove();
}
