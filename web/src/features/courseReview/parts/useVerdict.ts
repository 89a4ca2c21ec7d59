import { useNavigate } from 'react-router';
import type { ReviewedCourse } from '#contract/course/courseReview.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import { decision } from '#contract/kit/reviewFields.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { Remark } from '#contract/rules/remarks.ts';
import { dropDraft } from '../../../kit/drafts.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { decideCourse } from './calls.ts';

/** Passing or refusing one course. What is written is kept until it is sent; somebody else's decision ends it. */
export function useVerdict({ id, courseName }: ReviewedCourse, nextHref: string) {
  const navigate = useNavigate();
  const draft = `courseReview:${id}`;
  const sending = useCallForm(decideCourse, {
    fields: decision,
    initial: { id, auditStatus: AuditState.passed, auditOpinion: '', remarks: [] },
    draft,
    onDone: async (_, { auditStatus }) => {
      toast(
        auditStatus === AuditState.passed ? `审核成功：「${courseName}」已经公开` : `操作成功：「${courseName}」已退回`,
      );
      await navigate(nextHref, { preventScrollReset: false });
    },
    onFailure: (failure) => {
      if (failure.code !== CONFLICT.code) return false;
      toast(failure.message);
      dropDraft(draft);
      void navigate(nextHref);
      return true;
    },
  });
  const { value } = useField(sending.form, 'remarks');
  const remarks = (value ?? []) as Remark[];
  const write = (target: string, text: string) => {
    const rest = remarks.filter((one) => one.target !== target);
    sending.form.control('remarks').set(text === '' ? rest : [...rest, { target, text }]);
  };
  const decideAs = (auditStatus: 1 | 2) => {
    sending.form.setValue('auditStatus', auditStatus);
    void sending.submit();
  };
  return { ...sending, remarks, write, decideAs };
}

export type VerdictForm = ReturnType<typeof useVerdict>;
