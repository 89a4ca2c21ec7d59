import type { copy } from '#contract/course/courseClass.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactList } from '../../../ui/FactList.tsx';

export type Outcome = OutputOf<typeof copy.output>;

/** What came of a copy: what there is now, what was there already, and what stayed behind. */
export function CopyOutcome({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { copiedCount, skippedNames, leftOut } = outcome;
  return (
    <Dialog
      open
      size="md"
      title={`复制了 ${copiedCount} 个开课`}
      note={copiedCount > 0 ? '都在筹备中，看过之后再开课' : '选的都已经在那个学期里'}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <FactList
        facts={[
          { label: '已经有的，没有复制', value: skippedNames.join('、') },
          { label: '已经不在本校的教师与班级，没有带来', value: leftOut.join('、') },
        ]}
      />
    </Dialog>
  );
}
