import { MOST_SLOTS } from '#contract/rules/interviews.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Interview.module.css';

/** The times that are offered; the candidate takes one. */
export function SlotFields({ form }: { form: Fields }) {
  const rows = useRows(form, 'slots');
  return (
    <>
      <FormNumber form={form} name="minutes" />
      <div className={styles.slots} role="group" aria-label="可选的时间">
        {rows.keys.map((key, index) => (
          <div key={key} className={styles.slot}>
            <FormTime form={form} name={`slots.${index}`} label={`时间 ${index + 1}`} />
            {rows.keys.length > 1 ? (
              <Button size="sm" variant="text" aria-label={`去掉时间 ${index + 1}`} onClick={() => rows.remove(index)}>
                去掉
              </Button>
            ) : null}
          </div>
        ))}
        {rows.keys.length < MOST_SLOTS ? (
          <span>
            <Button size="sm" onClick={() => rows.append('')}>
              再给一个时间
            </Button>
          </span>
        ) : null}
      </div>
    </>
  );
}
