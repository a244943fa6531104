import { abroadScenarios } from './abroad.ts';
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

/** All scenarios by group, as `/__mock/` lists them. */
export const scenarioGroups = {
  Accounts: accountScenarios,
  Security: securityScenarios,
  'After-sale': afterSaleScenarios,
  Abroad: abroadScenarios,
  'Between two calls': midFlowScenarios,
  Policies: policyScenarios,
  Carts: cartScenarios,
  Sizes: sizeScenarios,
  Names: nameScenarios,
  Wallet: walletScenarios,
} satisfies Record<string, readonly Scenario[]>;

/** All scenarios, as `--help` lists them. */
export const scenarios: readonly Scenario[] = Object.values(scenarioGroups).flat();

export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** The scenario with that name. Throws ScenarioError, which lists the known names. */
export function findScenario(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found) return found;
  throw new ScenarioError(`There is no scenario ${name}; there are ${scenarios.map((one) => one.name).join(', ')}`);
}
