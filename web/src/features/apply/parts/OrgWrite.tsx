import { lazy, Suspense } from 'react';
import type { OrgApply } from '#contract/user/entSch.ts';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { AgreementStep } from './AgreementStep.tsx';
import { ApplyFrame } from './ApplyFrame.tsx';
import { BringList } from './BringList.tsx';
import type { OrgKind } from './kinds.ts';
import type { ApplyData } from './loadApply.ts';
import { useAgreed } from './useAgreed.ts';

// The step with form, upload and codes is fetched once the agreement is accepted.
const OrgApplyForm = lazy(() => import('./OrgApplyForm.tsx').then((part) => ({ default: part.OrgApplyForm })));

interface OrgWriteProps {
  kind: OrgKind;
  data: ApplyData;
  /** The refused application that is corrected. */
  refused: OrgApply | null;
  head: { title: string; note: string };
}

/** The first two steps: agreement, then form. */
export function OrgWrite({ kind, data, refused, head }: OrgWriteProps) {
  const { isFormOpen, agreementHref, agree } = useAgreed(String(kind.orgType), refused !== null);
  return (
    <ApplyFrame
      {...head}
      step={isFormOpen ? 1 : 0}
      agreementHref={agreementHref}
      aside={<BringList brings={kind.brings} />}
    >
      {isFormOpen ? (
        <Suspense fallback={<SkeletonRows />}>
          <OrgApplyForm kind={kind} lists={data.lists} refused={refused} />
        </Suspense>
      ) : (
        <AgreementStep agreement={data.agreement} onAgreed={agree} />
      )}
    </ApplyFrame>
  );
}
