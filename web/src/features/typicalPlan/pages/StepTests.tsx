import { MOST_POSITION_TESTS } from '#contract/rules/abilities.ts';
import { call } from '../../../kit/call.ts';
import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { submitPlan } from '../parts/calls.ts';
import { loadPlan, placesOf } from '../parts/places.ts';
import { usePlanDraft } from '../parts/usePlanDraft.ts';
import { HandInButton, HandInPart } from '../../../shared/abilities/HandInPart.tsx';
import { TestPicker } from '../../../shared/abilities/TestPicker.tsx';
import { useHandIn } from '../../../shared/abilities/useHandIn.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { PlanFrame } from '../parts/PlanFrame.tsx';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) => loadPlan({ request, context });

/** Step 3: how it is tested, and the handing in. */
export default function StepTests({ loaderData: { base, plan } }: PageProps<typeof loader>) {
  const draft = usePlanDraft(plan);
  const places = placesOf(base, plan.id);
  const handingIn = useHandIn({
    name: `typicalPlanNote:${plan.id}`,
    flush: draft.flush,
    send: async (note) => call(await submitPlan(), { id: plan.id, note }),
    done: places.detail,
  });
  return (
    <PlanFrame base={base} plan={plan} draft={draft} step={2} last={<HandInButton of={handingIn} />}>
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
      <HandInPart of={handingIn} missing={plan.missing} hrefOf={(step) => places.steps[step - 1] ?? places.list} />
    </PlanFrame>
  );
}
