import { useSearchParams } from 'react-router';
import { PASSED, REFUSED, WAITING } from '#contract/rules/auditStates.ts';
import { ApplyFrame } from './ApplyFrame.tsx';
import { Joined } from './Joined.tsx';
import type { OrgKind } from './kinds.ts';
import type { ApplyData } from './loadApply.ts';
import { OrgWrite } from './OrgWrite.tsx';
import { RefusedApply } from './RefusedApply.tsx';
import { WaitingApply } from './WaitingApply.tsx';

/** The application of one kind, wherever it stands: to be written, waiting, refused, or joined. */
export function OrgApply({ kind, data }: { kind: OrgKind; data: ApplyData }) {
  const [query] = useSearchParams();
  const { latest } = data;
  const head = { title: `${kind.noun}入驻`, note: kind.promise };
  if (latest?.auditStatus === WAITING) {
    return (
      <ApplyFrame {...head} step={2}>
        <WaitingApply of={latest} name={latest.orgName} code={latest.orgCode} />
      </ApplyFrame>
    );
  }
  if (latest?.auditStatus === REFUSED && !query.has('step')) {
    return (
      <ApplyFrame {...head} step={2}>
        <RefusedApply of={latest} name={latest.orgName} formPath={`${kind.path}?step=form`} />
      </ApplyFrame>
    );
  }
  if (latest?.auditStatus === PASSED && !query.has('another')) {
    return (
      <ApplyFrame {...head} step={3}>
        <Joined kind={kind} of={latest} />
      </ApplyFrame>
    );
  }
  const refused = latest?.auditStatus === REFUSED ? latest : null;
  return <OrgWrite key={latest?.submitTime ?? 'new'} kind={kind} data={data} refused={refused} head={head} />;
}
