import { RichField } from '../../../../kit/richText/RichField.tsx';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits, rulesOf } from '#contract/rules/assessments.ts';
import { assessmentFacts } from '#contract/fields/assessments.ts';
import { DateTimeField } from '../../../../ui/DateTimeField.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { LiveNumber } from '../LiveNumber.tsx';
import { Radio } from '../../../../ui/Radio.tsx';
import { Select } from '../../../../ui/Select.tsx';
import type { AssessmentDesk } from './useAssessment.ts';
import styles from './Wizard.module.css';

export interface Choice {
  id: string;
  name: string;
}

const explained: Record<AssessmentKind, string> = {
  [AssessmentKind.practice]: '随时练，交了就看答案',
  [AssessmentKind.exam]: '定时、限时，到点由服务器收卷',
  [AssessmentKind.homework]: '在截止以前交，可以设补交',
  [AssessmentKind.test]: '课上或课后的小测，限时',
  [AssessmentKind.classExam]: '给一个班办的考试，发布时取班里全部学员',
  [AssessmentKind.positionTest]: '看离一个岗位还差什么；写进典型岗位以后，登录的人都可以测',
  [AssessmentKind.planTest]: '方案一个阶段学完以后考；写进典型岗位，按次序对应阶段',
};

interface FactsStepProps {
  desk: AssessmentDesk;
  kinds: readonly AssessmentKind[];
  grades: readonly Choice[];
}

/** ① What it is and when. */
export function FactsStep({ desk, kinds, grades }: FactsStepProps) {
  const { facts, change, issues } = desk;
  const { isTimed, isOfGrade } = assessmentTraits[facts.assessmentKind];
  return (
    <div className={styles.fields}>
      <Field label="种类" group required>
        <span className={styles.choices}>
          {kinds.map((kind) => (
            <Radio
              key={kind}
              name="kind"
              label={
                <>
                  {AssessmentKind.labels[kind]} <small className={styles.quiet}>{explained[kind]}</small>
                </>
              }
              checked={facts.assessmentKind === kind}
              onChange={() => desk.changeKind(kind, rulesOf(kind))}
            />
          ))}
        </span>
      </Field>
      <Field label="名称" required error={issues.get('title')}>
        <Input
          maxLength={assessmentFacts.title.max}
          autoComplete="off"
          placeholder="数据分析 期中考试"
          value={facts.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      {isOfGrade ? (
        <Field label="班级" required error={issues.get('gradeId')}>
          <Select
            isWide
            placeholder="请选择班级"
            options={grades.map(({ id, name }) => ({ value: id, label: name }))}
            value={facts.gradeId}
            onChange={({ target }) => change({ gradeId: target.value })}
          />
        </Field>
      ) : null}
      <div className={styles.pair}>
        <Field label="开始时间" error={issues.get('beginsAt')} help="不填就是发布以后随时可以开始">
          <DateTimeField value={facts.beginsAt ?? ''} onChange={(value) => change({ beginsAt: value || null })} />
        </Field>
        <Field label="结束时间" error={issues.get('endsAt')} help="到时由服务器收卷">
          <DateTimeField value={facts.endsAt ?? ''} onChange={(value) => change({ endsAt: value || null })} />
        </Field>
      </div>
      <div className={styles.pair}>
        {isTimed ? (
          <Field label="作答时长（分钟）" error={issues.get('minutes')} help="从开始作答算起；不填就到结束时间为止">
            <LiveNumber min={1} max={1440} value={facts.minutes} onChange={(minutes) => change({ minutes })} />
          </Field>
        ) : null}
        <Field label="可以作答的次数" error={issues.get('attempts')} help="几次里取最高的一次">
          <LiveNumber
            min={1}
            max={20}
            value={facts.attempts}
            onChange={(attempts) => change({ attempts: attempts ?? 1 })}
          />
        </Field>
        <Field label="及格分" error={issues.get('passPoints')} help="不填就不分及格与否">
          <LiveNumber
            min={0}
            value={facts.passPoints === null ? null : facts.passPoints / 10}
            onChange={(value) => change({ passPoints: value === null ? null : Math.round(value * 10) })}
          />
        </Field>
      </div>
      <Field label="说明" error={issues.get('intro')} help="考生开始以前看到：范围、能带什么、注意事项">
        <RichField label="说明" set="question" max={1000} value={facts.intro} onChange={(intro) => change({ intro })} />
      </Field>
    </div>
  );
}
