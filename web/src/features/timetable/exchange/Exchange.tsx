import { ExchangeState } from '#contract/rules/exchange.ts';
import * as exchange from '#contract/user/lessonExchange.ts';
import { listMyWeekTimes } from '#contract/user/orgStudent.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { addressOf } from '../parts/addresses.ts';
import { STAFF } from '../parts/tabItems.ts';
import { timetableRoutes } from '../routes.ts';
import { PlanHead } from '../staff/PlanHead.tsx';
import { exchangeList } from './exchangeList.ts';
import { ExchangeRow } from './ExchangeRow.tsx';

export const handle = timetableRoutes.exchange;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const times = await answerOr(request, api.call(listMyWeekTimes, {}));
  const isSchool = STAFF.has(times.userType);
  const rows = await loadList(request, exchangeList, async ({ filters, page: pageCurrent }) => {
    const exchangeState = ExchangeState.values.find((value) => String(value) === filters.state);
    const asked = { pageCurrent, ...(exchangeState && { exchangeState }) };
    if (!isSchool) return api.call(exchange.list, asked);
    const { waiting: _waiting, ...found } = await api.call(exchange.page, asked);
    return { ...found, list: found.list.map((row) => ({ ...row, isMine: false })) };
  });
  return { times, isSchool, rows };
}

/** Who asks whom to take or swap a lesson: a teacher sees their own, the school all of them. */
export default function ExchangePage({ loaderData: { times, isSchool, rows } }: PageProps<typeof loader>) {
  const list = useList(exchangeList, rows);
  const options = [
    { key: '', label: '全部', to: list.hrefOf({ filters: { state: '' } }) },
    ...ExchangeState.values.map((value) => ({
      key: String(value),
      label: ExchangeState.labels[value],
      to: list.hrefOf({ filters: { state: String(value) } }),
    })),
  ];
  const toTimetable = (
    <LinkButton to={addressOf('mine')} size="sm" variant="primary">
      看课表
    </LinkButton>
  );
  return (
    <>
      <PlanHead
        title="代课与对调"
        note={isSchool ? '同事答应以后排到这里，通过就改课表' : '先问同事，同事答应以后由教务审核'}
        userType={times.userType}
        current="exchange"
      />
      <FilterRows>
        <FilterRow label="状态" current={list.filters.state} options={options} />
      </FilterRows>
      <List
        of={list}
        empty={
          <Empty
            title="没有代课与对调"
            note={isSchool ? '老师提出、同事答应的会排到这里' : '在自己的课表里，从一节课的菜单提出'}
            action={toTimetable}
          />
        }
      >
        {(exchanges) => (
          <RowList label="代课与对调">
            {exchanges.map((one) => (
              <ExchangeRow key={one.id} exchange={one} isSchool={isSchool} today={times.today} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
