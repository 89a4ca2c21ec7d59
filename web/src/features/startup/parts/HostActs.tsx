import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { projectStep } from '#contract/fields/startProject.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import type { HostStep } from '#contract/startup/projectHost.ts';
import type { ProjectCard } from '#contract/startup/projectShapes.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { hostStep } from './calls.ts';
import styles from './Policy.module.css';

/** What may be decided in each state; the same as `projectSteps` allows. */
const offered: Partial<Record<ProjectState, readonly HostStep[]>> = {
  [ProjectState.submitted]: ['accept', 'refuse'],
  [ProjectState.reviewing]: ['admit', 'refuse'],
  [ProjectState.incubating]: ['graduate', 'pause', 'end'],
  [ProjectState.paused]: ['resume', 'end'],
};

const names: Record<HostStep, string> = {
  accept: '受理',
  refuse: '退回',
  admit: '通过入孵',
  pause: '暂停',
  resume: '恢复',
  graduate: '毕业',
  end: '结束',
};

/** The decisions there are for a project now, each with what the team is told. */
export function HostActs({ row }: { row: ProjectCard }) {
  const [taken, setTaken] = useState<HostStep | null>(null);
  const steps = offered[row.projectState] ?? [];
  return (
    <div className={styles.acts}>
      {steps.map((step) => (
        <Button key={step} size="sm" aria-label={`${names[step]}${row.projectName}`} onClick={() => setTaken(step)}>
          {names[step]}
        </Button>
      ))}
      {taken ? <StepDialog row={row} step={taken} onClose={() => setTaken(null)} /> : null}
    </div>
  );
}

interface StepDialogProps {
  row: ProjectCard;
  step: HostStep;
  onClose: () => void;
}

function StepDialog({ row: { id, projectName }, step, onClose }: StepDialogProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(hostStep, {
    fields: projectStep,
    initial: { id, step, opinion: '' },
    draft: `projectStep:${step}:${id}`,
    onDone: async () => {
      toast(`${names[step]}成功，团队会收到消息`);
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`${names[step]}「${projectName}」`}
      note="意见会发给团队"
      label={names[step]}
      submitLabel={names[step]}
      busyLabel="提交中"
      isDanger={step === 'refuse' || step === 'end'}
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="opinion" rows={4} />
    </FormDialog>
  );
}
