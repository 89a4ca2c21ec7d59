import * as check from '#contract/position/smartCheck.ts';
import type { Checked } from '#contract/position/smartCheck.ts';
import * as talent from '#contract/position/talent.ts';
import { CHECK_PATH } from '#contract/rules/smartFilter.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { Can } from '../../../kit/Can.tsx';
import { List } from '../../../kit/list/List.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Select } from '../../../ui/Select.tsx';
import { checkSpec, rulesPage, wantedResults } from '../parts/checkAddress.ts';
import { CheckedRow } from '../parts/CheckedRow.tsx';
import styles from '../parts/Filter.module.css';
import { PoolBulk } from '../parts/PoolBulk.tsx';
import { RuleRow } from '../parts/RuleRow.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.smartCheck;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters: asked } = readList(checkSpec, new URL(request.url).searchParams);
  const [rules, { vacancies }, loaded] = await Promise.all([
    answerOr(request, api.call(check.list, { pageCurrent: rulesPage(asked.rules) })),
    answerOr(request, api.call(talent.choices, {})),
    loadList(request, checkSpec, ({ filters, page }) =>
      api.call(check.results, { ...wantedResults(filters), pageCurrent: page }),
    ),
  ]);
  return { rules, vacancies, loaded };
}

/** What rules propose of those who wait for an answer; a human moves them. */
export default function SmartCheck({ loaderData: { rules, vacancies, loaded } }: PageProps<typeof loader>) {
  const list = useList(checkSpec, loaded);
  const rows = 'page' in loaded ? loaded.page.list : [];
  const { chosen, selection, clear } = useSelection<Checked>(
    rows,
    ({ id }) => id,
    ({ name }) => name,
  );
  const mayMove = useSession()?.can('talent:edit') === true;
  const { filters } = list;
  return (
    <>
      <PageHead
        size="work"
        title="智能检测"
        note="规则看新来的投递，只提议；移动、谢绝都由人按下"
        actions={
          <Can action="talent:edit">
            <LinkButton to={CHECK_PATH} variant="primary">
              写一条规则
            </LinkButton>
          </Can>
        }
      />
      <div className={styles.notice}>
        <Banner>候选人看得到哪些条件不合，也可以请人看一看；请人看的排在前面</Banner>
      </div>
      {rules.totalCount > 0 ? (
        <section className={styles.tabs}>
          <SectionHead title="规则" note="一个职位一条" />
          <RowList label="规则">
            {rules.list.map((row) => (
              <RuleRow key={row.id} row={row} />
            ))}
          </RowList>
          <Pagination
            label="规则的分页"
            page={rules.pageCurrent}
            pages={rules.totalPage}
            hrefOf={(page) => list.hrefOf({ filters: { rules: page === 1 ? '' : String(page) } })}
            total={`共 ${totalText(rules)} 条，每页 ${rules.pageSize} 条`}
          />
        </section>
      ) : null}
      <section className={styles.tabs}>
        <SectionHead title="等答复的人" note="沟通、谢绝之后就不在这里" />
        <FilterRows>
          <FilterRow
            label="提议"
            current={filters.fit}
            options={(
              [
                ['', '全部'],
                ['1', '合规则'],
                ['0', '不合'],
              ] as const
            ).map(([key, label]) => ({ key, label, to: list.hrefOf({ filters: { fit: key } }) }))}
          />
        </FilterRows>
        <p className={styles.chips}>
          <Select
            size="sm"
            aria-label="职位"
            value={filters.vacancy}
            options={[
              { value: '', label: '全部职位' },
              ...vacancies.map(({ id, vacancyName }) => ({ value: id, label: vacancyName })),
            ]}
            onChange={({ target }) => list.change({ filters: { vacancy: target.value } })}
          />
        </p>
        <List
          of={list}
          unit="位"
          empty={
            rules.totalCount === 0 ? (
              <Empty
                title="还没有规则"
                note="为一个职位写下门槛，新来的投递马上看得出合不合"
                action={
                  <LinkButton to={CHECK_PATH} size="sm" variant="primary">
                    写一条规则
                  </LinkButton>
                }
              />
            ) : (
              <Empty title="没有等答复的人" note="新的投递来了就在这里" />
            )
          }
        >
          {(people) => (
            <RowList label="等答复的人">
              {people.map((row) => (
                <CheckedRow key={row.id} row={row} selection={mayMove ? selection : undefined} />
              ))}
            </RowList>
          )}
        </List>
      </section>
      {mayMove ? <PoolBulk chosen={chosen} total={rows.length} onAll={selection.toggleAll} onClear={clear} /> : null}
    </>
  );
}
