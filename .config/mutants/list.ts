import type { Mutant } from './mutant.ts';
import { sdkMutants } from './sdk.ts';

/** Every planted fault. */
export const mutants: readonly Mutant[] = [...sdkMutants];
