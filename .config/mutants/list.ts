import { contractMutants } from './contract.ts';
import { mockMutants } from './mock.ts';
import type { Mutant } from './mutant.ts';
import { screenMutants } from './screens.ts';
import { sdkMutants } from './sdk.ts';
import { webMutants } from './web.ts';

/** Every planted fault. */
export const mutants: readonly Mutant[] = [
  ...contractMutants,
  ...sdkMutants,
  ...mockMutants,
  ...webMutants,
  ...screenMutants,
];
