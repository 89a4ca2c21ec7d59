import { decision as fields } from '#contract/kit/reviewFields.ts';
import type { Decision, Reviewed } from '#contract/kit/review.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import type { Schema } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { toast } from '../../ui/toast.ts';
import type { LazyCall } from '../lazyCall.ts';
import { useCallForm } from '../useCallForm.ts';
import { dropDraft } from '../drafts.ts';

/** A call that takes a `Decision` (contract kit/review.ts). */
export type DecideCall = LazyCall<typeof Decision, Schema>;

/** Passing or refusing one. What is written is kept when the dialog closes over it; somebody else's decision ends it. */
export function useDecision(decide: DecideCall, row: Reviewed, onDone: () => Promise<void>, refusing = '退回') {
  const draft = `review:${row.id}`;
  const sending = useCallForm(decide, {
    fields,
    initial: { id: row.id, auditStatus: AuditState.passed, auditOpinion: '' },
    draft,
    onDone: async (_, { auditStatus }) => {
      toast(
        auditStatus === AuditState.passed
          ? '审核成功：已通过，对方会收到消息'
          : `操作成功：已${refusing}，对方会收到消息`,
      );
      await onDone();
    },
    onFailure: (failure) => {
      if (failure.code !== CONFLICT.code) return false;
      toast(failure.message);
      dropDraft(draft);
      void onDone();
      return true;
    },
  });
  const decideAs = (auditStatus: 1 | 2) => {
    sending.form.setValue('auditStatus', auditStatus);
    void sending.submit();
  };
  return { ...sending, decideAs };
}
