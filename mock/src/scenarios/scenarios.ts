import { accountScenarios } from './accounts.ts';
import { afterSaleScenarios } from './after-sale.ts';
import { cartScenarios } from './carts.ts';
import { midFlowScenarios } from './mid-flow.ts';
import { nameScenarios } from './names.ts';
import { policyScenarios } from './policies.ts';
import type { Scenario } from './scenario.ts';
import { securityScenarios } from './security.ts';
import { sizeScenarios } from './sizes.ts';
import { walletScenarios } from './wallet.ts';

/** Every scenario, as `/__mock/` and `--help` list them. */
export const scenarios: readonly Scenario[] = [
  ...accountScenarios,
  ...securityScenarios,
  ...afterSaleScenarios,
  ...midFlowScenarios,
  ...policyScenarios,
  ...cartScenarios,
  ...sizeScenarios,
  ...nameScenarios,
  ...walletScenarios,
];

export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** The scenario of that name. Throws ScenarioError, which lists the names there are. */
export function findScenario(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found) return found;
  throw new ScenarioError(`There is no scenario ${name}; there are ${scenarios.map((one) => one.name).join(', ')}`);
}
