import { milestone, milestoneMore } from '#contract/fields/incubation.ts';
import type { MilestoneRow } from '#contract/startup/milestone.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { saveMilestone } from './calls.ts';
import { DialogButton } from './DialogButton.tsx';

interface MilestoneButtonProps {
  projectId: string;
  /** The one that is changed. */
  row?: MilestoneRow;
}

/** Agrees on a milestone with a team, or moves it. */
export const MilestoneButton = ({ projectId, row }: MilestoneButtonProps) => (
  <DialogButton
    name={row ? '修改' : '定里程碑'}
    of={row?.title ?? ''}
    look={row ? {} : { size: 'md', variant: 'primary' }}
    title={row ? `修改「${row.title}」` : '定里程碑'}
    note="团队会收到；改了日期会再提醒"
    load={saveMilestone}
    fields={{ ...milestone, ...milestoneMore }}
    initial={{
      projectId,
      id: row?.id ?? '0',
      title: row?.title ?? '',
      goal: row?.goal ?? '',
      dueOn: row?.dueOn ?? '',
    }}
    draft={`milestone:${projectId}:${row?.id ?? 'new'}`}
    done="保存成功，团队会收到消息"
  >
    {(form) => (
      <>
        <FormText form={form} name="title" placeholder="签下第二间食堂" />
        <FormTextarea form={form} name="goal" rows={4} placeholder="看得到、数得出的东西" />
        <FormDate form={form} name="dueOn" />
      </>
    )}
  </DialogButton>
);
