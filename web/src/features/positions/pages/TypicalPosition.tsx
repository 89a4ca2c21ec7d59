import { redirect } from 'react-router';
import * as program from '#contract/course/program.ts';
import * as typicalPosition from '#contract/course/typicalPosition.ts';
import { PositionRank } from '#contract/rules/abilities.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { isId } from '#contract/rules/id.ts';
import { orgPath, typicalPositionPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { CourseSystem } from '../../../shared/abilities/CourseSystem.tsx';
import { ItemLevels } from '../../../shared/abilities/ItemLevels.tsx';
import { PositionPortrait } from '../../../shared/abilities/PositionPortrait.tsx';
import { TestTable } from '../../../shared/abilities/TestTable.tsx';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Plans } from '../parts/Plans.tsx';
import { UseButton } from '../parts/UseButton.tsx';
import styles from '../parts/TypicalPosition.module.css';
import { positionsRoutes } from '../routes.ts';

export const handle = positionsRoutes.typicalDetail;

const LIST = { label: '典型岗位', to: '/typicalposition' };

export async function loader({ request, params, context }: LoaderArgs) {
  const { id } = params;
  if (id === undefined) throw redirect(LIST.to);
  if (!isId(id)) throw missing();
  const api = context.get(apiContext);
  const [view, programs] = await Promise.all([
    answerOr(request, api.call(typicalPosition.view, { id })),
    block(
      api.call(program.list, { typicalPositionId: id, pageSize: 6 }).then(({ list }) => list),
      [],
    ),
  ]);
  const crumbs = [LIST, { label: view.positionName }];
  return {
    view,
    programs,
    crumbs,
    seo: {
      title: `${view.positionName}（${PositionRank.labels[view.positionRank]}）`,
      description: view.intro,
      canonical: typicalPositionPath(id),
      jsonLd: graph(breadcrumbLd(api.publicUrl, crumbs)),
    },
  };
}

/** A typical position: what it asks for, how one gets there, who uses it. */
export default function TypicalPosition({ loaderData: { view, programs, crumbs } }: PageProps<typeof loader>) {
  const courses = view.stages.flatMap((stage) => stage.courses);
  const hours = courses.reduce((sum, { periodTotal }) => sum + periodTotal, 0);
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <PageHead
        title={`${view.positionName}（${PositionRank.labels[view.positionRank]}）`}
        note={view.intro}
        actions={view.isUsed === null ? null : <UseButton id={view.id} isUsed={view.isUsed} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="portrait">
            <SectionHead id="portrait" title="岗位画像" note={`${view.items.length} 个能力项，权重大的在前`} />
            <PositionPortrait label={view.positionName} items={view.items} />
          </section>
          <section aria-labelledby="items">
            <SectionHead id="items" title="能力项" note="每一级是什么样子，岗位要到哪一级" />
            <ItemLevels items={view.items} />
          </section>
          <section aria-labelledby="courses">
            <SectionHead
              id="courses"
              title="课程体系"
              note={`${view.stages.length} 段路，${courses.length} 门课，共 ${hours} 课时`}
            />
            <CourseSystem stages={view.stages} />
          </section>
          {programs.length > 0 ? <Plans id={view.id} programs={programs} /> : null}
          {view.tests.length > 0 ? (
            <section aria-labelledby="tests">
              <SectionHead id="tests" title="测评" note="学到哪里，考一考就知道" action={<TryIt view={view} />} />
              <TestTable tests={view.tests} />
            </section>
          ) : null}
        </div>
        <Side view={view} />
      </div>
    </div>
  );
}

/** Leads to the position tests, where there are some. */
const TryIt = ({ view: { id, tests } }: { view: typicalPosition.TypicalView }) =>
  tests.some(({ assessmentKind }) => assessmentKind === AssessmentKind.positionTest) ? (
    <LinkButton size="sm" to={`/exam/jobMatching?planId=${id}`}>
      测一测差多少
    </LinkButton>
  ) : null;

function Side({ view }: { view: typicalPosition.TypicalView }) {
  return (
    <aside className={styles.side} aria-label="关于这个岗位">
      {view.useCount > 0 ? (
        <section>
          <h2 className={styles.name}>采用这个岗位的企业，{view.useCount} 家</h2>
          <RowList label="采用这个岗位的企业">
            {view.users.map((user) => (
              <Row
                key={user.orgNo}
                dense
                to={orgPath(user.orgNo)}
                lead={<Avatar name={user.orgName} src={user.orgLogoImg} shape="org" size={32} />}
                title={user.orgName}
                meta={user.isAuthor === 1 ? '编写' : undefined}
              />
            ))}
          </RowList>
        </section>
      ) : null}
      <section>
        <h2 className={styles.name}>这份岗位标准</h2>
        <FactList
          label="这份岗位标准"
          facts={[
            { label: '版本', value: `第 ${view.version} 版，${shownTime(view.publishedTime)}` },
            { label: '编写', value: <Author view={view} /> },
            { label: '职位', value: view.jobTypeName },
            { label: '行业', value: view.industryName },
            ...wayFacts(view.way),
          ]}
        />
      </section>
      {view.similar.length > 0 ? (
        <section>
          <h2 className={styles.name}>相近的典型岗位</h2>
          <RowList label="相近的典型岗位">
            {view.similar.map((one) => (
              <Row
                key={one.id}
                dense
                to={typicalPositionPath(one.id)}
                title={one.positionName}
                meta={`${PositionRank.labels[one.positionRank]}，${one.abilityCount} 个能力项`}
              />
            ))}
          </RowList>
        </section>
      ) : null}
    </aside>
  );
}

/** Only what there is: nobody on the way is nothing to say. */
function wayFacts({ joined, done, open, hired }: typicalPosition.TypicalView['way']) {
  const learning = joined === 0 ? '' : `${joined} 人加入了学习方案${done === 0 ? '' : `，${done} 人已经走完`}`;
  const hiring = [open > 0 && `${open} 个职位正在招聘`, hired > 0 && `录用过 ${hired} 人`].filter(Boolean).join('，');
  return [
    { label: '路上的人', value: learning },
    { label: '用人', value: hiring },
  ];
}

const Author = ({ view: { orgNo, authorName } }: { view: typicalPosition.TypicalView }) =>
  orgNo === null ? authorName : <TextLink to={orgPath(orgNo)}>{authorName}</TextLink>;
