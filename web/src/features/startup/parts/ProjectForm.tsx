import { useNavigate } from 'react-router';
import { startProject, startProjectMore } from '#contract/fields/startProject.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { PartAudience, projectPartKeys, projectParts, ProjectStage } from '#contract/rules/startProjects.ts';
import type { ProjectPart } from '#contract/rules/startProjects.ts';
import type * as project from '#contract/startup/project.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { OWN_PROJECTS, TEAM } from './addresses.ts';
import { saveProject } from './calls.ts';
import { optionsOf, textOptionsOf } from './optionsOf.ts';
import styles from './Policy.module.css';
import { RegionTree } from './RegionTree.tsx';

type Row = OutputOf<typeof project.form.output>;
type Audiences = Record<ProjectPart, PartAudience>;

const audiences = Object.fromEntries(projectPartKeys.map((key) => [key, projectParts[key].audience])) as Audiences;

const blank = {
  id: '0',
  projectName: '',
  slogan: '',
  regionCode: '',
  problem: '',
  solution: '',
  need: '',
  plan: '',
  figures: '',
  startField: StartField.digital as StartField,
  projectStage: ProjectStage.idea as ProjectStage,
  audiences,
  isShown: 1 as 0 | 1,
};

/** The form of a project; every part says who reads it. */
export function ProjectForm({ row }: { row: Row | null }) {
  const navigate = useNavigate();
  const { projectState: _, ...words } = row ?? { ...blank, projectState: 0 };
  const sending = useCallForm(saveProject, {
    fields: { ...startProject, ...startProjectMore },
    initial: words,
    draft: `startProject:${row?.id ?? 'new'}`,
    onDone: async ({ id }) => {
      toast('保存成功');
      await navigate(row ? OWN_PROJECTS : `${TEAM}?id=${id}`);
    },
  });
  const { form } = sending;
  return (
    <CallForm
      of={sending}
      label="创业项目"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          保存
        </Button>
      }
    >
      <FormText form={form} name="projectName" />
      <FormText form={form} name="slogan" placeholder="让食堂知道明天煮多少" />
      <FieldPair>
        <FormValueSelect form={form} name="startField" options={optionsOf(StartField)} />
        <FormValueSelect form={form} name="projectStage" options={optionsOf(ProjectStage)} />
      </FieldPair>
      <RegionTree form={form} label={startProject.regionCode.label} />
      <FormTextarea form={form} name="problem" rows={4} placeholder="谁遇到了什么麻烦，现在怎么对付" />
      <FormTextarea form={form} name="solution" rows={5} />
      <FormTextarea form={form} name="need" rows={3} placeholder="人、场地、第一批用户，还是一笔钱" />
      <FormTextarea form={form} name="plan" rows={5} placeholder="三个月内做到什么，一行一件" />
      <FormTextarea form={form} name="figures" rows={3} placeholder="多少人用过、付过多少钱" />
      <AudienceFields form={form} />
      <FormCheckbox form={form} name="isShown" sentence="任何人都能在项目展示里找到它" values={[1, 0]} />
    </CallForm>
  );
}

function AudienceFields<V extends object>({ form }: { form: Fields<V> }) {
  const own = form as unknown as Fields;
  const { value, set } = useField(own, 'audiences');
  const chosen = value as Audiences;
  return (
    <FormField form={own} name="audiences" group>
      <ul className={styles.picked}>
        {projectPartKeys.map((key) => (
          <li key={key} className={styles.pick}>
            <span>{projectParts[key].label}</span>
            <Select
              size="sm"
              aria-label={`${projectParts[key].label}给谁看`}
              value={String(chosen[key])}
              options={textOptionsOf(PartAudience)}
              onChange={({ target }) => set({ ...chosen, [key]: Number(target.value) })}
            />
          </li>
        ))}
      </ul>
    </FormField>
  );
}
