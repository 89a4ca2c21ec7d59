import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { OrgApply as Application } from '#contract/user/entSch.ts';
import { ApplyFrame } from './ApplyFrame.tsx';
import type { OrgKind } from './kinds.ts';
import type { ApplyData } from './loadApply.ts';
import { OrgWrite } from './OrgWrite.tsx';

// Most come for the first time and do not see this step.
const OrgStanding = lazy(() => import('./OrgStanding.tsx').then((part) => ({ default: part.OrgStanding })));

/** The application of one kind, wherever it stands: to be written, waiting, refused, or joined. */
export function OrgApply({ kind, data }: { kind: OrgKind; data: ApplyData }) {
  const [query] = useSearchParams();
  const { latest } = data;
  const head = { title: `${kind.noun}入驻`, note: kind.promise };
  if (latest && !isWriting(latest, query)) {
    return (
      <ApplyFrame
        {...head}
        step={latest.auditStatus === AuditState.passed ? 3 : 2}
        isRefused={latest.auditStatus === AuditState.refused}
      >
        <Suspense>
          <OrgStanding kind={kind} of={latest} />
        </Suspense>
      </ApplyFrame>
    );
  }
  const refused = latest?.auditStatus === AuditState.refused ? latest : null;
  return <OrgWrite key={latest?.submitTime ?? 'new'} kind={kind} data={data} refused={refused} head={head} />;
}

/** A refused one is corrected with `?step=form`; after one has passed another begins with `?another=1`. */
function isWriting({ auditStatus }: Application, query: URLSearchParams): boolean {
  if (auditStatus === AuditState.refused) return query.has('step');
  return auditStatus === AuditState.passed && query.has('another');
}
