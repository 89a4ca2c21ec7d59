import { useState } from 'react';
import { shownTime } from '#contract/rules/shownTime.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import type { OwnStudent } from '#contract/user/orgStudent.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { BindForm } from './BindForm.tsx';
import styles from './StudentBinding.module.css';

/** What became of the binding. Bound facts are locked: the school changes them. */
export function StudentBinding({ student }: { student: OwnStudent | null }) {
  const [changing, setChanging] = useState(false);
  if (!student) return <BindForm />;
  const { bindStatus, bindOpinion, bindTime } = student;
  if (bindStatus === StudentState.bound) {
    return (
      <>
        <Banner>
          已绑定{bindTime ? `，${shownTime(bindTime)}` : ''}。可以用学号登录；这些内容由学校维护，有误请联系学校
        </Banner>
        <Facts student={student} />
      </>
    );
  }
  return (
    <>
      {bindStatus === StudentState.asks ? (
        <Banner tone="warn">已提交，等学校审核，一般在 3 个工作日以内；结果会发到你的消息里</Banner>
      ) : null}
      {bindStatus === StudentState.turnedDown ? <Banner tone="danger">学校没有通过：{bindOpinion}</Banner> : null}
      {changing ? (
        <BindForm before={student} onDone={() => setChanging(false)} />
      ) : (
        <>
          <Facts student={student} />
          <div className={styles.action}>
            <Button
              variant={bindStatus === StudentState.turnedDown ? 'primary' : 'default'}
              onClick={() => setChanging(true)}
            >
              {bindStatus === StudentState.turnedDown ? '核对后再提交' : '修改申请'}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Facts({ student }: { student: OwnStudent }) {
  const { orgName, departName, major, className, entryYear, studentName, studentNumber } = student;
  return (
    <div className={styles.facts}>
      <FactList
        label="我的学校"
        facts={[
          { label: '学校', value: orgName },
          { label: '院系', value: departName },
          { label: '专业', value: major },
          { label: '班级', value: className },
          { label: '入学', value: entryYear ? `${entryYear} 年` : '' },
          { label: '姓名', value: studentName },
          { label: '学号', value: studentNumber },
        ]}
      />
    </div>
  );
}
