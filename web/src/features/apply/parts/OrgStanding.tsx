import { AuditState } from '#contract/rules/auditStates.ts';
import type { OrgApply } from '#contract/user/entSch.ts';
import { Joined } from './Joined.tsx';
import type { OrgKind } from './kinds.ts';
import { RefusedApply } from './RefusedApply.tsx';
import { WaitingApply } from './WaitingApply.tsx';

/** The third step: how it stands with an application that was handed in. */
export function OrgStanding({ kind, of }: { kind: OrgKind; of: OrgApply }) {
  if (of.auditStatus === AuditState.waiting) return <WaitingApply of={of} name={of.orgName} code={of.orgCode} />;
  if (of.auditStatus === AuditState.passed) return <Joined kind={kind} of={of} />;
  return <RefusedApply of={of} name={of.orgName} formPath={`${kind.path}?step=form`} />;
}
