import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DraftNode } from '#contract/course/draft.ts';
import { FormField } from '../../../../kit/form/FormField.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { ChosenNode } from './NodeLine.tsx';
import { NodeLine } from './NodeLine.tsx';
import styles from './Period.module.css';
import type { PeriodValues } from './values.ts';

const NodesDialog = lazy(() => import('./NodesDialog.tsx').then((part) => ({ default: part.NodesDialog })));

interface NodeFieldProps {
  form: Fields<PeriodValues>;
  /** As the server knows it. */
  assessment: DraftNode | null;
}

/** Which homework or examination a class-hour is, and by which rule it counts. */
export function NodeField({ form, assessment }: NodeFieldProps) {
  const { value, set } = useField(form, 'assessmentId');
  const [picked, setPicked] = useState<ChosenNode | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const known: (ChosenNode | null)[] = [assessment, picked];
  const shown = value === null ? null : known.find((one) => one?.id === value);
  const choose = (one: ChosenNode) => {
    setPicked(one);
    set(one.id);
    setChoosing(false);
  };
  return (
    <FormField form={form} name="assessmentId" label="作业或考试" group>
      {shown ? (
        <NodeLine
          node={shown}
          action={
            <Button size="sm" variant="text" aria-label={`拿掉 ${shown.title}`} onClick={() => set(null)}>
              拿掉
            </Button>
          }
        />
      ) : null}
      <div className={styles.ways}>
        <Button size="sm" icon={<ClipboardList size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
          {shown ? '换一场' : '选择已发布的作业、测验或考试'}
        </Button>
      </div>
      {isChoosing ? (
        <Suspense>
          <NodesDialog onClose={() => setChoosing(false)} onChoose={choose} />
        </Suspense>
      ) : null}
    </FormField>
  );
}
