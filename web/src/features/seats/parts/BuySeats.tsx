import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MOST_SEATS } from '#contract/rules/seats.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { findPaid } from '../../../shared/courses/findPaid.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import styles from './Seats.module.css';

export interface Named {
  id: string;
  courseName: string;
}

/** Of which course and how many; the price is seen and agreed to at the cashier. */
export function BuySeats({ of, onClose }: { of: Named | null; onClose: () => void }) {
  const [course, setCourse] = useState<Named | null>(of);
  const [count, setCount] = useState<number | null>(10);
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const courseError = course === null ? '请选择课程' : undefined;
  const countError =
    count === null || !Number.isInteger(count) || count < 1 || count > MOST_SEATS
      ? `请输入 1 到 ${MOST_SEATS} 的个数`
      : undefined;
  const go = () => {
    setTried(true);
    if (courseError === undefined && countError === undefined)
      void navigate(`/pay?seatCourseId=${course!.id}&seatCount=${count ?? 1}`);
  };
  return (
    <Dialog
      open
      title="买席位"
      note="按课程的现价，一个席位给一个人"
      onClose={onClose}
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={go}>
            去结算
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Field
          label="课程"
          required
          error={isTried ? courseError : undefined}
          help="收费的，录播、直播、资料、文库都可以；按名称的开头找"
        >
          <Chooser<Named>
            value={course}
            onChange={setCourse}
            onBlur={() => undefined}
            searchKey={['courses for seats']}
            search={findPaid}
            keyOf={({ id }) => id}
            nameOf={({ courseName }) => courseName}
            unit="门课"
          />
        </Field>
        <Field label="几个席位" required error={isTried ? countError : undefined}>
          <NumberField min={1} max={MOST_SEATS} value={count} onChange={setCount} />
        </Field>
      </div>
    </Dialog>
  );
}
