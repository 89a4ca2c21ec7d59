import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { publishAssessment } from '../calls.ts';
import type { AssessmentDesk } from './useAssessment.ts';

interface PublishPartProps {
  desk: AssessmentDesk;
  /** Where the list is. */
  base: string;
  countCandidate: number;
  isReady: boolean;
}

/** The last press: candidates hear of it, and everybody's paper is drawn. */
export function PublishPart({ desk, base, countCandidate, isReady }: PublishPartProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const publish = async () => {
    setSending(true);
    try {
      if (!(await desk.flush())) return setAsking(false);
      const wanted = { id: desk.idNow(), revision: desk.revision() };
      const done = await call(await publishAssessment(), wanted, { isShowErrTip: false });
      toast(done.countCandidate > 0 ? `已发布，${done.countCandidate} 位考生收到消息` : '已发布');
      await navigate(base);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      desk.setIssues(new Map(error.issues.map(({ path, message }) => [path, message])));
      toast(error.message);
      setAsking(false);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button variant="primary" disabled={!isReady || desk.isOutdated} onClick={() => setAsking(true)}>
        发布
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`发布「${desk.facts.title}」`}
        note={
          desk.facts.isOpen === 1
            ? '登录的人都可以参加；有人开始作答以后不能再撤回'
            : `${countCandidate > 0 ? `${countCandidate} 位` : '班里的'}考生会收到消息，每人的试卷随即抽好；有人开始作答以后不能再撤回`
        }
        confirmLabel="发布"
        loading={isSending}
        loadingLabel="发布中"
        onConfirm={() => void publish()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
