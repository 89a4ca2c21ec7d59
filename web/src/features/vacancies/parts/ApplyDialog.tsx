import { useRevalidator } from 'react-router';
import type { VacancyView } from '#contract/position/vacancyShapes.ts';
import { application } from '#contract/fields/vacancy.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { resumeSectionKeys, resumeSections } from '#contract/rules/visibility.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormField } from '../../../kit/form/FormField.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './ApplyBox.module.css';

const apply = () => import('#contract/position/vacancy.ts').then((api) => api.apply);

const measuring: ReadonlySet<AssessmentKind> = new Set([AssessmentKind.positionTest, AssessmentKind.planTest]);

const usual: ResumeSection[] = ['contact', 'base', 'education', 'work', 'project', 'workSet', 'honor', 'portrait'];

/** Which parts of the résumé the enterprise is to see, and a few words. */
export function ApplyDialog({
  vacancy: { id, orgName, vacancyName, tests },
  onClose,
}: {
  vacancy: VacancyView;
  onClose: () => void;
}) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(apply, {
    fields: { ...application, sections: { kind: 'choice', label: '给企业看的部分' } },
    initial: { id, sections: usual, note: '', isTestShown: 0 },
    draft: `apply:${id}`,
    onDone: async () => {
      toast('投递成功，企业的答复会发到消息里');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`投递「${vacancyName}」`}
      note={`${orgName}看到的是你档案现在的样子，以后改了档案也不变；能力画像里只给自己看的项不会带去`}
      label="投递"
      submitLabel="投递"
      busyLabel="投递中"
      onClose={onClose}
      above={
        <p>
          <TextLink to="/account/profile">先看看我的档案</TextLink>
        </p>
      }
    >
      <Sections form={sending.form} />
      {tests.some(({ assessmentKind }) => measuring.has(assessmentKind)) ? (
        <FormCheckbox
          form={sending.form}
          name="isTestShown"
          values={[1, 0]}
          sentence="让对方的筛选与检测规则看我在这个职位请做的岗位测试里的成绩；只看够不够，以后考的也算，撤回投递就看不到了"
        />
      ) : null}
      <FormTextarea form={sending.form} name="note" rows={4} placeholder="为什么合适，什么时候能到岗" />
    </FormDialog>
  );
}

function Sections({ form }: { form: Fields }) {
  const { value, set } = useField(form, 'sections');
  const chosen = value as readonly ResumeSection[];
  const toggle = (key: ResumeSection) =>
    set(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <FormField form={form} name="sections" group>
      <span className={styles.acts}>
        {resumeSectionKeys.map((key) => (
          <Checkbox key={key} label={resumeSections[key]} checked={chosen.includes(key)} onChange={() => toggle(key)} />
        ))}
      </span>
    </FormField>
  );
}
