import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { MOST_STAGE_TESTS } from '#contract/rules/programs.ts';
import { call } from '../../../kit/call.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { TestPicker } from '../../../shared/abilities/TestPicker.tsx';
import styles from '../../../shared/abilities/Wizard.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { submitProgram } from '../parts/calls.ts';
import { loadProgram, placesOf } from '../parts/places.ts';
import { ProgramFrame } from '../parts/ProgramFrame.tsx';
import { useProgramDraft } from '../parts/useProgramDraft.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.fourth;

export const loader = ({ request, context }: LoaderArgs) => loadProgram({ request, context });

/** Step 4: how each stage is tested, and the handing in. */
export default function StepTests({ loaderData: { program } }: PageProps<typeof loader>) {
  const draft = useProgramDraft(program);
  const { stages } = draft.written;
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  const places = placesOf(program.id);
  const submit = async () => {
    setSending(true);
    try {
      if (!(await draft.flush())) return;
      await call(await submitProgram(), { id: program.id, note });
      toast('提交成功');
      await navigate(places.detail);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setSending(false);
    }
  };
  const last = (
    <Button variant="primary" loading={sending} loadingLabel="提交中" onClick={() => void submit()}>
      提交审核
    </Button>
  );
  const taken = new Set(stages.flatMap(({ tests }) => tests.map(({ id }) => id)));
  return (
    <ProgramFrame program={program} draft={draft} step={3} last={last}>
      {stages.map((stage, index) => (
        <section key={stage.key} className={styles.part} aria-label={`${stage.stageName}的测评`}>
          <SectionHead title={stage.stageName} note="考一考，就知道到了没有；可以先不选" />
          <TestPicker
            label={`给「${stage.stageName}」添加测评`}
            caption={`${stage.stageName}的测评`}
            tests={stage.tests}
            put={(tests) =>
              draft.change({ stages: stages.map((one) => (one.key === stage.key ? { ...one, tests } : one)) })
            }
            taken={taken}
            most={MOST_STAGE_TESTS}
            error={draft.errors[`stages.${index}.testIds`]}
          />
        </section>
      ))}
      {program.missing.length > 0 ? (
        <section className={styles.part} aria-labelledby="program-missing">
          <SectionHead id="program-missing" title="提交之前" note="下面几处还没有写好" />
          <ul className={styles.missing}>
            {program.missing.map(({ step, message }) => (
              <li key={message}>
                <TextLink to={places.steps[step - 1] ?? places.list}>{message}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.form}>
        <Field label="给审核人的说明">
          <Textarea value={note} maxLength={200} rows={3} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
    </ProgramFrame>
  );
}
