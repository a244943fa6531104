import { useActions } from './actions.tsx';
import { read, type SentMessage } from './mock-api.ts';
import { useLive } from './use-live.ts';

const look = async () => (await read<{ outbox: SentMessage[] }>('outbox')).outbox;

/** The messages that the mock would have sent, each with its code to copy. */
export function OutboxPanel() {
  const { copy } = useActions();
  const { value: outbox = [] } = useLive(look);
  if (outbox.length === 0) return <p className="quiet">Nothing was sent yet.</p>;
  return (
    <ol className="cards">
      {outbox.map(({ channel, to, title, text, at }, index) => {
        const code = /\b\d{6}\b/.exec(text)?.[0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no number, and nothing of one is kept
          <li key={index} className="card">
            <h3>{title}</h3>
            <p className="quiet">
              {channel === 'email' ? 'E-mail' : 'Text message'} to {to}, {at.slice(0, 19).replace('T', ' ')}
            </p>
            <p>{text}</p>
            {code && (
              <button
                type="button"
                className="primary"
                onClick={() => copy(code, 'The code')}
                aria-label={`${code}, copy it`}
              >
                {code}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
