import { redirect } from 'react-router';
import * as programs from '#contract/course/program.ts';
import type { ProgramView } from '#contract/course/program.ts';
import { isId, NONE } from '#contract/rules/id.ts';
import { orgPath, programPath, typicalPositionPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { CoverageTable } from '../../../shared/abilities/CoverageTable.tsx';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { JoinBox } from '../parts/JoinBox.tsx';
import styles from '../parts/Program.module.css';
import { StagePath } from '../parts/StagePath.tsx';
import { daysText, seatsText, sizeText } from '../parts/words.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.detail;

const POSITIONS = { label: '典型岗位', to: '/typicalposition' };

export async function loader({ request, params, context }: LoaderArgs) {
  const { id } = params;
  if (id === undefined) throw redirect(POSITIONS.to);
  if (!isId(id)) throw missing();
  const api = context.get(apiContext);
  const view = await answerOr(request, api.call(programs.view, { id }));
  const position =
    view.typicalPositionId === NONE
      ? []
      : [{ label: view.typicalPositionName, to: typicalPositionPath(view.typicalPositionId) }];
  const crumbs = [POSITIONS, ...position, { label: view.programName }];
  return {
    view,
    crumbs,
    seo: {
      title: view.programName,
      description: view.intro,
      canonical: programPath(id),
      jsonLd: graph(breadcrumbLd(api.publicUrl, crumbs)),
    },
  };
}

/** A plan: where it leads, stage by stage, and how far the visitor is who joined it. */
export default function Program({ loaderData: { view, crumbs } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <PageHead title={view.programName} note={view.intro} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="stages">
            <SectionHead
              id="stages"
              title="一段一段走"
              note={[`${view.stageCount} 段，${view.courseCount} 门课`, sizeText(view)].filter(Boolean).join('，')}
            />
            <StagePath stages={view.stages} own={view.own} />
          </section>
          {view.items.length > 0 ? (
            <section aria-labelledby="items">
              <SectionHead id="items" title="学完会什么" note="每个能力项要到第几级，课程带到第几级" />
              <CoverageTable items={view.items} stages={view.stages} coverage={view.coverage} />
            </section>
          ) : null}
        </div>
        <aside className={styles.side} aria-label="关于这个方案">
          <JoinBox view={view} />
          <Facts view={view} />
        </aside>
      </div>
    </div>
  );
}

function Facts({ view }: { view: ProgramView }) {
  const { typicalPositionId, typicalPositionName, authorName, orgNo, confirmedBy } = view;
  const version = `第 ${view.version} 版，${shownTime(view.publishedTime)}`;
  return (
    <FactList
      label="关于这个方案"
      facts={[
        {
          label: '通向',
          value:
            typicalPositionId === NONE ? (
              ''
            ) : (
              <TextLink to={typicalPositionPath(typicalPositionId)}>{typicalPositionName}</TextLink>
            ),
        },
        { label: '编写', value: orgNo === null ? authorName : <TextLink to={orgPath(orgNo)}>{authorName}</TextLink> },
        { label: '加入', value: seatsText(view) },
        { label: '时间', value: daysText(view.openDate, view.endDate) || '随时可以加入' },
        {
          label: '版本',
          value: view.shownVersion === view.version ? version : `${version}；你学的是第 ${view.shownVersion} 版`,
        },
        { label: '确认', value: confirmedBy.map(({ orgName }) => orgName).join('、') },
      ]}
    />
  );
}
