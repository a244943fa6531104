/** A report that cannot be read, merged or written; the message is one line that says what to do. */
export class ReportError extends Error {
  override name = 'ReportError';
}
