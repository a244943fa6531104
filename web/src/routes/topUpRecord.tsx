import { msg } from '@lingui/core/macro';
import { AUDIT_STATUS, auditFilterOf } from '@meridian/sdk/rules';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { RechargeRecordPage } from '../features/wallet-records/recharge-record-page.tsx';
import { rechargesOf } from '../features/wallet-records/record-lists.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';
import { Id, optional } from '../navigation/search-params.ts';

const { auditing, passed, refused } = AUDIT_STATUS;
const statuses = [auditing, passed, refused] as const;

export const Route = createFileRoute('/topUpRecord')({
  staticData: { title: msg`Top-up history` },
  validateSearch: v.object({
    /** The audit result (R4.03); all if missing. */
    status: optional(v.picklist(statuses)),
    method: optional(v.picklist(['manual', 'card', 'onchain'])),
    /** The top-up whose details are open. */
    id: optional(Id),
  }),
  loaderDeps: ({ search: { status, method } }) => ({ status, method }),
  loader: ({ deps: { status = 'all', method }, ...visit }) =>
    prefetchMissing(visit, rechargesOf(auditFilterOf(String(status)), method)(1)),
  component: RechargeRecordRoute,
});

function RechargeRecordRoute() {
  const { status = 'all', method, id } = useSearch({ from: '/topUpRecord' });
  const navigate = useNavigate({ from: '/topUpRecord' });
  return (
    <KeepAlive>
      <RechargeRecordPage
        filter={auditFilterOf(String(status))}
        method={method}
        openId={id}
        onShow={(filter, next) =>
          void navigate({
            search: { status: statuses.find((one) => String(one) === filter), method: next },
            replace: true,
          })
        }
        onOpen={(next) => void navigate({ search: (old) => ({ ...old, id: next }) })}
        onClosed={() => void navigate({ search: (old) => ({ ...old, id: undefined }), replace: true })}
      />
    </KeepAlive>
  );
}
