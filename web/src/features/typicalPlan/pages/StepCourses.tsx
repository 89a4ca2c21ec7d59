import { coverageOf } from '#contract/rules/typicalPlan.ts';
import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { CoverageTable } from '../../../shared/abilities/CoverageTable.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { loadPlan } from '../parts/places.ts';
import { Stages } from '../parts/Stages.tsx';
import { usePlanDraft } from '../parts/usePlanDraft.ts';
import { PlanFrame } from '../parts/PlanFrame.tsx';
import type { Written } from '../parts/written.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) => loadPlan({ request, context });

/** Step 2: how one gets there, stage by stage, and whether the courses lead far enough. */
export default function StepCourses({ loaderData: { base, plan } }: PageProps<typeof loader>) {
  const draft = usePlanDraft(plan);
  const { written } = draft;
  return (
    <PlanFrame base={base} plan={plan} draft={draft} step={1}>
      <Stages draft={draft} />
      {written.items.length > 0 && written.stages.length > 0 ? (
        <section className={styles.part} aria-labelledby="plan-coverage">
          <SectionHead id="plan-coverage" title="够不够" note="课程把每个能力项带到第几级" />
          <CoverageTable items={written.items} stages={written.stages} coverage={coverage(written)} />
        </section>
      ) : null}
    </PlanFrame>
  );
}

const coverage = ({ items, stages }: Written) =>
  coverageOf(
    {
      items: items.map(({ id, abilityLevel, weight }) => ({ abilityId: id, abilityLevel, weight })),
      stages: stages.map(({ stageName, intro, courses }) => ({
        stageName,
        intro,
        courseIds: courses.map(({ id }) => id),
      })),
    },
    new Map(
      stages.flatMap(({ courses }) =>
        courses.map(({ id, raises }) => [
          id,
          raises.map((one) => ({ abilityId: one.id, abilityLevel: one.abilityLevel })),
        ]),
      ),
    ),
  );
