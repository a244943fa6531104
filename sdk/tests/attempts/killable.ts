/**
 * Counts a process's steps: before and after each call and each access to its store. At the step `killedAt` the process
 * ends by `end`, or never continues.
 */
export const createKillable = (killedAt: number, end = () => {}) => {
  const killing = Promise.withResolvers<true>();
  let steps = 0;
  const step = async () => {
    steps += 1;
    if (steps === killedAt) {
      end();
      killing.resolve(true);
    }
    if (steps >= killedAt) await new Promise(() => {});
  };
  return {
    killed: killing.promise,
    steps: () => steps,
    killable:
      <Args extends unknown[], Result>(act: (...args: Args) => Result | Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        await step();
        const result = await act(...args);
        await step();
        return result;
      },
  };
};
