import * as contract from '#contract/live/room.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { MyLiveRows } from '../parts/MyLiveRows.tsx';
import styles from '../parts/MyLive.module.css';
import { liveRoutes } from '../routes.ts';

export const handle = liveRoutes.mine;

const parts = ['coming', 'past'] as const;
const labels = { coming: '要上的', past: '上过的' } as const;

const spec = listSpec({ filters: { part: parts } });

export async function loader({ request, context }: LoaderArgs) {
  return loadList(request, spec, ({ filters: { part }, page }) =>
    context.get(apiContext).call(contract.mine, { part, pageCurrent: page }),
  );
}

/** The live classes of a person: those that come and run, and those that are over, taken and taught. */
export default function MyLive({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const { part } = list.filters;
  const items = parts.map((key) => ({ key, label: labels[key], to: list.hrefOf({ filters: { part: key } }) }));
  return (
    <div className={styles.page}>
      <PageHead title="我的直播课" note="到点从这里进直播间，上过的在这里看回放" />
      <Tabs label="我的直播课" items={items} current={part} />
      <List of={list} unit="节" empty={<Nothing isPast={part === 'past'} />}>
        {(rows) => <MyLiveRows rows={rows} isPast={part === 'past'} />}
      </List>
    </div>
  );
}

function Nothing({ isPast }: { isPast: boolean }) {
  return (
    <Empty
      title={isPast ? '还没有上过直播课' : '没有要上的直播课'}
      note="预约的、要讲的直播课会出现在这里"
      action={
        <LinkButton size="sm" variant="primary" to="/live">
          去看看直播课
        </LinkButton>
      }
    />
  );
}
