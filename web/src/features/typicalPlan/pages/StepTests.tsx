import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { MOST_POSITION_TESTS } from '#contract/rules/abilities.ts';
import { call } from '../../../kit/call.ts';
import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { submitPlan } from '../parts/calls.ts';
import { loadPlan, placesOf } from '../parts/places.ts';
import { usePlanDraft } from '../parts/usePlanDraft.ts';
import { TestPicker } from '../../../shared/abilities/TestPicker.tsx';
import styles from '../../../shared/abilities/Wizard.module.css';
import { PlanFrame } from '../parts/PlanFrame.tsx';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) => loadPlan({ request, context });

/** Step 3: how it is tested, and the handing in. */
export default function StepTests({ loaderData: { base, plan } }: PageProps<typeof loader>) {
  const draft = usePlanDraft(plan);
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  const places = placesOf(base, plan.id);
  const submit = async () => {
    setSending(true);
    try {
      if (!(await draft.flush())) return;
      await call(await submitPlan(), { id: plan.id, note });
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
  return (
    <PlanFrame base={base} plan={plan} draft={draft} step={2} last={last}>
      <section className={styles.part} aria-labelledby="plan-tests">
        <SectionHead
          id="plan-tests"
          title="测评"
          note="考一考，就知道到了没有；方案测评按次序对应阶段：第一场在第一阶段学完后开放"
        />
        <TestPicker
          label="添加测评"
          caption="选好的测评"
          tests={draft.written.tests}
          put={(tests) => draft.change({ tests })}
          most={MOST_POSITION_TESTS}
          error={draft.errors['testIds']}
        />
      </section>
      {plan.missing.length > 0 ? (
        <section className={styles.part} aria-labelledby="plan-missing">
          <SectionHead id="plan-missing" title="提交之前" note="下面几处还没有写好" />
          <ul className={styles.missing}>
            {plan.missing.map(({ step, message }) => (
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
    </PlanFrame>
  );
}
