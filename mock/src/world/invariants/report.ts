/** Collects what is wrong, each time with the name of the record, for example `order 9001: …`. */
export interface Report {
  /** Notes a violation unless the condition holds; the sentence is only made when it is needed. */
  must(holds: boolean, record: string, id: number | string, wrong: () => string): void;
  /** The same without asking: for the many records of the catalogue, where a closure each would cost too much. */
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
    must: (holds, record, id, wrong) => {
      if (!holds) fault(record, id, wrong());
    },
  };
};

export const wholeFrom = (least: number, value: number): boolean => Number.isSafeInteger(value) && value >= least;
