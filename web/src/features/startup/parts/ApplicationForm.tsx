import { useNavigate } from 'react-router';
import { startApplication } from '#contract/fields/startProgramme.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_ANSWER, QuestionKind } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeQuestion } from '#contract/rules/startProgrammes.ts';
import type * as application from '#contract/startup/application.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { APPLICATIONS } from './programmeAddresses.ts';
import { submitApplication } from './programmeCalls.ts';

type Form = OutputOf<typeof application.form.output>;

/** The form that the institution declared; what is typed survives leaving the page. */
export function ApplicationForm({ form: { programme, id, projectId, answers, projects } }: { form: Form }) {
  const navigate = useNavigate();
  const sending = useCallForm(submitApplication, {
    fields: startApplication,
    initial: { id, programmeId: programme.id, projectId, answers },
    draft: `startApplication:${programme.id}:${id}`,
    onDone: async () => {
      toast('申请已交');
      await navigate(APPLICATIONS);
    },
  });
  const { form } = sending;
  return (
    <CallForm
      of={sending}
      label="申请"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
          交申请
        </Button>
      }
    >
      <Banner>评阅人看不到团队、姓名与项目名称，请不要在回答里写；入选后项目名称会公布。</Banner>
      <FormValueSelect
        form={form}
        name="projectId"
        required
        placeholder="选一个项目"
        help="项目里给孵化单位看的部分会照现在的样子一起交"
        options={projects.map((project) => ({
          value: project.id,
          label: project.problem === '' ? project.projectName : `${project.projectName}（${project.problem}）`,
          disabled: project.problem !== '',
        }))}
      />
      {programme.questions.map((question, at) => (
        <Answer key={question.id} form={form as unknown as Fields} at={at} question={question} />
      ))}
    </CallForm>
  );
}

interface AnswerProps {
  form: Fields;
  at: number;
  question: ProgrammeQuestion;
}

function Answer({ form, at, question: { title, note, kind, isRequired, choices } }: AnswerProps) {
  const bound = {
    form,
    name: `answers.${at}.value`,
    label: title,
    required: isRequired === 1,
    help: note === '' ? undefined : note,
  };
  if (kind === QuestionKind.text) return <FormTextarea {...bound} rows={5} />;
  if (kind === QuestionKind.single)
    return (
      <FormValueSelect
        {...bound}
        placeholder="请选择"
        none=""
        options={choices.map((choice) => ({ value: choice, label: choice }))}
      />
    );
  return (
    <FormText {...bound} maxLength={MOST_ANSWER} inputMode={kind === QuestionKind.number ? 'decimal' : undefined} />
  );
}
