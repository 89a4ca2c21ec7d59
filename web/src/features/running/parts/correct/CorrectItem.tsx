import { view } from '#contract/exam/runCorrection.ts';
import type { Overview } from '#contract/exam/runningShapes.ts';
import { useCall } from '../../../../kit/useCall.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { CorrectForm } from './CorrectForm.tsx';

interface CorrectItemProps {
  of: Overview;
  itemId: string;
  onBack: () => void;
  onClose: () => void;
}

/** One question of the paper as it stands there and in the bank, read again whenever the page comes back to sight. */
export function CorrectItem({ of, itemId, onBack, onClose }: CorrectItemProps) {
  const { data, error, refetch } = useCall(view, { assessmentId: of.assessmentId, itemId }, { refetchInterval: 5000 });
  if (data) {
    return <CorrectForm key={data.newest?.versionId ?? ''} of={of} item={data} onBack={onBack} onClose={onClose} />;
  }
  return (
    <Dialog open size="lg" title="更正一道题" onClose={onClose} actions={<Button onClick={onBack}>换一道题</Button>}>
      {error ? (
        <Banner
          tone="warn"
          action={
            <Button size="sm" variant="text" onClick={() => void refetch()}>
              重试
            </Button>
          }
        >
          {error.message}
        </Banner>
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  );
}
