import { isId } from '#contract/rules/id.ts';
import { freeDesksText } from '#contract/rules/incubation.ts';
import { incubationBasePath, orgPath } from '#contract/rules/pagePaths.ts';
import * as base from '#contract/startup/base.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BASES, START_HOME } from '../parts/addresses.ts';
import styles from '../parts/Incubation.module.css';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.base;

export async function loader({ request, params: { id }, context }: LoaderArgs) {
  if (!isId(id ?? '')) throw missing();
  const api = context.get(apiContext);
  const view = await answerOr(request, api.call(base.view, { id: id! }));
  const crumbs = [{ label: '创业孵化', to: START_HOME }, { label: '孵化基地', to: BASES }, { label: view.baseName }];
  return {
    view,
    crumbs,
    seo: {
      title: view.baseName,
      description: view.intro.slice(0, 160),
      canonical: incubationBasePath(id!),
      jsonLd: graph(breadcrumbLd(api.publicUrl, crumbs)),
    },
  };
}

/** A base as everybody may know it. */
export default function Base({ loaderData: { view, crumbs } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <PageHead title={view.baseName} note={freeDesksText(view)} />
      <div className={styles.columns}>
        <section aria-labelledby="intro">
          <SectionHead id="intro" title="基地介绍" />
          <p className={styles.words}>{view.intro}</p>
        </section>
        <aside aria-label="关于这个基地">
          <FactList
            label="基本情况"
            facts={[
              { label: '地区', value: view.regionName },
              { label: '地址', value: view.address },
              { label: '开放', value: view.openText },
              { label: '会议室', value: `${view.countRooms} 间` },
              { label: '孵化中', value: `${view.countProjects} 个项目` },
              { label: '联系', value: view.contact },
              { label: '单位', value: <TextLink to={orgPath(view.orgNo)}>{view.orgName}</TextLink> },
            ]}
          />
        </aside>
      </div>
    </div>
  );
}
