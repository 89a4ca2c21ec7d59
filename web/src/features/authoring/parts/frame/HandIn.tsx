import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Draft } from '#contract/course/draft.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { useAct } from '../../../../shared/courses/useAct.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { withdrawCourse } from '../calls.ts';
import { placesOf } from '#contract/rules/authoringPaths.ts';
import type { Desk } from '../saving/desk.ts';

const SubmitDialog = lazy(() => import('./SubmitDialog.tsx').then((part) => ({ default: part.SubmitDialog })));

/** Preview, and the step to or back from the review. Nothing is handed in that is only on this device. */
export function HandIn({ draft, desk }: { draft: Draft; desk: Desk }) {
  const [asking, setAsking] = useState<'submit' | 'withdraw' | null>(null);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const back = useAct(withdrawCourse, {
    onDone: async () => {
      setAsking(null);
      await revalidate();
      toast('已撤回，可以接着修改');
    },
  });
  const submit = async () => {
    setBusy(true);
    await desk.flush();
    setBusy(false);
    if (desk.all().every((writer) => writer.isClean())) setAsking('submit');
    else toast('还有内容没有存到服务器，处理好再提交');
  };
  const isWaiting = draft.auditStatus === DraftState.waiting;
  return (
    <>
      <LinkButton to={placesOf(draft.courseKind, draft.id).preview} icon={<Eye size={16} aria-hidden="true" />}>
        预览
      </LinkButton>
      {isWaiting ? (
        <Button onClick={() => setAsking('withdraw')}>撤回</Button>
      ) : (
        <Button variant="primary" loading={busy} loadingLabel="保存中" onClick={() => void submit()}>
          {draft.auditStatus === DraftState.refused ? '再次提交' : '提交审核'}
        </Button>
      )}
      {asking === 'submit' ? (
        <Suspense>
          <SubmitDialog draft={draft} onClose={() => setAsking(null)} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={asking === 'withdraw'}
        title="撤回审核"
        note="撤回后可以接着修改，改好再提交；要重新排队。"
        confirmLabel="撤回"
        loading={back.busy}
        loadingLabel="撤回中"
        onConfirm={() => back.act({ id: draft.id })}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
