import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { application } from '#contract/fields/organization.ts';
import { endsSession } from '#contract/kit/errors.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import { APPLY_WAITING } from '#contract/user/applyFailures.ts';
import type { OrgApply } from '#contract/user/entSch.ts';
import { WRONG_CODE } from '#contract/user/failures.ts';
import { useSession } from '../../../kit/session.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { saveApplication } from './calls.ts';
import type { OrgKind } from './kinds.ts';
import type { ApplyData } from './loadApply.ts';
import { OrgFields } from './OrgFields.tsx';
import { startOf } from './startOf.ts';

interface OrgApplyFormProps {
  kind: OrgKind;
  lists: ApplyData['lists'];
  refused: OrgApply | null;
}

const secrets = ['code'] as const;

/** The second step; what is typed stays across sign-in, reload and crash. */
export function OrgApplyForm({ kind, lists, refused }: OrgApplyFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const sending = useCallForm(saveApplication, {
    fields: application,
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
  return <OrgFields kind={kind} lists={lists} sending={sending} provedMobile={refused?.contactMobile} />;
}
