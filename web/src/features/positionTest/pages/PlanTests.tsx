import * as positionTest from '#contract/exam/positionTest.ts';
import type { StageTest } from '#contract/exam/positionTest.ts';
import { typicalPositionPath } from '#contract/rules/pagePaths.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from '../parts/PositionTest.module.css';
import { TestRow } from '../parts/TestRow.tsx';
import { positionTestRoutes } from '../routes.ts';

export const handle = positionTestRoutes.plans;

const spec = listSpec({});

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page }) =>
    context.get(apiContext).call(positionTest.plans, { pageCurrent: page, pageSize: 10 }),
  );

/** The tests at the end of the stages of the plans whose courses a learner takes. */
export default function PlanTests({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const choose = (
    <LinkButton to="/typicalposition" size="sm" variant="primary">
      看看典型岗位
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="方案测评"
        note="学完一个阶段的课程，考一考这一段到了没有"
        actions={
          <LinkButton size="sm" to="/account/positiontest">
            岗位测试
          </LinkButton>
        }
      />
      <List
        of={list}
        unit="个方案"
        empty={<Empty title="还没有方案测评" note="学了方案里的课程，它的阶段测评会出现在这里" action={choose} />}
      >
        {(rows) => (
          <div className={styles.groups}>
            {rows.map(({ id, positionName, authorName, tests }) => (
              <section key={id} aria-labelledby={`plan-${id}`}>
                <SectionHead id={`plan-${id}`} title={positionName} note={authorName} />
                <RowList label={`${positionName}的阶段测评`}>
                  {tests.map((test) => (
                    <TestRow
                      key={test.id}
                      test={test}
                      from="/account/plantest"
                      target={{ planId: id }}
                      lead={`第 ${test.stageNo} 阶段${test.stageName ? `「${test.stageName}」` : ''}`}
                      locked={test.isLocked === 1 ? <Locked test={test} planId={id} /> : undefined}
                    />
                  ))}
                </RowList>
              </section>
            ))}
          </div>
        )}
      </List>
    </>
  );
}

/** What is still to be learnt, and where. */
const Locked = ({ test, planId }: { test: StageTest; planId: string }) => (
  <span className={styles.locked}>
    这一段学完 {test.coursesDone} / {test.courseTotal} 门
    <LinkButton size="sm" to={typicalPositionPath(planId)} aria-label={`去学课程：${test.title}`}>
      去学课程
    </LinkButton>
  </span>
);
