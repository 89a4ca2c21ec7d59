import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { CoverageTable } from '../../../shared/abilities/CoverageTable.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { loadPlan, placesOf } from '../parts/places.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) => loadPlan({ request, context });

/** Whether the course system as a whole leads to what the position asks for. */
export default function SystemCheck({ loaderData: { base, plan } }: PageProps<typeof loader>) {
  const places = placesOf(base, plan.id);
  const reached = plan.coverage.filter(({ wanted, reached: level }) => level >= wanted).length;
  return (
    <>
      <PageHead
        size="work"
        title={`课程体系够不够：${plan.positionName}`}
        note={`${plan.items.length} 个能力项里 ${reached} 项学得到要求`}
        actions={<LinkButton to={places.steps[1]}>改课程体系</LinkButton>}
      />
      <div className={styles.body}>
        {plan.items.length > 0 ? (
          <CoverageTable items={plan.items} stages={plan.stages} coverage={plan.coverage} />
        ) : (
          <Empty
            title="还没有能力项"
            note="先选能力项和要求的级别"
            action={
              <LinkButton to={places.steps[0]} size="sm" variant="primary">
                去选能力项
              </LinkButton>
            }
          />
        )}
      </div>
    </>
  );
}
