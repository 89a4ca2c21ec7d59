import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { CourseChecks } from '../../../shared/abilities/CourseChecks.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { loadPlan, placesOf } from '../parts/places.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) => loadPlan({ request, context });

/** The courses of a typical position one by one. */
export default function CourseCheck({ loaderData: { base, plan } }: PageProps<typeof loader>) {
  const places = placesOf(base, plan.id);
  return (
    <>
      <PageHead
        size="work"
        title={`逐门看课程：${plan.positionName}`}
        note="在不在架，对不对得上要求"
        actions={<LinkButton to={places.steps[1]}>改课程体系</LinkButton>}
      />
      <div className={styles.body}>
        {plan.stages.some(({ courses }) => courses.length > 0) ? (
          <CourseChecks items={plan.items} stages={plan.stages} />
        ) : (
          <Empty
            title="还没有课程"
            note="先排好阶段，再给每一段添加课程"
            action={
              <LinkButton to={places.steps[1]} size="sm" variant="primary">
                去排课程
              </LinkButton>
            }
          />
        )}
      </div>
    </>
  );
}
