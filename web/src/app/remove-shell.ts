/** Removes the skeleton of index.html, once the first screen is rendered. */
export function removeShell(): void {
  document.getElementById('shell')?.remove();
}
