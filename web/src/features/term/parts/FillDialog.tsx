import { schoolDays } from '#contract/fields/school.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { publicHolidays } from '#contract/rules/publicHolidays.ts';
import { fillYear } from './calls.ts';
import { LessonsToo, useTold } from './LessonsToo.tsx';
import styles from './Term.module.css';

interface FillDialogProps {
  year: number;
  isAnnounced: boolean;
  holidays: (typeof publicHolidays)[number]['holidays'];
  onClose: () => void;
}

/** The public holidays of a year at one press; what the school has written already stands. */
export function FillDialog({ year, isAnnounced, holidays, onClose }: FillDialogProps) {
  const finish = useFinish(onClose);
  const { told, hear } = useTold();
  const sending = useCallForm(fillYear, {
    fields: schoolDays,
    initial: { year, lessons: 'ask', toldCount: 0 },
    onFailure: hear,
    onDone: ({ addedCount, cancelledCount }) =>
      finish(
        addedCount === 0
          ? '这一年的公共假期都已经在校历里'
          : `已填入 ${addedCount} 天${cancelledCount > 0 ? `，取消了 ${cancelledCount} 节课` : ''}`,
      ),
  });
  return (
    <FormDialog
      of={sending}
      title={`填入 ${year} 年的公共假期`}
      note={
        isAnnounced
          ? '按国务院办公厅的通知；已经写进校历的日子不动'
          : '只有法定放假的日子；调休等国务院办公厅的通知出来再添加'
      }
      label="填入公共假期"
      submitLabel="填入"
      busyLabel="填入中"
      above={
        <ul className={styles.holidays}>
          {holidays.map(({ name, from, to, worked = [] }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{from === to ? from : `${from} 至 ${to}`}</span>
              {worked.map(({ day, follows }) => (
                <small key={day}>
                  {day} 上课，补 {follows} 的课
                </small>
              ))}
            </li>
          ))}
        </ul>
      }
      onClose={onClose}
    >
      <LessonsToo form={sending.form} told={told} />
    </FormDialog>
  );
}
