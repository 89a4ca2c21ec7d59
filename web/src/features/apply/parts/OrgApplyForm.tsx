import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { endsSession } from '#contract/kit/errors.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import { APPLY_WAITING } from '#contract/user/applyFailures.ts';
import type { OrgApply } from '#contract/user/entSch.ts';
import { WRONG_CODE } from '#contract/user/failures.ts';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { AgreementStep } from './AgreementStep.tsx';
import { ApplyFrame } from './ApplyFrame.tsx';
import { BringList } from './BringList.tsx';
import { saveApplication } from './calls.ts';
import type { OrgKind } from './kinds.ts';
import type { ApplyData } from './loadApply.ts';
import { startOf } from './startOf.ts';
import { useStep } from './useStep.ts';

// 资料那一步连同上传与验证码，等到同意协议才取
const OrgFields = lazy(() => import('./OrgFields.tsx').then((part) => ({ default: part.OrgFields })));

interface OrgApplyFormProps {
  kind: OrgKind;
  data: ApplyData;
  /** The refused application that is corrected. */
  refused: OrgApply | null;
  head: { title: string; note: string };
}

/** The first two steps, one form: what is typed stays in both, and across sign-in, reload and crash. */
export function OrgApplyForm({ kind, data, refused, head }: OrgApplyFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const sending = useCallForm(saveApplication, {
    initial: startOf(kind.orgType, refused, session?.user.mobile ?? ''),
    draft: `apply:${kind.orgType}:${refused?.submitTime ?? 'new'}`,
    secrets,
    fieldOfCode: { [WRONG_CODE.code]: 'code' },
    onDone: async () => {
      toast('提交成功，结果会发到「消息」');
      await navigate(pathname);
    },
    onFailure: (failure) => {
      if (failure.code === APPLY_WAITING.code) {
        toast(failure.message);
        void revalidate();
        return true;
      }
      if (session || !endsSession(failure.code)) return false;
      void navigate(loginAddress(pathname, search));
      return true;
    },
  });
  const isAgreed = useFieldsState(sending.form, ({ values }) => values['agree'] === true);
  const step = useStep(isAgreed);
  return (
    <ApplyFrame {...head} step={step.current} aside={<BringList brings={kind.brings} />}>
      {step.current === 0 ? (
        <AgreementStep
          form={sending.form}
          agreement={data.agreement}
          error={sending.errorOf('agree')}
          onNext={step.goOn}
        />
      ) : (
        <Suspense fallback={<SkeletonRows />}>
          <OrgFields kind={kind} lists={data.lists} sending={sending} provedMobile={refused?.contactMobile} />
        </Suspense>
      )}
    </ApplyFrame>
  );
}

const secrets = ['code'] as const;
