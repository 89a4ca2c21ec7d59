import * as contract from '#contract/live/deck.ts';
import { useCall, useSend } from '../../../kit/useCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Row } from './DeckRow.tsx';

/** Chooses the slides among the PDF files of the course. */
export function DeckDialog({ periodId, onClose }: { periodId: string; onClose: () => void }) {
  const asked = useCall(contract.choices, { periodId });
  const choosing = useSend(contract.choose);
  return (
    <Dialog open onClose={onClose} size="md" title="选课件" note="这门课的 PDF 课时与资料；换了课件，从第一页开始">
      {asked.isError ? (
        <Empty
          title={asked.error.message}
          action={
            <Button size="sm" onClick={() => void asked.refetch()}>
              重试
            </Button>
          }
        />
      ) : null}
      {asked.data?.list.length === 0 ? (
        <Empty
          title="这门课没有 PDF"
          note="在课程里上传 PDF 课时或资料，通过审核以后就能在这里选；没有课件也可以在白板上写"
        />
      ) : null}
      {asked.data?.list.map((deck) => (
        <Row
          key={deck.mediaId}
          deck={deck}
          isBusy={choosing.isPending}
          onChoose={() => choosing.mutate({ periodId, mediaId: deck.mediaId }, { onSuccess: onClose })}
        />
      ))}
    </Dialog>
  );
}
