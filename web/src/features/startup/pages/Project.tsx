import { isId } from '#contract/rules/id.ts';
import { orgPath, startProjectPath } from '#contract/rules/pagePaths.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import {
  fixedProjectStates,
  PartAudience,
  projectParts,
  ProjectStage,
  ProjectState,
  TeamRole,
  TeamState,
} from '#contract/rules/startProjects.ts';
import * as project from '#contract/startup/project.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { HOME, PROJECT_ADD, PROJECTS, TEAM } from '../parts/addresses.ts';
import { OpenRoles } from '../parts/OpenRoles.tsx';
import styles from '../parts/Policy.module.css';
import { startProjectRoutes } from '../routes.ts';

export const handle = startProjectRoutes.project;

export async function loader({ request, params: { id }, context }: LoaderArgs) {
  if (!isId(id ?? '')) throw missing();
  const api = context.get(apiContext);
  const view = await answerOr(request, api.call(project.view, { id: id! }));
  const crumbs = [{ label: '创业孵化', to: HOME }, { label: '项目展示', to: PROJECTS }, { label: view.projectName }];
  return {
    view,
    crumbs,
    seo: {
      title: view.projectName,
      description: view.slogan,
      canonical: startProjectPath(id!),
      jsonLd: graph(breadcrumbLd(api.publicUrl, crumbs)),
    },
  };
}

const texts = ['problem', 'solution', 'need', 'plan', 'figures'] as const;

/** A project as its reader may see it: a part that is not for them is not there. */
export default function Project({ loaderData: { view, crumbs } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <PageHead
        title={view.projectName}
        note={view.slogan}
        actions={
          view.isLeader === 1 ? (
            <>
              {fixedProjectStates.has(view.projectState) ? null : (
                <LinkButton to={`${PROJECT_ADD}?id=${view.id}`}>修改</LinkButton>
              )}
              <LinkButton to={`${TEAM}?id=${view.id}`} variant="primary">
                管理团队
              </LinkButton>
            </>
          ) : null
        }
      />
      {view.reader === PartAudience.everybody ? null : (
        <Banner>
          {ProjectState.labels[view.projectState]}
          {view.opinion === '' ? '' : `：${view.opinion}`}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {texts.map((part) => {
            const said = view[part];
            return said ? (
              <section key={part} aria-labelledby={part}>
                <SectionHead id={part} title={projectParts[part].label} />
                <p className={styles.words}>{said}</p>
              </section>
            ) : null;
          })}
          {view.roles.length === 0 ? null : <OpenRoles roles={view.roles} />}
        </div>
        <aside className={styles.side} aria-label="关于这个项目">
          <section>
            <h2 className={styles.name}>基本情况</h2>
            <FactList
              label="基本情况"
              facts={[
                { label: '行业', value: StartField.labels[view.startField] },
                { label: '走到', value: ProjectStage.labels[view.projectStage] },
                { label: '地区', value: view.regionName },
                { label: '状态', value: ProjectState.labels[view.projectState] },
                { label: '孵化', value: <Host view={view} /> },
              ]}
            />
          </section>
          {view.team === null ? null : (
            <section>
              <h2 className={styles.name}>{projectParts.team.label}</h2>
              <RowList label="团队">
                {view.team.map((member) => (
                  <Row
                    key={member.id}
                    dense
                    lead={<Avatar name={member.name} src={member.headImgUrl} size={32} />}
                    title={member.name}
                    meta={[
                      TeamRole.labels[member.teamRole],
                      member.duty,
                      member.teamState === TeamState.invited ? TeamState.labels[TeamState.invited] : '',
                    ]
                      .filter((said, at, all) => said !== '' && all.indexOf(said) === at)
                      .join('，')}
                  />
                ))}
              </RowList>
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}

const Host = ({ view: { hostOrgNo, hostName } }: { view: PageProps<typeof loader>['loaderData']['view'] }) =>
  hostOrgNo === null ? '' : <TextLink to={orgPath(hostOrgNo)}>{hostName}</TextLink>;
