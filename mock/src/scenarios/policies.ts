import type { Policy } from '../world/types.ts';
import type { Scenario } from './scenario.ts';

const policy = (name: string, description: string, changed: Partial<Policy>): Scenario => ({
  name,
  description,
  apply: (world) => Object.assign(world.policy, changed),
});

export const policyScenarios: readonly Scenario[] = [
  policy('refund_refused', 'Shops refuse every refund they decide on.', { refunds: 'refuse' }),
  policy('refund_refused_for_good', 'Shops refuse every refund they decide on, and the platform agrees with them.', {
    refunds: 'refuse',
    escalations: 'refuse',
  }),
  policy('audit_refused', 'Audits refuse every recharge and withdrawal.', { audits: 'refuse' }),
  policy('evidence_already_used', 'Auditors know the evidence of every new top-up from an earlier one.', {
    evidence: 'used',
  }),
  policy('methods_closed', 'Topping up by card and on-chain, and withdrawing to a bank card, are switched off.', {
    closedRecharges: ['card', 'onchain'],
    closedWithdrawals: ['bank'],
  }),
  policy('service_unavailable', 'Customer service takes no messages.', { service: 'unavailable' }),
  policy('keys_forgotten', 'Idempotency keys are forgotten after a minute: a later repeat is carried out again.', {
    keys: 'minute',
  }),
];
