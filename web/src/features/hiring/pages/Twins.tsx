import * as twins from '#contract/position/talentTwin.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { TwinState } from '#contract/rules/twins.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { TwinRow } from '../parts/TwinRow.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.twins;

const spec = listSpec({ filters: { state: ['', String(TwinState.merged), String(TwinState.apart)] } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ filters, page }) =>
    context
      .get(apiContext)
      .call(twins.list, { twinState: valueOf(TwinState, filters.state) ?? TwinState.suspected, pageCurrent: page }),
  );

const empty: Readonly<Record<TwinState, { title: string; note: string }>> = {
  [TwinState.suspected]: {
    title: '没有可能重复的人',
    note: '新的投递交来的电话、邮箱，或者姓名与学校，和另一个账号的相同，就会出现在这里',
  },
  [TwinState.merged]: { title: '还没有合并过', note: '在这里，或者在人才库的名单里选两位候选人合并' },
  [TwinState.apart]: { title: '没有说过不是同一位的', note: '说了「不是同一位」的两个账号在这里，可以改回来' },
};

/** Accounts among the candidates that may be one person, and what was decided of them. */
export default function Twins({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const { state } = list.filters;
  const chosen = valueOf(TwinState, state) ?? TwinState.suspected;
  return (
    <>
      <PageHead
        size="work"
        title="重复的人"
        note="按投递时交来的电话、邮箱、姓名与学校看；是不是同一位由你决定"
        actions={<LinkButton to={hiringRoutes.talent.path}>人才库</LinkButton>}
      />
      <FilterRows>
        <FilterRow
          label="显示"
          current={state}
          options={TwinState.values.map((value) => {
            const key = value === TwinState.suspected ? '' : String(value);
            return { key, label: TwinState.labels[value], to: list.hrefOf({ filters: { state: key } }) };
          })}
        />
      </FilterRows>
      <List of={list} unit="对" empty={<Empty {...empty[chosen]} />}>
        {(pairs) => (
          <RowList label="重复的人">
            {pairs.map((row) => (
              <TwinRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
