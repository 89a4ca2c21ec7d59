import { useNavigate } from 'react-router';
import { startShow, startShowMore } from '#contract/fields/startShow.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { ShowKind } from '#contract/rules/startShows.ts';
import type * as desk from '#contract/startup/showDesk.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { optionsOf } from './optionsOf.ts';
import { SHOW_DESK } from './showAddresses.ts';
import { saveShow } from './showCalls.ts';
import { StageField } from './StageField.tsx';

interface ShowFormProps {
  /** Null for a new one. */
  row: OutputOf<typeof desk.form.output> | null;
  choices: OutputOf<typeof desk.choices.output>;
}

const blank = { title: '', intro: '', place: '', beginsAt: '', endsAt: '', courseId: NONE };

/** The form of a road show or a contest: its words, its time, and who is on stage. */
export function ShowForm({ row, choices }: ShowFormProps) {
  const navigate = useNavigate();
  const { id, title, intro, place, beginsAt, endsAt, courseId } = row ?? { ...blank, id: NONE };
  const sending = useCallForm(saveShow, {
    fields: { ...startShow, ...startShowMore },
    initial: {
      id,
      title,
      intro,
      place,
      beginsAt,
      endsAt,
      courseId,
      showKind: row?.showKind ?? ShowKind.roadShow,
      projectIds: row?.projects.map(({ projectId }) => projectId) ?? [],
    },
    draft: `startShow:${id}`,
    onDone: async () => {
      toast('保存成功');
      await navigate(SHOW_DESK);
    },
  });
  const { form } = sending;
  return (
    <CallForm
      of={sending}
      label="路演与大赛"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          保存
        </Button>
      }
    >
      <FormText form={form} name="title" placeholder="例如 十二月路演" />
      <FormValueSelect form={form} name="showKind" options={optionsOf(ShowKind)} />
      <FieldPair>
        <FormTime form={form} name="beginsAt" />
        <FormTime form={form} name="endsAt" />
      </FieldPair>
      <FormText form={form} name="place" />
      <FormTextarea form={form} name="intro" rows={5} placeholder="每个项目讲多久、谁来听、怎么评" />
      <FormValueSelect
        form={form}
        name="courseId"
        help="观看与回放都在那门直播课里"
        options={[
          { value: NONE, label: '不直播' },
          ...choices.lives.map((live) => ({ value: live.id, label: live.courseName })),
        ]}
      />
      <StageField form={form} known={[...namesIn(row), ...choices.projects]} />
    </CallForm>
  );
}

/** Those on stage already, which may be among the choices no more. */
const namesIn = (row: ShowFormProps['row']) =>
  row?.projects.map(({ projectId, projectName }) => ({ id: projectId, projectName })) ?? [];
