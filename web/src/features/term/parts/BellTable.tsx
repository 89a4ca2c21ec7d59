import { Plus } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { bell } from '#contract/fields/school.ts';
import { MOST_BELLS } from '#contract/rules/school.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveBells } from './calls.ts';
import styles from './Term.module.css';

interface BellTableProps {
  list: readonly { beginClock: string; endClock: string }[];
  countLesson: number;
}

/** The periods of the day as a table that is saved as a whole. */
export function BellTable({ list, countLesson }: BellTableProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(saveBells, {
    fields: bell,
    initial: { bells: list.map(({ beginClock, endClock }) => ({ beginClock, endClock })) },
    draft: 'schoolBells',
    onDone: async ({ movedCount }) => {
      toast(movedCount > 0 ? `保存成功，${movedCount} 节将来的课改了时间` : '保存成功');
      await revalidate();
    },
  });
  const { form, errorOf } = sending;
  const rows = useRows(form, 'bells');
  const bells = (useField(form, 'bells').value ?? []) as BellTableProps['list'];
  const missing = errorOf('bells');
  return (
    <CallForm
      of={sending}
      label="作息"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          保存作息
        </Button>
      }
    >
      <Banner>
        {countLesson > 0
          ? `将来的 ${countLesson} 节课会跟着新的作息改时间，上过的不变；会撞在一起的不能保存`
          : '排课按这里的节次；改了作息，将来的课会跟着改时间'}
      </Banner>
      <ol className={styles.bells}>
        {rows.keys.map((key, index) => (
          <li key={key}>
            <b>第 {index + 1} 节</b>
            <FormText form={form} name={`bells.${index}.beginClock`} placeholder="08:00" autoComplete="off" />
            <FormText form={form} name={`bells.${index}.endClock`} placeholder="08:45" autoComplete="off" />
            <Button size="sm" variant="text" aria-label={`去掉第 ${index + 1} 节`} onClick={() => rows.remove(index)}>
              去掉
            </Button>
          </li>
        ))}
      </ol>
      {missing ? <Banner tone="danger">{missing}</Banner> : null}
      {bells.length < MOST_BELLS ? (
        <div>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => rows.append({ beginClock: '', endClock: '' })}
          >
            添加一节
          </Button>
        </div>
      ) : null}
    </CallForm>
  );
}
