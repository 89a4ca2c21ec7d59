import { orgPath } from '#contract/rules/pagePaths.ts';
import { CourseGrid } from '../../../shared/courses/CourseGrid.tsx';
import { OrgTiles } from '../../../shared/courses/OrgTiles.tsx';
import { builtContext } from '../../../kit/builtRoutes.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { loadChannel } from '../parts/loadChannel.ts';
import text from '../parts/profileText.module.css';
import { peopleRoutes } from '../routes.ts';

export const handle = peopleRoutes.channel;

export const loader = ({ context }: LoaderArgs) => loadChannel(context.get(apiContext), context.get(builtContext));

/** The channel of the institutions: who is here, and what the leading ones teach. */
export default function Channel({ loaderData }: PageProps<typeof loader>) {
  const { institutions, schools, windows, joinPath } = loaderData;
  const isEmpty = institutions.length === 0 && schools.length === 0;
  return (
    <div className="page">
      <PageHead
        title="机构频道"
        note="学校与机构在这里开课"
        actions={joinPath ? <LinkButton to={joinPath}>申请入驻</LinkButton> : undefined}
      />
      {isEmpty ? <Empty title="还没有入驻的机构" note="先看看已经上架的课程" action={toCourses} /> : null}
      <div className={text.first}>
        <Members title="培训机构" to="/organizationlist" orgs={institutions} />
        <Members title="学校" to="/organizationlist?type=4" orgs={schools} />
      </div>
      {windows.map(({ orgNo, orgName, intro, courses }) => (
        <section key={orgNo} className={text.part} aria-labelledby={`org-${orgNo}`}>
          <SectionHead
            id={`org-${orgNo}`}
            title={orgName}
            note={<span className="clip2">{intro}</span>}
            action={
              <TextLink to={orgPath(orgNo)} arrow>
                进店看看
              </TextLink>
            }
          />
          <CourseGrid courses={courses} />
        </section>
      ))}
    </div>
  );
}

const toCourses = (
  <LinkButton to="/list" size="sm" variant="primary">
    看课程
  </LinkButton>
);

function Members({ title, to, orgs }: { title: string; to: string; orgs: Parameters<typeof OrgTiles>[0]['orgs'] }) {
  if (orgs.length === 0) return null;
  return (
    <section className={text.part} aria-label={title}>
      <SectionHead
        title={title}
        action={
          <TextLink to={to} arrow aria-label={`全部${title}`}>
            全部
          </TextLink>
        }
      />
      <OrgTiles orgs={orgs} />
    </section>
  );
}
