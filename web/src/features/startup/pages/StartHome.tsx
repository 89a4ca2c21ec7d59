import { PolicyPhase } from '#contract/rules/startPolicies.ts';
import * as policy from '#contract/startup/policy.ts';
import * as advocacy from '#contract/startup/policyAdvocacy.ts';
import * as project from '#contract/startup/project.ts';
import { totalText } from '../../../kit/list/totalText.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ADVOCACIES, CHECK, HOME, LIBRARY, PROJECTS } from '../parts/addresses.ts';
import { AdvocacyRow } from '../parts/AdvocacyRow.tsx';
import { HomeBlocks } from '../parts/HomeBlocks.tsx';
import { loadHomeBlocks } from '../parts/loadHomeBlocks.ts';
import { PolicyHeadlines } from '../parts/PolicyHeadlines.tsx';
import { ProjectCards } from '../parts/ProjectCards.tsx';
import styles from '../parts/StartHome.module.css';
import { StartHero } from '../parts/StartHero.tsx';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.home;

const none = { list: [], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: 1 };

export async function loader({ context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [policies, projects, advocacies, blocks] = await Promise.all([
    block(api.call(policy.list, { phase: PolicyPhase.open, pageSize: 5 }), none),
    block(api.call(project.list, { pageSize: 4 }), none),
    block(api.call(advocacy.list, { pageSize: 3 }), none),
    loadHomeBlocks(api),
  ]);
  return {
    policies,
    projects,
    advocacies,
    blocks,
    seo: {
      title: '创业孵化',
      description: '创业政策用大白话写清楚：给什么、给谁、什么时候截止；填一次自己的情况，就知道符合哪些。',
      canonical: HOME,
      jsonLd: graph(breadcrumbLd(api.publicUrl, [{ label: '创业孵化', to: HOME }])),
    },
  };
}

/** The way into the start-up pages: what can be applied for, who is on the road, and what is told of it. */
export default function StartHome({
  loaderData: { policies, projects, advocacies, blocks },
}: PageProps<typeof loader>) {
  const isPublisher = useSession()?.can('startPolicy:edit') === true;
  return (
    <div className={`page ${styles.home}`}>
      <StartHero />
      {policies.list.length === 0 ? null : (
        <section className={styles.block} aria-labelledby="policies">
          <SectionHead
            id="policies"
            title="政策要闻"
            note="逐条写明谁能申请、给多少、到哪天"
            action={<TextLink to={`${LIBRARY}?phase=${PolicyPhase.open}`}>能申请的 {totalText(policies)} 条</TextLink>}
          />
          <PolicyHeadlines list={policies.list} />
        </section>
      )}
      {isPublisher ? null : (
        <section className={styles.strip} aria-labelledby="check">
          <div>
            <h2 id="check">填一次，条条都对照</h2>
            <p>毕业年月、在哪里、登记没有、团队几人。符合到哪一天、还差什么，都写出来。</p>
          </div>
          <LinkButton to={CHECK} variant="primary">
            开始自测
          </LinkButton>
        </section>
      )}
      {projects.list.length === 0 ? null : (
        <section className={styles.block} aria-labelledby="projects">
          <SectionHead
            id="projects"
            title="在路上的项目"
            note="走到哪一步，在找什么人，都写明白"
            action={<TextLink to={PROJECTS}>{totalText(projects)} 个项目</TextLink>}
          />
          <ProjectCards list={projects.list} />
        </section>
      )}
      <HomeBlocks blocks={blocks} />
      {advocacies.list.length === 0 ? null : (
        <section className={styles.block} aria-labelledby="advocacies">
          <SectionHead
            id="advocacies"
            title="政策宣传"
            note="把几条政策放在一起讲"
            action={<TextLink to={ADVOCACIES}>全部文章</TextLink>}
          />
          <RowList label="政策宣传">
            {advocacies.list.map((row) => (
              <AdvocacyRow key={row.id} row={row} heading="h3" />
            ))}
          </RowList>
        </section>
      )}
    </div>
  );
}
