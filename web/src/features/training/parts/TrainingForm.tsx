import { useNavigate } from 'react-router';
import { trainingFacts } from '#contract/fields/training.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { LateRule } from '#contract/rules/assessments.ts';
import { TRAINING_REMIND_HOURS, trainingPath } from '#contract/rules/training.ts';
import type { ScoredOffering } from '#contract/user/score.ts';
import type { view } from '#contract/user/training.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { TaskFilesField } from '../../../shared/tasks/TaskFilesField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { LIST } from './addresses.ts';
import { saveTraining } from './calls.ts';
import styles from './Training.module.css';

type Project = OutputOf<typeof view.output>;

interface TrainingFormProps {
  project: Project | null;
  /** The offerings it can be for. */
  places: readonly ScoredOffering[];
  /** Everybody has it: whom it is for and its times stay. */
  isOut: boolean;
}

/** A practical project: kept as a draft, given to everybody of the offering, or put into other words. */
export function TrainingForm({ project, places, isOut }: TrainingFormProps) {
  const navigate = useNavigate();
  const sending = useCallForm(saveTraining, {
    fields: trainingFacts,
    initial: { ...initialOf(project), isIssue: 0 },
    draft: project === null ? 'training:new' : `training:${project.projectId}:${project.revision}`,
    fieldOfCode: { [CONFLICT.code]: 'title' },
    onDone: async ({ id, studentCount }, { isIssue }) => {
      toast(isIssue === 1 ? `已发布给 ${studentCount} 人，他们会收到消息` : isOut ? '保存了' : '草稿保存了');
      await navigate(isIssue === 1 || isOut ? trainingPath(id) : LIST);
    },
  });
  const { form } = sending;
  const press = (isIssue: 0 | 1) => {
    form.setValue('isIssue', isIssue);
    void sending.submit();
  };
  return (
    <div className={styles.form}>
      <CallForm
        of={sending}
        label="实训"
        actions={
          <>
            {isOut ? null : (
              <Button variant="primary" loading={sending.sending} loadingLabel="提交中" onClick={() => press(1)}>
                发布
              </Button>
            )}
            <Button variant={isOut ? 'primary' : 'default'} disabled={sending.sending} onClick={() => press(0)}>
              {isOut ? '保存' : '保存草稿'}
            </Button>
          </>
        }
      >
        {isOut ? null : (
          <FormSelect
            form={form}
            name="offeringId"
            placeholder="选择开课"
            options={places.map(({ offeringId, offeringName, termName }) => ({
              value: offeringId,
              label: `${offeringName}（${termName}）`,
            }))}
          />
        )}
        <FormText form={form} name="title" autoComplete="off" />
        <FormRichText form={form} name="requirement" help="做什么、报告写什么、怎样算好" />
        <TaskFilesField form={form} name="attachments" {...trainingFacts.attachments} />
        <FormText
          form={form}
          name="environmentUrl"
          autoComplete="off"
          help="选填，学员从这里进去做，http 或 https 开头"
        />
        <FormTextarea form={form} name="environmentNote" rows={3} help="选填，账号从哪里来、在哪间机房" />
        {isOut ? null : <Clock form={form} />}
      </CallForm>
    </div>
  );
}

const lateRules = LateRule.values.map((value) => ({ value, label: LateRule.labels[value] }));

/** When it begins and ends, and what becomes of what comes later. */
function Clock({ form }: { form: Fields }) {
  const isDeducted = useField(form, 'lateRule').value === LateRule.deduct;
  return (
    <>
      <FieldPair>
        <FormTime form={form} name="beginsAt" help="不填就是发布以后马上开始" />
        <FormTime
          form={form}
          name="dueAt"
          help={`不填就没有截止时间；截止前 ${TRAINING_REMIND_HOURS} 小时提醒还没有交的人`}
        />
      </FieldPair>
      <FormRadios form={form} name="lateRule" rowClass={styles.inRow} options={lateRules} />
      {isDeducted ? <FormNumber form={form} name="latePercent" /> : null}
    </>
  );
}

/** What the form begins with. */
function initialOf(project: Project | null) {
  if (project === null) {
    const words = { title: '', requirement: '', attachments: [], environmentUrl: '', environmentNote: '' };
    return { offeringId: '', ...words, beginsAt: '', dueAt: '', lateRule: LateRule.refuse, latePercent: 10 };
  }
  const { projectId: id, revision, offeringId, title, requirement, attachments } = project;
  const { environmentUrl, environmentNote, beginsAt, dueAt, lateRule, latePercent } = project;
  const words = { title, requirement, attachments, environmentUrl, environmentNote };
  return { id, revision, offeringId, ...words, beginsAt: beginsAt ?? '', dueAt: dueAt ?? '', lateRule, latePercent };
}
