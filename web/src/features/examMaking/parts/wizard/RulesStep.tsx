import type { ReactNode } from 'react';
import { AnswerShow, assessmentTraits, LateRule, ProctorGrade } from '#contract/rules/assessments.ts';
import { PartialRule } from '#contract/rules/marking.ts';
import { PHOTO_DAYS } from '#contract/rules/sittings.ts';
import { DateTimeField } from '../../../../ui/DateTimeField.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { LiveNumber } from '../LiveNumber.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import type { Facts } from './facts.ts';
import { GradeKeys } from './GradeKeys.tsx';
import type { AssessmentDesk } from './useAssessment.ts';
import styles from './Wizard.module.css';

type Rules = Facts['rules'];

const optionsOf = <V extends number>(of: { values: readonly V[]; labels: Readonly<Record<V, string>> }) =>
  of.values.map((value) => ({ value: String(value), label: of.labels[value] }));

/** ④ By which rules; every one is explained in a line. */
export function RulesStep({ desk }: { desk: AssessmentDesk }) {
  const { facts, change, issues } = desk;
  const { rules } = facts;
  const { isTimed, isFormal, hasLateRule } = assessmentTraits[facts.assessmentKind];
  const set = (part: Partial<Rules>) => change({ rules: { ...rules, ...part } });
  const pick = (name: keyof Rules) => ({
    value: String(rules[name]),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: Number(target.value) }),
    isWide: true,
  });
  const flip = (
    name: 'isQuestionShuffled' | 'isOptionShuffled' | 'isMarkedTwice' | 'isAnonymous' | 'isPhotographed',
  ) => ({
    checked: rules[name] === 1,
    onChange: (on: boolean) => set({ [name]: on ? 1 : 0 }),
  });
  return (
    <div className={styles.fields}>
      <Rule note="每位考生在各大题里看到不同的题序，题目一样">
        <Switch label="打乱题序" {...flip('isQuestionShuffled')} />
      </Rule>
      <Rule note="选项顺序因人而异；题目里定了不打乱的除外">
        <Switch label="打乱选项" {...flip('isOptionShuffled')} />
      </Rule>
      <div className={styles.pair}>
        <Field label="部分答对" help="多选、填空等只对一部分时怎么给分">
          <Select options={optionsOf(PartialRule)} {...pick('partialRule')} />
        </Field>
        <Field label="答错倒扣（%）" help="能猜的题答错扣这道题的百分之几；0 是不扣">
          <LiveNumber min={0} max={100} value={rules.penalty} onChange={(value) => set({ penalty: value ?? 0 })} />
        </Field>
        <Field label="展示答案" error={issues.get('rules.answerShow')} help="考生什么时候看到正确答案与解析">
          <Select options={optionsOf(AnswerShow)} {...pick('answerShow')} />
        </Field>
        {rules.answerShow === AnswerShow.atTime ? (
          <Field label="展示答案的时间" required error={issues.get('answerShowTime')} help="不早于结束时间">
            <DateTimeField
              value={facts.answerShowTime ?? ''}
              onChange={(value) => change({ answerShowTime: value || null })}
            />
          </Field>
        ) : null}
        {isFormal ? (
          <Field label="监考记录" help="只作为考后的依据，考生自己看得到，也可以说明；不会自动判违规">
            <Select options={optionsOf(ProctorGrade)} {...pick('proctorGrade')} />
          </Field>
        ) : null}
        {isTimed ? (
          <Field
            label="迟到多少分钟不能进"
            error={issues.get('rules.lateEntryMinutes')}
            help="从开始时间算起；不填就一直可以进"
          >
            <LiveNumber
              min={1}
              max={1440}
              value={rules.lateEntryMinutes}
              onChange={(lateEntryMinutes) => set({ lateEntryMinutes })}
            />
          </Field>
        ) : null}
        {isTimed ? (
          <Field label="收卷宽限（秒）" help="到时以后再等这么久，好让到时以前答的、还在路上的送到；不能继续作答">
            <LiveNumber
              min={0}
              max={600}
              value={rules.graceSeconds}
              onChange={(value) => set({ graceSeconds: value ?? 60 })}
            />
          </Field>
        ) : null}
        {hasLateRule ? (
          <Field label="截止以后交的" help="补交的作业收不收，扣不扣分">
            <Select options={optionsOf(LateRule)} {...pick('lateRule')} />
          </Field>
        ) : null}
        {hasLateRule && rules.lateRule === LateRule.deduct ? (
          <Field label="每天扣（%）" help="晚一天扣总分的百分之几，不足一天算一天">
            <LiveNumber
              min={1}
              max={100}
              value={rules.latePercent}
              onChange={(value) => set({ latePercent: value ?? 10 })}
            />
          </Field>
        ) : null}
        <Field label="申诉期（天）" help="公布成绩以后这么多天里可以申诉；0 是不接受">
          <LiveNumber min={0} max={60} value={rules.appealDays} onChange={(value) => set({ appealDays: value ?? 0 })} />
        </Field>
      </div>
      <GradeKeys keys={rules.gradeKeys} issues={issues} onChange={(gradeKeys) => set({ gradeKeys })} />
      {isFormal ? (
        <Rule
          note={`作答时每隔几分钟拍一张，事先单独征得考生同意，不同意也能考；只有监考与本人看得到，${PHOTO_DAYS} 天后删除`}
        >
          <Switch label="拍照" {...flip('isPhotographed')} />
        </Rule>
      ) : null}
      <Rule note="批阅时不显示姓名，只有考号">
        <Switch label="匿名阅卷" {...flip('isAnonymous')} />
      </Rule>
      <Rule note="要人批的题由两位老师各批一遍，差得多的再请第三位定">
        <Switch label="双评" {...flip('isMarkedTwice')} />
      </Rule>
      {rules.isMarkedTwice === 1 ? (
        <Field label="允许的分差（%）" help="两位给的分相差超过这道题的百分之几，就要第三位">
          <LiveNumber min={1} max={100} value={rules.spread} onChange={(value) => set({ spread: value ?? 20 })} />
        </Field>
      ) : null}
    </div>
  );
}

const Rule = ({ note, children }: { note: string; children: ReactNode }) => (
  <div className={styles.rule}>
    {children}
    <small className={styles.quiet}>{note}</small>
  </div>
);
