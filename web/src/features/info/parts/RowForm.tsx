import { useRevalidator } from 'react-router';
import { ALREADY_DONE } from '#contract/kit/errors.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { SpecField } from '../../../kit/form/SpecField.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { resumeControls } from './resumeControls.tsx';
import styles from './RowForm.module.css';
import type { SectionSpec } from './sections.ts';
import type { Dictionaries } from './withChoices.ts';
import { withChoices } from './withChoices.ts';

interface RowFormProps {
  of: SectionSpec;
  /** The row that is changed; undefined for a new one. */
  row?: Record<string, unknown> & { id: string };
  dictionaries: Dictionaries;
  /** Closes the form; what was typed stays until it is sent. */
  onClose: () => void;
}

/** Adds or changes one row, in its place in the list. */
export function RowForm({ of, row, dictionaries, onClose }: RowFormProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(row ? of.calls.update : of.calls.save, {
    fields: of.table,
    initial: row ? { ...named(of, row), id: row.id } : of.blank,
    draft: `resume:${of.key}:${row?.id ?? 'new'}`,
    onDone: async () => {
      toast(row ? '修改成功' : '添加成功');
      onClose();
      await revalidate();
    },
    onFailure: (failure) => {
      if (failure.code !== ALREADY_DONE.code) return false;
      sending.setFailure(failure.message);
      return true;
    },
  });
  const act = row ? '保存' : '添加';
  return (
    <div className={styles.form}>
      <CallForm
        of={sending}
        label={row ? `修改${of.noun}` : `添加${of.noun}`}
        actions={
          <>
            <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
              {act}
            </Button>
            <Button onClick={onClose}>收起</Button>
          </>
        }
      >
        {of.fields.map((field) => (
          <SpecField
            key={field.name}
            form={sending.form}
            spec={withChoices(field, of.table, dictionaries)}
            controls={resumeControls}
          />
        ))}
      </CallForm>
    </div>
  );
}

/** Just what the form holds, so that a draft is told from the row as it is. */
const named = (of: SectionSpec, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(of.blank).map((name) => [name, row[name]]));
