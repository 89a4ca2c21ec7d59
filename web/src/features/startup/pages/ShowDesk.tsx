import { Plus } from 'lucide-react';
import * as desk from '#contract/startup/showDesk.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SHOW_ADD, showDeskSpec } from '../parts/showAddresses.ts';
import { ShowDeskRow } from '../parts/ShowDeskRow.tsx';
import { ShowTabs } from '../parts/ShowTabs.tsx';
import { startShowRoutes } from '../showRoutes.ts';

export const handle = startShowRoutes.desk;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    now: Date.now(),
    loaded: await loadList(request, showDeskSpec, ({ page }) => api.call(desk.list, { pageCurrent: page })),
  };
}

/** The road shows and contests of the own organization. */
export default function ShowDesk({ loaderData: { loaded, now } }: PageProps<typeof loader>) {
  const list = useList(showDeskSpec, loaded);
  const add = (
    <LinkButton to={SHOW_ADD} variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
      写一场
    </LinkButton>
  );
  return (
    <div className="page">
      <PageHead title="路演与大赛管理" note="发布时告诉上场项目的团队；办完了公布结果" actions={add} />
      <ShowTabs current="desk" />
      <List of={list} unit="场" empty={<Empty title="还没有办过" note="选好上场的项目，定下时间与地点" action={add} />}>
        {(rows) => (
          <RowList label="路演与大赛">
            {rows.map((row) => (
              <ShowDeskRow key={row.id} row={row} now={now} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
