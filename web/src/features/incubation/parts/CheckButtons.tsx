import { milestoneCheck, projectCheck, projectCheckMore } from '#contract/fields/incubation.ts';
import { CheckVerdict } from '#contract/rules/incubation.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { checkReport, saveCheck } from './calls.ts';
import { DialogButton } from './DialogButton.tsx';

/** The host accepts what was handed in, or gives it back and says what is missing. */
export const CheckButtons = ({ id, title }: { id: string; title: string }) => (
  <>
    <CheckButton id={id} title={title} isAccepted={1} />
    <CheckButton id={id} title={title} isAccepted={0} />
  </>
);

const CheckButton = ({ id, title, isAccepted }: { id: string; title: string; isAccepted: 0 | 1 }) => (
  <DialogButton
    name={isAccepted === 1 ? '通过' : '退回'}
    of={title}
    title={`${isAccepted === 1 ? '通过' : '退回'}「${title}」`}
    note={isAccepted === 1 ? '意见可以不写' : '写明还差什么，团队改好再交'}
    load={checkReport}
    fields={milestoneCheck}
    initial={{ id, isAccepted, opinion: '' }}
    draft={`milestoneCheck:${id}:${isAccepted}`}
    done={isAccepted === 1 ? '通过了，团队会收到消息' : '退回了，团队会收到消息'}
    isDanger={isAccepted === 0}
  >
    {(form) => <FormTextarea form={form} name="opinion" rows={4} />}
  </DialogButton>
);

const verdicts = CheckVerdict.values.map((value) => ({ value, label: CheckVerdict.labels[value] }));

/** What was found on a visit. */
export const VisitButton = ({ projectId, today }: { projectId: string; today: string }) => (
  <DialogButton
    name="记检查"
    of=""
    look={{ size: 'md' }}
    title="记检查"
    note="团队看得到"
    load={saveCheck}
    fields={{ ...projectCheck, ...projectCheckMore }}
    initial={{ projectId, checkedOn: today, checkVerdict: CheckVerdict.fine, found: '' }}
    draft={`projectCheck:${projectId}`}
    done="保存成功，团队会收到消息"
  >
    {(form) => (
      <>
        <FormDate form={form} name="checkedOn" />
        <FormValueSelect form={form} name="checkVerdict" options={verdicts} />
        <FormTextarea form={form} name="found" rows={5} placeholder="人在不在、东西做到哪里、账记得清不清" />
      </>
    )}
  </DialogButton>
);
