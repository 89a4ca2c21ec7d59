import { lazy, Suspense, useState } from 'react';
import type { page } from '#contract/exam/assessmentStaff.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { saveStaff } from '../calls.ts';
import styles from './People.module.css';

const StaffDialog = lazy(() => import('./StaffDialog.tsx').then((part) => ({ default: part.StaffDialog })));

type Staff = OutputOf<typeof page.output>['list'][number];

/** Who marks and who watches besides the author. */
export function StaffPart({ assessmentId, staff }: { assessmentId: string; staff: readonly Staff[] }) {
  const [isAsking, setAsking] = useState(false);
  const { send, sending } = usePress(saveStaff);
  const set = (one: Staff, change: Partial<Staff>) => {
    const { userNo, isMarker, isInvigilator } = { ...one, ...change };
    void send({ assessmentId, userNo, isMarker, isInvigilator }, '已保存');
  };
  return (
    <section aria-label="阅卷与监考老师" className={styles.add}>
      <h2 className={styles.title}>阅卷与监考老师</h2>
      <p className={styles.quiet}>你自己不用列出来；请来的人在自己的测评里看到这一场</p>
      <ul className={styles.staff}>
        {staff.map((one) => (
          <li key={one.userNo}>
            <b>{one.staffName}</b>
            <Checkbox
              label="阅卷"
              aria-label={`${one.staffName}阅卷`}
              disabled={sending}
              checked={one.isMarker === 1}
              onChange={({ target }) => set(one, { isMarker: target.checked ? 1 : 0 })}
            />
            <Checkbox
              label="监考"
              aria-label={`${one.staffName}监考`}
              disabled={sending}
              checked={one.isInvigilator === 1}
              onChange={({ target }) => set(one, { isInvigilator: target.checked ? 1 : 0 })}
            />
            <Button
              size="sm"
              variant="text"
              aria-label={`不再请${one.staffName}`}
              disabled={sending}
              onClick={() => set(one, { isMarker: 0, isInvigilator: 0 })}
            >
              移出
            </Button>
          </li>
        ))}
      </ul>
      <span>
        <Button disabled={assessmentId === ''} onClick={() => setAsking(true)}>
          请一位老师
        </Button>
      </span>
      <Suspense>
        {isAsking ? <StaffDialog assessmentId={assessmentId} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </section>
  );
}
