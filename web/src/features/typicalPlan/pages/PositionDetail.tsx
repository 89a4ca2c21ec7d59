import { handleOf } from '../../../kit/page.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { CourseSystem } from '../../../shared/abilities/CourseSystem.tsx';
import { ItemLevels } from '../../../shared/abilities/ItemLevels.tsx';
import { PositionPortrait } from '../../../shared/abilities/PositionPortrait.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { loadPlan, placesOf } from '../parts/places.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

export const loader = ({ request, context }: LoaderArgs) => loadPlan({ request, context });

/** What is written, as the public will read it. */
export default function PositionDetail({ loaderData: { base, plan } }: PageProps<typeof loader>) {
  const places = placesOf(base, plan.id);
  return (
    <>
      <PageHead
        size="work"
        title={`岗位画像：${plan.positionName}`}
        note="正在写的这一版，公开以后就是这样"
        actions={<LinkButton to={places.detail}>看状态</LinkButton>}
      />
      {plan.items.length > 0 ? (
        <div className={styles.body}>
          <PositionPortrait label={plan.positionName} items={plan.items} />
          <section>
            <SectionHead title="能力项" note="每一级是什么样子，岗位要到哪一级" />
            <ItemLevels items={plan.items} />
          </section>
          {plan.stages.length > 0 ? (
            <section>
              <SectionHead title="课程体系" note={`${plan.stages.length} 段路`} />
              <CourseSystem stages={plan.stages} />
            </section>
          ) : null}
        </div>
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
    </>
  );
}
