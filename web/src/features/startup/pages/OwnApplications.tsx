import * as application from '#contract/startup/application.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { OwnApplicationRow } from '../parts/OwnApplicationRow.tsx';
import { ownApplicationSpec, PROGRAMMES } from '../parts/programmeAddresses.ts';
import { ProgrammeTabs } from '../parts/ProgrammeTabs.tsx';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.mine;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    loaded: await loadList(request, ownApplicationSpec, ({ page }) =>
      api.call(application.mine, { pageCurrent: page }),
    ),
  };
}

/** What the teams of the caller applied for, and what became of it. */
export default function OwnApplications({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(ownApplicationSpec, loaded);
  const find = (
    <LinkButton to={PROGRAMMES} variant="primary">
      看征集
    </LinkButton>
  );
  return (
    <div className="page">
      <PageHead title="我的征集申请" note="我所在的团队交的申请；公布之后每份都有分数与意见" />
      <ProgrammeTabs current="applications" />
      <List of={list} unit="份" empty={<Empty title="还没有申请" note="先看看现在在征集什么" action={find} />}>
        {(rows) => (
          <RowList label="我的申请">
            {rows.map((row) => (
              <OwnApplicationRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
