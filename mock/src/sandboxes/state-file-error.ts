/** The state file cannot be used. The message is one line that says what to do. The file is not changed. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError';
}
