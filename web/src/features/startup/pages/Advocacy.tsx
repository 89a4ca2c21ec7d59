import { isId } from '#contract/rules/id.ts';
import { policyAdvocacyPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as advocacy from '#contract/startup/policyAdvocacy.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { ADVOCACIES, HOME } from '../parts/addresses.ts';
import styles from '../parts/Policy.module.css';
import { PolicyRow } from '../parts/PolicyRow.tsx';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.advocacy;

export async function loader({ request, params: { id }, context }: LoaderArgs) {
  if (!isId(id ?? '')) throw missing();
  const api = context.get(apiContext);
  const view = await answerOr(request, api.call(advocacy.view, { id: id! }));
  const crumbs = [{ label: '创业孵化', to: HOME }, { label: '政策宣传', to: ADVOCACIES }, { label: view.title }];
  return {
    view,
    crumbs,
    seo: {
      title: view.title,
      description: view.intro,
      canonical: policyAdvocacyPath(id!),
      jsonLd: graph(breadcrumbLd(api.publicUrl, crumbs)),
    },
  };
}

/** One article, and below it the policies that it is about. */
export default function Advocacy({ loaderData: { view, crumbs } }: PageProps<typeof loader>) {
  const when = view.publishedAt === null ? '' : `，${shownTime(view.publishedAt)}`;
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={crumbs} />
      </div>
      <PageHead title={view.title} note={`${view.publisherName}${when}`} />
      <div className={styles.article}>
        <p className={styles.words}>{view.intro}</p>
        <RichText html={view.body} />
        {view.policies.length === 0 ? null : (
          <section aria-labelledby="policies">
            <SectionHead id="policies" title="讲到的政策" />
            <RowList label="讲到的政策">
              {view.policies.map((row) => (
                <PolicyRow key={row.id} row={row} heading="h3" />
              ))}
            </RowList>
          </section>
        )}
      </div>
    </div>
  );
}
