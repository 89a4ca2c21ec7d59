import { isId } from '#contract/rules/id.ts';
import { orgPath, startPolicyPath } from '#contract/rules/pagePaths.ts';
import { PolicyField, PolicyLevel, PolicyPhase } from '#contract/rules/startPolicies.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as policy from '#contract/startup/policy.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { HOME, LIBRARY } from '../parts/addresses.ts';
import { OwnFit } from '../parts/OwnFit.tsx';
import styles from '../parts/Policy.module.css';
import { Versions } from '../parts/Versions.tsx';
import { dueText } from '../parts/words.ts';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.detail;

const MOST_VERSIONS = 20;

export async function loader({ request, params: { id }, context }: LoaderArgs) {
  if (!isId(id ?? '')) throw missing();
  const api = context.get(apiContext);
  const asked = new URL(request.url).searchParams.get('version');
  if (asked !== null && !/^[1-9]\d{0,4}$/.test(asked)) throw missing();
  const version = asked === null ? undefined : Number(asked);
  const [view, versions] = await Promise.all([
    answerOr(request, api.call(policy.view, { id: id!, version })),
    block(
      api.call(policy.versions, { id: id!, pageSize: MOST_VERSIONS }).then(({ list }) => list),
      [],
    ),
  ]);
  const crumbs = [{ label: '创业孵化', to: HOME }, { label: '创业政策', to: LIBRARY }, { label: view.policyName }];
  return {
    view,
    versions,
    crumbs,
    seo: {
      title: view.policyName,
      description: view.summary.slice(0, 160),
      canonical: startPolicyPath(id!),
      jsonLd: graph(breadcrumbLd(api.publicUrl, crumbs)),
    },
  };
}

/** One policy: in plain words first, then for whom, what to hand in, and the original text. */
export default function Policy({ loaderData: { view, versions, crumbs } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <PageHead title={view.policyName} note={`${view.amount}，${dueText(view)}`} />
      <Standing view={view} latest={versions[0]?.version ?? view.version} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="summary">
            <SectionHead id="summary" title="用大白话说" />
            <p className={styles.words}>{view.summary}</p>
          </section>
          <section aria-labelledby="rules">
            <SectionHead id="rules" title="给谁" />
            {view.rules.length === 0 ? (
              <p className={styles.words}>没有限定条件，谁都可以申请。</p>
            ) : (
              <ul className={styles.rules}>
                {view.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="howTo">
            <SectionHead id="howTo" title="怎么申请" />
            <p className={styles.words}>{view.howTo}</p>
            {view.papers.length === 0 ? null : (
              <ul className={styles.rules} aria-label="要交的材料">
                {view.papers.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="original">
            <SectionHead id="original" title="政策原文" note={view.docNumber} />
            <RichText html={view.original} />
          </section>
        </div>
        <Side view={view} versions={versions} />
      </div>
    </div>
  );
}

type View = PageProps<typeof loader>['loaderData']['view'];

/** What a reader must know before reading on: it is over, or there is a newer version. */
function Standing({ view, latest }: { view: View; latest: number }) {
  if (view.version < latest)
    return (
      <Banner tone="warn" action={<TextLink to={startPolicyPath(view.id)}>看最新的一版</TextLink>}>
        你看的是第 {view.version} 版，现在执行的是第 {latest} 版
      </Banner>
    );
  if (view.phase <= PolicyPhase.soon) return null;
  return <Banner tone="warn">{PolicyPhase.labels[view.phase]}，留着供查阅</Banner>;
}

const Side = ({ view, versions }: { view: View; versions: PageProps<typeof loader>['loaderData']['versions'] }) => (
  <aside className={styles.side} aria-label="关于这条政策">
    <OwnFit view={view} />
    <section>
      <h2 className={styles.name}>基本情况</h2>
      <FactList
        label="基本情况"
        facts={[
          { label: '地区', value: view.regionName },
          { label: '级别', value: PolicyLevel.labels[view.policyLevel] },
          { label: '类别', value: PolicyField.labels[view.policyField] },
          { label: '发文', value: `${view.issuedBy}，${view.issuedOn}` },
          { label: '申请', value: dueText(view) },
          { label: '失效', value: view.validUntil },
          { label: '发布', value: <Publisher view={view} /> },
        ]}
      />
    </section>
    {view.attachments.length === 0 && view.sourceUrl === '' ? null : (
      <section>
        <h2 className={styles.name}>附件与出处</h2>
        <ul className={styles.lines}>
          {view.attachments.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
          {view.sourceUrl === '' ? null : (
            <li>
              <a href={view.sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
                原文网址
              </a>
            </li>
          )}
        </ul>
      </section>
    )}
    {versions.length < 2 ? null : <Versions id={view.id} current={view.version} versions={versions} />}
  </aside>
);

const Publisher = ({ view: { orgNo, publisherName, publishedAt } }: { view: View }) => (
  <>
    {orgNo === null ? publisherName : <TextLink to={orgPath(orgNo)}>{publisherName}</TextLink>}
    {publishedAt === null ? '' : `，${shownTime(publishedAt)}`}
  </>
);
