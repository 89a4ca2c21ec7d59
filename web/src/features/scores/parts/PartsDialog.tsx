import { Plus, X } from 'lucide-react';
import { scorePart } from '#contract/fields/scores.ts';
import { MOST_PARTS } from '#contract/rules/scores.ts';
import type { Sheet } from '#contract/user/score.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { saveParts } from './calls.ts';
import styles from './ScoreTable.module.css';

const usual = [
  { id: '', partName: '平时', weight: 30 },
  { id: '', partName: '期末', weight: 70 },
];

/** What a total is made of; the weights add up to a hundred. */
export function PartsDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const finish = useFinish(onClose);
  const { offeringId } = sheet;
  const sending = useCallForm(saveParts, {
    fields: scorePart,
    initial: { offeringId, parts: sheet.parts.length > 0 ? sheet.parts : usual },
    draft: `scoreParts:${offeringId}`,
    onDone: () => finish('保存成功'),
  });
  const { form, errorOf } = sending;
  const rows = useRows(form, 'parts');
  const parts = (useField(form, 'parts').value ?? []) as readonly { weight: number | null }[];
  const sum = parts.reduce((all, { weight }) => all + (weight ?? 0), 0);
  return (
    <FormDialog
      of={sending}
      title="组成与比重"
      note="去掉的一项，登记过的成绩也一起去掉"
      label="成绩的组成与比重"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      {rows.keys.map((key, at) => (
        <div key={key} className={styles.part}>
          <FormText form={form} name={`parts.${at}.partName`} autoComplete="off" />
          <FormNumber form={form} name={`parts.${at}.weight`} />
          {rows.keys.length > 1 ? (
            <IconButton
              label={`去掉第 ${at + 1} 项`}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => rows.remove(at)}
            />
          ) : null}
        </div>
      ))}
      <p role={errorOf('parts') ? 'alert' : undefined}>{errorOf('parts') ?? `合计 ${sum}%`}</p>
      {rows.keys.length < MOST_PARTS ? (
        <Button
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => rows.append({ id: '', partName: '', weight: Math.max(1, 100 - sum) })}
        >
          加一项
        </Button>
      ) : null}
    </FormDialog>
  );
}
