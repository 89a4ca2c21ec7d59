import { isId } from '#contract/rules/id.ts';
import { orgPath, startProgrammePath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProgrammePhase, scoreRule } from '#contract/rules/startProgrammes.ts';
import { isFounder } from '#contract/rules/userTypes.ts';
import * as programme from '#contract/startup/programme.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { HOME } from '../parts/addresses.ts';
import { AskedList } from '../parts/AskedList.tsx';
import styles from '../parts/Policy.module.css';
import { APPLY, PROGRAMMES, resultSpec } from '../parts/programmeAddresses.ts';
import { ResultPart } from '../parts/ResultPart.tsx';
import { SheetList } from '../parts/SheetList.tsx';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.programme;

export async function loader({ request, params: { id }, context }: LoaderArgs) {
  if (!isId(id ?? '')) throw missing();
  const api = context.get(apiContext);
  const view = await answerOr(request, api.call(programme.view, { id: id! }));
  const { page } = readList(resultSpec, new URL(request.url).searchParams);
  const crumbs = [{ label: '创业孵化', to: HOME }, { label: '项目征集', to: PROGRAMMES }, { label: view.title }];
  return {
    view,
    crumbs,
    results: view.result ? await loadRows(request, api.call(programme.results, { id: id!, pageCurrent: page })) : null,
    seo: {
      title: view.title,
      description: view.intro,
      canonical: startProgrammePath(id!),
      jsonLd: graph(breadcrumbLd(api.publicUrl, crumbs)),
    },
  };
}

/** A call for projects: what for, what it asks, how it is marked, and what came of it. */
export default function Programme({ loaderData: { view, crumbs, results } }: PageProps<typeof loader>) {
  const session = useSession();
  const mayApply = view.phase === ProgrammePhase.open && (session === null || isFounder(session.current.userType));
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <PageHead
        title={view.title}
        note={view.intro}
        actions={
          mayApply ? (
            <LinkButton to={`${APPLY}?programmeId=${view.id}`} variant="primary">
              申请
            </LinkButton>
          ) : null
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {view.result && results ? <ResultPart result={view.result} loaded={results} places={view.places} /> : null}
          <section aria-labelledby="whom">
            <SectionHead id="whom" title="征集什么样的项目" />
            <p className={styles.words}>{view.whom}</p>
          </section>
          <section aria-labelledby="offers">
            <SectionHead id="offers" title="入选能得到什么" />
            <p className={styles.words}>{view.offers}</p>
          </section>
          <AskedList questions={view.questions} />
          <section aria-labelledby="sheet">
            <SectionHead id="sheet" title="怎么评" />
            <p className={styles.words}>{scoreRule(view.spread)}</p>
            <SheetList criteria={view.criteria} />
          </section>
        </div>
        <aside className={styles.side} aria-label="关于这次征集">
          <FactList
            label="基本情况"
            facts={[
              { label: '现在', value: ProgrammePhase.labels[view.phase] },
              { label: '申请', value: `${view.applyFrom} 到 ${view.applyUntil}` },
              { label: '评完', value: view.readUntil },
              { label: '名额', value: `${view.places} 个` },
              { label: '面向', value: view.regionName },
              {
                label: '行业',
                value: view.startFields.map((field) => StartField.labels[field]).join('、') || '不限',
              },
              { label: '征集', value: <TextLink to={orgPath(view.orgNo)}>{view.orgName}</TextLink> },
              { label: '发布', value: view.publishedAt === null ? '' : shownTime(view.publishedAt) },
            ]}
          />
        </aside>
      </div>
    </div>
  );
}
