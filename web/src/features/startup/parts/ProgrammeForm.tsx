import { useNavigate } from 'react-router';
import { programmeRows, startProgramme, startProgrammeMore } from '#contract/fields/startProgramme.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type * as desk from '#contract/startup/programmeDesk.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { blankProgramme } from './blankProgramme.ts';
import { CriteriaRows } from './CriteriaRows.tsx';
import { FieldBoxes } from './FieldBoxes.tsx';
import { PROGRAMME_DESK } from './programmeAddresses.ts';
import { publishProgramme, saveProgramme } from './programmeCalls.ts';
import { QuestionRows } from './QuestionRows.tsx';
import { RegionTree } from './RegionTree.tsx';
import { useSaveDraft } from './useSaveDraft.ts';

type Row = OutputOf<typeof desk.form.output>;

const table = { ...startProgramme, ...startProgrammeMore, ...programmeRows };

/** The form of a programme with its own form and score sheet. A draft is also kept on the server. */
export function ProgrammeForm({ row }: { row: Row | null }) {
  const navigate = useNavigate();
  const draft = `startProgramme:${row?.id ?? 'new'}`;
  const { programmeState: _, ...words } = row ?? { ...blankProgramme, programmeState: 0 };
  const sending = useCallForm(publishProgramme, {
    fields: table,
    initial: words,
    draft,
    onDone: async () => {
      toast('发布成功');
      await navigate(PROGRAMME_DESK);
    },
  });
  const { form } = sending;
  const own = form as unknown as Fields;
  const { save, saving } = useSaveDraft(saveProgramme, { of: sending, draft, to: PROGRAMME_DESK });
  return (
    <CallForm
      of={sending}
      label="项目征集"
      actions={
        <>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="发布中">
            发布
          </Button>
          <Button onClick={() => void save()} loading={saving} loadingLabel="保存中">
            保存草稿
          </Button>
        </>
      }
    >
      <FormText form={form} name="title" placeholder="2027 年春季校园项目征集" />
      <FormText form={form} name="intro" placeholder="给刚做出第一版的团队" />
      <FormTextarea form={form} name="whom" rows={5} />
      <FormTextarea form={form} name="offers" rows={4} placeholder="半年免租的工位，每月一次导师，一行一样" />
      <RegionTree form={form} label={startProgramme.regionCode.label} />
      <FieldBoxes form={own} />
      <FieldPair>
        <FormDate form={form} name="applyFrom" />
        <FormDate form={form} name="applyUntil" />
      </FieldPair>
      <FieldPair>
        <FormDate form={form} name="readUntil" help="最后一天也收" />
        <FormNumber form={form} name="places" help="入选的不能比名额多" />
      </FieldPair>
      <QuestionRows form={own} />
      <CriteriaRows form={own} />
      <FormNumber form={form} name="spread" help="满分 100；两位差得更多就再请一位，取中位数" />
    </CallForm>
  );
}
