/** A command line that cannot be followed; the message is one line that says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}
