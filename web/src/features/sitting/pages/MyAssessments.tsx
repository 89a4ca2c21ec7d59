import { useLocation } from 'react-router';
import * as sitting from '#contract/exam/sitting.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { HomeworkTabs } from '../../../shared/tasks/HomeworkTabs.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { AssessmentRows } from '../parts/AssessmentRows.tsx';
import { listKinds } from '../parts/kinds.ts';
import { listRoutes } from '../routes.ts';

export const handle = handleOf(listRoutes);

const spec = listSpec({});
const ALL = '/account/myTest';
const HOMEWORK = '/account/exams/myHomework';
const kindOf = (pathname: string) => listKinds[pathname] ?? listKinds[ALL]!;

export async function loader({ request, context }: LoaderArgs) {
  const { kinds } = kindOf(pageUrl(request).pathname);
  return loadList(request, spec, ({ page }) =>
    context.get(apiContext).call(sitting.mine, { kinds, pageCurrent: page }),
  );
}

/** What a learner is asked to sit; which kinds, the address says. */
export default function MyAssessments({ loaderData }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  const { title, note, unit, empty } = kindOf(pathname);
  const list = useList(spec, loaderData);
  const practise = (
    <LinkButton to="/exam" size="sm" variant="primary">
      去考试中心练习
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title={title}
        note={note}
        actions={
          <LinkButton size="sm" to="/exam/testRecords">
            作答记录
          </LinkButton>
        }
      />
      {pathname === HOMEWORK ? <HomeworkTabs current="homework" /> : null}
      <List of={list} unit={unit} empty={<Empty title={empty} note="老师安排以后会出现在这里" action={practise} />}>
        {(rows) => <AssessmentRows rows={rows} label={title} />}
      </List>
    </>
  );
}
