import { PolicyPhase } from '#contract/rules/startPolicies.ts';
import * as policy from '#contract/startup/policy.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Link } from '../../../ui/Link.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CHECK, DESK, HOME, LIBRARY, PROJECTS } from '../parts/addresses.ts';
import { HomeBlocks } from '../parts/HomeBlocks.tsx';
import { loadHomeBlocks } from '../parts/loadHomeBlocks.ts';
import styles from '../parts/Policy.module.css';
import { PolicyRow } from '../parts/PolicyRow.tsx';
import { CASES, PROGRAMMES } from '../parts/programmeAddresses.ts';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.home;

const HEADLINES = 6;

export async function loader({ context }: LoaderArgs) {
  const api = context.get(apiContext);
  const newest = { phase: PolicyPhase.open, pageSize: HEADLINES } as const;
  const none = { list: [], totalCount: 0 };
  const [{ list, totalCount }, blocks] = await Promise.all([
    block(api.call(policy.list, newest), none),
    loadHomeBlocks(api),
  ]);
  return {
    list,
    totalCount,
    blocks,
    seo: {
      title: '创业孵化',
      description: '创业政策用大白话写清楚：给什么、给谁、什么时候截止；填一次自己的情况，就知道符合哪些。',
      canonical: HOME,
      jsonLd: graph(breadcrumbLd(api.publicUrl, [{ label: '创业孵化', to: HOME }])),
    },
  };
}

/** The way into the start-up pages; it leads to what there is, by identity. */
export default function StartHome({ loaderData: { list, totalCount, blocks } }: PageProps<typeof loader>) {
  const session = useSession();
  const isPublisher = session?.can('startPolicy:edit') === true;
  return (
    <div className={`page ${styles.home}`}>
      <section className={styles.hero} aria-label="创业孵化">
        <p className={styles.kind}>创业孵化</p>
        <h1>
          把一个念头，
          <br />
          走成一家公司
        </h1>
        <p className={styles.promise}>政策写成大白话，条件逐条对照。你在哪一步，就从哪一步开始。</p>
        <p className={styles.heroActs}>
          <LinkButton to={LIBRARY} size="lg">
            看创业政策
          </LinkButton>
          <Link to={PROJECTS}>看项目</Link>
          <Link to={PROGRAMMES}>看征集</Link>
          <Link to={CASES}>看案例</Link>
          {isPublisher ? <Link to={DESK}>发布政策</Link> : <Link to={CHECK}>测测我符合哪些</Link>}
        </p>
      </section>
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
      {list.length === 0 ? null : (
        <section className={styles.headlines} aria-labelledby="policies">
          <SectionHead
            id="policies"
            title="现在能申请的"
            note={`共 ${totalCount} 条`}
            action={<TextLink to={LIBRARY}>全部政策</TextLink>}
          />
          <RowList label="现在能申请的政策">
            {list.map((row) => (
              <PolicyRow key={row.id} row={row} heading="h3" />
            ))}
          </RowList>
        </section>
      )}
      <HomeBlocks programmes={blocks.programmes} cases={blocks.cases} />
    </div>
  );
}
