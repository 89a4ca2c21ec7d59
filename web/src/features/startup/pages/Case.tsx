import { isId, NONE } from '#contract/rules/id.ts';
import { orgPath, startCasePath, startProjectPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import * as stories from '#contract/startup/typicalCase.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { HOME } from '../parts/addresses.ts';
import styles from '../parts/Policy.module.css';
import story from '../parts/Programme.module.css';
import { CASES } from '../parts/programmeAddresses.ts';
import { startCaseRoutes } from '../programmeRoutes.ts';

export const handle = startCaseRoutes.story;

export async function loader({ request, params: { id }, context }: LoaderArgs) {
  if (!isId(id ?? '')) throw missing();
  const api = context.get(apiContext);
  const view = await answerOr(request, api.call(stories.view, { id: id! }));
  const crumbs = [{ label: '创业孵化', to: HOME }, { label: '典型案例', to: CASES }, { label: view.title }];
  return {
    view,
    crumbs,
    seo: {
      title: view.title,
      description: view.intro,
      canonical: startCasePath(id!),
      jsonLd: graph(breadcrumbLd(api.publicUrl, crumbs)),
    },
  };
}

/** The story of a project, with the people who agreed to be named. */
export default function Case({ loaderData: { view, crumbs } }: PageProps<typeof loader>) {
  const { figures, people, projectId, projectName } = view;
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <PageHead title={view.title} note={view.intro} />
      {figures.length === 0 ? null : <Figures items={figures.map(({ label, value }) => ({ name: label, value }))} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <RichText html={view.body} />
          {people.length === 0 ? null : (
            <section aria-labelledby="people">
              <SectionHead id="people" title="这些人" note="都同意把名字写在这里" />
              <RowList label="这些人">
                {people.map(({ name, headImgUrl, duty, words }) => (
                  <Row
                    key={`${name} ${duty}`}
                    lead={<Avatar name={name} src={headImgUrl} size={40} />}
                    title={name}
                    meta={duty}
                  >
                    {words === '' ? null : <blockquote className={story.quote}>{words}</blockquote>}
                  </Row>
                ))}
              </RowList>
            </section>
          )}
        </div>
        <aside className={styles.side} aria-label="关于这个案例">
          <FactList
            label="基本情况"
            facts={[
              {
                label: '项目',
                value:
                  projectId === NONE ? (
                    projectName
                  ) : (
                    <TextLink to={startProjectPath(projectId)}>{projectName}</TextLink>
                  ),
              },
              { label: '行业', value: StartField.labels[view.startField] },
              { label: '地区', value: view.regionName },
              { label: '孵化', value: <TextLink to={orgPath(view.orgNo)}>{view.orgName}</TextLink> },
              { label: '发布', value: view.publishedAt === null ? '' : shownTime(view.publishedAt) },
            ]}
          />
        </aside>
      </div>
    </div>
  );
}
