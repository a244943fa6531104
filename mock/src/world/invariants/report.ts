/** Collects violations, each with its record's name, for example `order 9001: …`. */
export interface Report {
  /** For what must hold of a record: records a violation unless it does. The sentence is only created if needed. */
  of(record: string, id: number | string): (holds: boolean, wrong: () => string) => void;
  /**
   * Records a violation unconditionally: for the catalogue's many records, where a closure each would cost too much.
   */
  fault(record: string, id: number | string, wrong: string): void;
  readonly found: string[];
}

export const createReport = (): Report => {
  const found: string[] = [];
  const fault = (record: string, id: number | string, wrong: string) => {
    found.push(`${record} ${id}: ${wrong}`);
  };
  return {
    found,
    fault,
    of: (record, id) => (holds, wrong) => {
      if (!holds) fault(record, id, wrong());
    },
  };
};

export const wholeFrom = (least: number, value: number): boolean => Number.isSafeInteger(value) && value >= least;
