import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { isId, NONE } from '#contract/rules/id.ts';
import { coursePath, orgPath, startProjectPath, startShowPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ShowKind, ShowState } from '#contract/rules/startShows.ts';
import * as show from '#contract/startup/show.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { HOME } from '../parts/addresses.ts';
import styles from '../parts/Policy.module.css';
import { SHOWS } from '../parts/showAddresses.ts';
import { startShowRoutes } from '../showRoutes.ts';

export const handle = startShowRoutes.show;

export async function loader({ request, params: { id }, context }: LoaderArgs) {
  if (!isId(id ?? '')) throw missing();
  const api = context.get(apiContext);
  const view = await answerOr(request, api.call(show.view, { id: id! }));
  const crumbs = [{ label: '创业孵化', to: HOME }, { label: '路演与大赛', to: SHOWS }, { label: view.title }];
  return {
    view,
    crumbs,
    seo: {
      title: view.title,
      description: view.intro.slice(0, 120),
      canonical: startShowPath(id!),
      jsonLd: graph(breadcrumbLd(api.publicUrl, crumbs)),
    },
  };
}

/** A road show or a contest: when and where, who is on stage, and what they got. */
export default function Show({ loaderData: { view, crumbs } }: PageProps<typeof loader>) {
  const { courseId, projects, showState } = view;
  const isOver = showState === ShowState.finished;
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <PageHead
        title={view.title}
        note={`${ShowKind.labels[view.showKind]}，${shownTime(view.beginsAt)}，${view.place}`}
        actions={
          courseId === NONE ? null : (
            <LinkButton to={coursePath({ id: courseId, courseCategory: CourseCategory.live })} variant="primary">
              {isOver ? '看回放' : '看直播'}
            </LinkButton>
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={styles.words}>{view.intro}</p>
          <section aria-labelledby="stage">
            <SectionHead id="stage" title="上场的项目" note={isOver ? '已经结束' : '按上场的次序'} />
            <RowList label="上场的项目">
              {projects.map(({ projectId, projectName, slogan, leaderName, award }) => (
                <Row
                  key={projectId}
                  to={startProjectPath(projectId)}
                  title={projectName}
                  tags={award === '' ? null : <Tag tone="ok">{award}</Tag>}
                  meta={[slogan, leaderName].filter(Boolean).join('，')}
                />
              ))}
            </RowList>
          </section>
        </div>
        <aside className={styles.side} aria-label="关于这一场">
          <FactList
            label="基本情况"
            facts={[
              { label: '开始', value: shownTime(view.beginsAt) },
              { label: '结束', value: shownTime(view.endsAt) },
              { label: '地点', value: view.place },
              { label: '举办', value: <TextLink to={orgPath(view.orgNo)}>{view.orgName}</TextLink> },
            ]}
          />
        </aside>
      </div>
    </div>
  );
}
