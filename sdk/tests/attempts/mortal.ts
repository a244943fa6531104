/**
 * Counts a process's steps: before and after each call and each access to its store. At the step `diesAt` the process
 * ends by `end`, or never continues.
 */
export const createMortal = (diesAt: number, end = () => {}) => {
  const death = Promise.withResolvers<true>();
  let steps = 0;
  const step = async () => {
    steps += 1;
    if (steps === diesAt) {
      end();
      death.resolve(true);
    }
    if (steps >= diesAt) await new Promise(() => {});
  };
  return {
    death: death.promise,
    steps: () => steps,
    mortal:
      <Args extends unknown[], Result>(act: (...args: Args) => Result | Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        await step();
        const result = await act(...args);
        await step();
        return result;
      },
  };
};
