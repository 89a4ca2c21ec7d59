import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DraftTool } from '#contract/course/draft.ts';
import { FormField } from '../../../../kit/form/FormField.tsx';
import type { Fields } from '../../../../kit/form/fields.ts';
import { useField } from '../../../../kit/form/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from './Period.module.css';
import type { ChosenTool } from './ToolLine.tsx';
import { ToolLine } from './ToolLine.tsx';
import type { PeriodValues } from './values.ts';

const ToolsDialog = lazy(() => import('./ToolsDialog.tsx').then((part) => ({ default: part.ToolsDialog })));

interface ToolFieldProps {
  form: Fields<PeriodValues>;
  periodId: string;
  /** As the server knows it. */
  tool: DraftTool | null;
}

/** What of an external tool a class-hour is, and by which rule it counts. */
export function ToolField({ form, periodId, tool }: ToolFieldProps) {
  const { value, set } = useField(form, 'toolLinkId');
  const [picked, setPicked] = useState<ChosenTool | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const known: (ChosenTool | null)[] = [tool, picked];
  const shown = value === null ? null : known.find((one) => one?.id === value);
  const choose = (one: ChosenTool) => {
    setPicked(one);
    set(one.id);
    setChoosing(false);
  };
  return (
    <FormField form={form} name="toolLinkId" label="外部工具" group>
      {shown ? (
        <ToolLine
          tool={shown}
          action={
            <Button size="sm" variant="text" aria-label={`拿掉 ${shown.title}`} onClick={() => set(null)}>
              拿掉
            </Button>
          }
        />
      ) : null}
      <div className={styles.ways}>
        <Button size="sm" icon={<FlaskConical size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
          {shown ? '换一个' : '选择外部工具的内容'}
        </Button>
      </div>
      {isChoosing ? (
        <Suspense>
          <ToolsDialog periodId={periodId} onClose={() => setChoosing(false)} onChoose={choose} />
        </Suspense>
      ) : null}
    </FormField>
  );
}
