// Replaces node:util in the worker: only the part that the mock uses.
export { default as isDeepStrictEqual } from 'fast-deep-equal';

type Callback<Result> = (error: Error | null, result: Result) => void;

export const promisify =
  <Args extends unknown[], Result>(call: (...args: [...Args, Callback<Result>]) => void) =>
  (...args: Args) =>
    new Promise<Result>((resolve, reject) =>
      call(...args, (error, result) => (error === null ? resolve(result) : reject(error))),
    );
