import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as api from '#contract/exam/sitting.ts';
import { rehearsalChecks } from '#contract/exam/sittingShapes.ts';
import type { Entry } from '#contract/exam/sittingShapes.ts';
import { exactTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './PreCheck.module.css';
import { rehearse } from './rehearse.ts';

/** Tries in seconds what the sitting needs, and tells the teacher that it works. */
export function Rehearsal({ entry }: { entry: Entry }) {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const run = async () => {
    setIsBusy(true);
    try {
      const checks = await rehearse({ isPhotographed: entry.isPhotographed === 1 });
      await call(api.rehearse, { assessmentId: entry.assessmentId, checks });
      await revalidate();
    } finally {
      setIsBusy(false);
    }
  };
  const { rehearsal, rehearsedAt } = entry;
  return (
    <section className={styles.part}>
      <h2>考前演练</h2>
      <p className={styles.note} role="status">
        {rehearsedAt !== null
          ? `这台设备通过了演练，${exactTime(rehearsedAt)}；老师看得到你已经准备好。`
          : `几秒钟试一遍网络、保存、时钟${entry.isPhotographed === 1 ? '、本机存储与摄像头' : '与本机存储'}，提前发现问题；不影响考试。`}
      </p>
      {rehearsal.length > 0 ? (
        <ul className={styles.checks}>
          {rehearsal.map(({ name, isFine, found }) => (
            <li key={name} data-fine={isFine}>
              {isFine ? <CircleCheck size={16} aria-hidden="true" /> : <CircleX size={16} aria-hidden="true" />}
              <span>
                {rehearsalChecks[name as keyof typeof rehearsalChecks]}
                {verdictOf(name, isFine)}：{found}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Button loading={isBusy} loadingLabel="正在演练" onClick={() => void run().catch(() => undefined)}>
        {rehearsal.length > 0 ? '再演练一次' : '开始演练'}
      </Button>
    </section>
  );
}

/** The camera is only looked at. */
const verdictOf = (name: string, isFine: 0 | 1): string => (name === 'camera' ? '' : isFine ? '正常' : '有问题');
