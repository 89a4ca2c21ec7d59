import { useNavigate } from 'react-router';
import type { sources, view } from '#contract/exam/task.ts';
import { taskFacts } from '#contract/fields/tasks.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TaskKind, TaskSource, usualTaskRules } from '#contract/rules/tasks.ts';
import { taskAuditPath } from '#contract/rules/taskSteps.ts';
import { CallForm } from '../../../../kit/form/CallForm.tsx';
import { FormRadios } from '../../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { FormTime } from '../../../../kit/form/FormTime.tsx';
import { FormRichText } from '../../../../kit/richText/FormRichText.tsx';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { TaskFilesField } from '../../../../shared/tasks/TaskFilesField.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { FieldPair } from '../../../../ui/FieldPair.tsx';
import { toast } from '../../../../ui/toast.ts';
import { LIST } from '../addresses.ts';
import { saveTask } from '../calls.ts';
import styles from '../Tasks.module.css';
import { MarkFields } from './MarkFields.tsx';
import { RuleFields } from './RuleFields.tsx';
import { TargetFields } from './TargetFields.tsx';

type Task = OutputOf<typeof view.output>;

interface TaskFormProps {
  task: Task | null;
  places: OutputOf<typeof sources.output>;
}

const kinds = TaskKind.values.map((value) => ({ value, label: TaskKind.labels[value] }));

/** A task before it is out: kept as a draft, or given to everybody it is for. */
export function TaskForm({ task, places }: TaskFormProps) {
  const navigate = useNavigate();
  const sending = useCallForm(saveTask, {
    fields: taskFacts,
    initial: { ...initialOf(task), isIssue: 0 },
    draft: task === null ? 'task:new' : `task:${task.taskId}:${task.revision}`,
    onDone: async ({ id, peopleCount }, { isIssue }) => {
      toast(isIssue === 1 ? `已发布给 ${peopleCount} 人，他们会收到消息` : '草稿保存了');
      await navigate(isIssue === 1 ? taskAuditPath(id) : LIST);
    },
  });
  const { form } = sending;
  const press = (isIssue: 0 | 1) => {
    form.setValue('isIssue', isIssue);
    void sending.submit();
  };
  const people = task?.targets.filter(({ taskSource }) => taskSource === TaskSource.person) ?? [];
  return (
    <div className={styles.form}>
      <CallForm
        of={sending}
        label="任务"
        actions={
          <>
            <Button variant="primary" loading={sending.sending} loadingLabel="提交中" onClick={() => press(1)}>
              发布
            </Button>
            <Button disabled={sending.sending} onClick={() => press(0)}>
              保存草稿
            </Button>
          </>
        }
      >
        <FormRadios form={form} name="taskKind" rowClass={styles.inRow} options={kinds} />
        <FormText form={form} name="title" autoComplete="off" />
        <FormRichText form={form} name="requirement" help="做什么、交什么、怎样算好" />
        <TaskFilesField form={form} name="attachments" {...taskFacts.attachments} />
        <TargetFields form={form} places={places} known={people} />
        <FieldPair>
          <FormTime form={form} name="beginsAt" help="不填就是发布以后马上开始" />
          <FormTime form={form} name="dueAt" help="不填就没有截止时间" />
        </FieldPair>
        <MarkFields form={form} />
        <RuleFields form={form} />
      </CallForm>
    </div>
  );
}

/** What the form begins with. */
function initialOf(task: Task | null) {
  if (task === null) {
    const nobody = { gradeIds: [], offeringIds: [], courseIds: [], userNos: [] };
    const facts = { taskKind: TaskKind.homework, title: '', requirement: '', attachments: [], beginsAt: '', dueAt: '' };
    return { ...facts, ...nobody, totalPoints: 1000, passPoints: 600, rubric: [], rules: usualTaskRules };
  }
  const { taskId: id, revision, taskKind, title, requirement, attachments, targets, ...rest } = task;
  const { totalPoints, passPoints, rubric, rules } = rest;
  const of = (source: TaskSource) => targets.filter(({ taskSource }) => taskSource === source).map((one) => one.id);
  return {
    id,
    revision,
    taskKind,
    title,
    requirement,
    attachments,
    gradeIds: of(TaskSource.grade),
    offeringIds: of(TaskSource.offering),
    courseIds: of(TaskSource.course),
    userNos: of(TaskSource.person),
    beginsAt: rest.beginsAt ?? '',
    dueAt: rest.dueAt ?? '',
    totalPoints,
    passPoints,
    rubric,
    rules,
  };
}
