import { useActions } from './actions.tsx';
import { change, type MockState, read } from './mock-api.ts';

const WORDS: Readonly<Record<keyof MockState['policy'], string>> = {
  refunds: 'What shops do with a refund',
  escalations: 'What the platform does with a case that was escalated',
  audits: 'How audits of top-ups and withdrawals end',
  evidence: 'What auditors find of the evidence of a top-up',
  closedRecharges: 'Ways to top up that are closed',
  closedWithdrawals: 'Ways to withdraw that are closed',
  service: 'Customer service',
  keys: 'How long idempotency keys are remembered',
};

/** How shops, auditors and customer service decide. Each policy can change while the world runs. */
export function PolicyPanel({ state }: { state: MockState }) {
  const { act } = useActions();
  const names = Object.keys(WORDS) as (keyof MockState['policy'])[]; // the keys are those of the policy
  return <div className="cards">{names.map(decision)}</div>;

  function decision(name: keyof MockState['policy']) {
    const value = state.policy[name];
    const choose = (choice: string, isOn: boolean) => {
      const next = async () => {
        const { [name]: now } = (await read<MockState>('state')).policy; // may have changed since it was shown
        const others = Array.isArray(now) ? now.filter((one) => one !== choice) : [];
        return { [name]: Array.isArray(now) ? (isOn ? [...others, choice] : others) : choice };
      };
      act(() => change('policy', next), 'Decided');
    };
    return (
      <fieldset key={name} className="card">
        <legend>{WORDS[name]}</legend>
        {state.policyChoices[name].map((choice) => (
          <label key={choice}>
            <input
              type={Array.isArray(value) ? 'checkbox' : 'radio'}
              name={name}
              checked={Array.isArray(value) ? value.some((one) => one === choice) : value === choice}
              onChange={(event) => choose(choice, event.target.checked)}
            />
            {choice}
          </label>
        ))}
      </fieldset>
    );
  }
}
