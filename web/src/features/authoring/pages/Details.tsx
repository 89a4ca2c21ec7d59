import { redirect } from 'react-router';
import * as courseAudit from '#contract/course/courseAudit.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StateLine } from '../parts/frame/StateLine.tsx';
import { DraftFacts } from '../parts/details/DraftFacts.tsx';
import { DraftOutline } from '../parts/details/DraftOutline.tsx';
import { DraftRemarks } from '../parts/details/DraftRemarks.tsx';
import frame from '../parts/frame/Frame.module.css';
import { COURSE, placesOf } from '#contract/rules/authoringPaths.ts';
import { authoringRoutes, kindAt } from '../routes.ts';

export const handle = handleOf(authoringRoutes);

const tabNames = ['facts', 'outline', 'review'] as const;
const labels = { facts: '信息', outline: '目录', review: '审核' } as const;

export async function loader({ request, context }: LoaderArgs) {
  const { pathname, searchParams } = pageUrl(request);
  const id = searchParams.get(COURSE);
  if (id === null || !isId(id)) throw redirect(placesOf(kindAt(pathname)!, '').list);
  const api = context.get(apiContext);
  const isOutline = readTab(tabNames, searchParams) !== 'facts';
  const [draft, outline] = await answerOr(
    request,
    Promise.all([api.call(courseAudit.view, { id }), isOutline ? api.call(courseAudit.outline, { id }) : null]),
  );
  const { details } = placesOf(draft.courseKind, id);
  if (!details.startsWith(`${pathname}?`)) throw redirect(details);
  return { draft, outline };
}

/** One course of an author to look at: its facts, its outline, and what the review said, without changing anything. */
export default function Details({ loaderData: { draft, outline } }: PageProps<typeof loader>) {
  const tabs = useTab(tabNames, [COURSE]);
  const places = placesOf(draft.courseKind, draft.id);
  return (
    <>
      <PageHead
        size="work"
        title={draft.courseName}
        actions={
          <>
            <LinkButton to={places.preview}>预览</LinkButton>
            {draft.isWritable === 1 ? (
              <LinkButton to={places.facts} variant="primary">
                编辑
              </LinkButton>
            ) : null}
          </>
        }
      />
      <div className={frame.state}>
        <StateLine draft={draft} />
      </div>
      <TabFrame label="课程" of={tabs} tabs={tabNames.map((key) => ({ key, label: labels[key] }))}>
        {tabs.tab === 'facts' ? <DraftFacts draft={draft} /> : null}
        {tabs.tab === 'outline' && outline ? <DraftOutline outline={outline} courseKind={draft.courseKind} /> : null}
        {tabs.tab === 'review' && outline ? <DraftRemarks draft={draft} outline={outline} /> : null}
      </TabFrame>
    </>
  );
}
