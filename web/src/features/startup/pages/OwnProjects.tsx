import { Plus } from 'lucide-react';
import { isFounder } from '#contract/rules/userTypes.ts';
import * as project from '#contract/startup/project.ts';
import * as builder from '#contract/startup/teamBuilder.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { ownProjectSpec, PROJECT_ADD } from '../parts/addresses.ts';
import { OwnProjectRow } from '../parts/OwnProjectRow.tsx';
import { TeamWish } from '../parts/TeamWish.tsx';
import { startProjectRoutes } from '../routes.ts';

export const handle = startProjectRoutes.mine;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [loaded, wish] = await Promise.all([
    loadList(request, ownProjectSpec, ({ page }) => api.call(project.mine, { pageCurrent: page })),
    answerOr(request, api.call(builder.wish, {})),
  ]);
  return { loaded, wish };
}

/** What somebody leads, is in, or is asked into. */
export default function OwnProjects({ loaderData: { loaded, wish } }: PageProps<typeof loader>) {
  const list = useList(ownProjectSpec, loaded);
  const session = useSession();
  const add = (
    <LinkButton to={PROJECT_ADD} variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
      建项目
    </LinkButton>
  );
  return (
    <div className="page">
      <PageHead title="我的创业项目" note="我负责的、我在里面的，和请我加入的" actions={add} />
      <List
        of={list}
        unit="个"
        empty={<Empty title="还没有项目" note="先写下解决什么问题，再找人一起做" action={add} />}
      >
        {(rows) => (
          <RowList label="我的创业项目">
            {rows.map((row) => (
              <OwnProjectRow key={row.teamId} row={row} />
            ))}
          </RowList>
        )}
      </List>
      {session && isFounder(session.current.userType) ? <TeamWish wish={wish} /> : null}
    </div>
  );
}
