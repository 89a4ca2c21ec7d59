import * as check from '#contract/startup/policyCheck.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { CHECK, datesSpec } from '../parts/addresses.ts';
import { KeepDate } from '../parts/KeepDate.tsx';
import styles from '../parts/Policy.module.css';
import { PolicyRow } from '../parts/PolicyRow.tsx';
import { StartTabs } from '../parts/StartTabs.tsx';
import { dueText } from '../parts/words.ts';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.dates;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    loaded: await loadList(request, datesSpec, ({ page }) => api.call(check.dates, { pageCurrent: page })),
  };
}

/** The last days somebody keeps, the nearest first. */
export default function PolicyDates({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(datesSpec, loaded);
  return (
    <div className="page">
      <PageHead title="记下的截止日期" note="截止前一周会有消息提醒；在课表里订阅了日历的，日历里也有" />
      <StartTabs current="dates" />
      <List
        of={list}
        unit="条"
        empty={
          <Empty
            title="还没有记下截止日期"
            note="在自测的结果里，把要申请的记下来"
            action={
              <LinkButton to={CHECK} size="sm" variant="primary">
                去自测
              </LinkButton>
            }
          />
        }
      >
        {(rows) => (
          <RowList label="记下的截止日期">
            {rows.map((row) => (
              <PolicyRow key={row.id} row={row} end={<KeepDate policy={row} isKept={1} />}>
                <p className={styles.summary}>{dueText(row)}</p>
              </PolicyRow>
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
