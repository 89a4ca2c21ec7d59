import { useNavigate, useRevalidator } from 'react-router';
import { caseRows, startCase, startCaseMore } from '#contract/fields/startCase.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CaseState } from '#contract/rules/startCases.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import type * as desk from '#contract/startup/typicalCaseDesk.ts';
import { call } from '../../../kit/call.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { optionsOf } from './optionsOf.ts';
import { CaseFigures } from './CaseFigures.tsx';
import { CasePeople } from './CasePeople.tsx';
import { CASE_DESK } from './programmeAddresses.ts';
import { askPeople, publishCase, saveCase } from './programmeCalls.ts';
import { RegionTree } from './RegionTree.tsx';
import { useSaveDraft } from './useSaveDraft.ts';

type Row = OutputOf<typeof desk.form.output>;

const table = { ...startCase, ...startCaseMore, ...caseRows };

const asked = (count: number): string => (count > 0 ? `，请了 ${count} 个人同意署名` : '');

/** The form of a case: its words, its figures, and whom it is about. What is public is changed by publishing it again. */
export function CaseForm({ row }: { row: Row }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const draft = `startCase:${row.id}`;
  const { projectName: _, caseState, team, ...words } = row;
  const sending = useCallForm(publishCase, {
    fields: table,
    initial: words,
    draft,
    onDone: async ({ countAsked }) => {
      toast(`发布成功${asked(countAsked)}`);
      await navigate(CASE_DESK);
    },
  });
  const { form } = sending;
  const own = form as unknown as Fields;
  const keep = useSaveDraft(saveCase, { of: sending, draft, to: CASE_DESK });
  /** Also asks whoever is told of, before it is public. */
  const ask = useSaveDraft(saveCase, {
    of: sending,
    draft,
    to: async () => {
      const { countAsked } = await call(await askPeople(), { id: row.id });
      toast(`草稿已保存${asked(countAsked)}`);
      await revalidate();
    },
  });
  return (
    <CallForm
      of={sending}
      label="典型案例"
      actions={
        <>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="发布中">
            发布
          </Button>
          {caseState === CaseState.published ? null : (
            <>
              <Button onClick={() => void keep.save()} loading={keep.saving} loadingLabel="保存中">
                保存草稿
              </Button>
              <Button variant="text" onClick={() => void ask.save()} disabled={ask.saving}>
                保存并请大家同意署名
              </Button>
            </>
          )}
        </>
      }
    >
      <FormText form={form} name="title" placeholder="三个人，一间食堂，一年少倒两吨饭" />
      <FormTextarea form={form} name="intro" rows={2} />
      <FormValueSelect form={form} name="startField" options={optionsOf(StartField)} />
      <RegionTree form={form} label={startCase.regionCode.label} />
      <CaseFigures form={own} />
      <FormRichText form={form} name="body" />
      <CasePeople form={own} team={team} />
    </CallForm>
  );
}
