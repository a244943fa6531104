import { msg } from '@lingui/core/macro';
import { AUDIT_STATUS, withdrawalFilterOf } from '@meridian/sdk/rules';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { withdrawalsOf } from '../features/wallet-records/record-lists.ts';
import { WithdrawalRecordPage } from '../features/wallet-records/withdrawal-record-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';
import { Id, optional } from '../navigation/search-params.ts';

const { auditing, passed, refused, cancelled } = AUDIT_STATUS;
const statuses = [auditing, passed, refused, cancelled] as const;

// `/depositRecord` is the specification's path of the withdrawal history.
export const Route = createFileRoute('/depositRecord')({
  staticData: { title: msg`Withdrawal history` },
  validateSearch: v.object({
    /** The audit result (R4.03); all if missing. */
    status: optional(v.picklist(statuses)),
    /** The withdrawal whose details are open. */
    id: optional(Id),
  }),
  loaderDeps: ({ search: { status } }) => ({ status }),
  loader: ({ deps: { status = 'all' }, ...visit }) =>
    prefetchMissing(visit, withdrawalsOf(withdrawalFilterOf(String(status)))(1)),
  component: WithdrawalRecordRoute,
});

function WithdrawalRecordRoute() {
  const { status = 'all', id } = useSearch({ from: '/depositRecord' });
  const navigate = useNavigate({ from: '/depositRecord' });
  return (
    <KeepAlive>
      <WithdrawalRecordPage
        filter={withdrawalFilterOf(String(status))}
        openId={id}
        onFilter={(filter) =>
          void navigate({ search: { status: statuses.find((one) => String(one) === filter) }, replace: true })
        }
        onOpen={(next) => void navigate({ search: (old) => ({ ...old, id: next }) })}
        onClosed={() => void navigate({ search: (old) => ({ ...old, id: undefined }), replace: true })}
      />
    </KeepAlive>
  );
}
