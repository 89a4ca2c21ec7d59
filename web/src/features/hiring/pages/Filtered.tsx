import * as filter from '#contract/position/smartFilter.ts';
import type { FilteredCandidate } from '#contract/position/smartFilterShapes.ts';
import { FILTER_PATH, filterPath } from '#contract/rules/smartFilter.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useSelection } from '../../../kit/list/useSelection.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import styles from '../parts/Filter.module.css';
import { filterSpec } from '../parts/filterAddress.ts';
import type { FilterHandle } from '../parts/filterAddress.ts';
import { FilteredRow } from '../parts/FilteredRow.tsx';
import { effectName, figureOf, withoutIt } from '../parts/filterWords.ts';
import { loadFilter, namesIn } from '../parts/loadFilter.ts';
import { PoolBulk } from '../parts/PoolBulk.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.filtered;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const data = await answerOr(request, loadFilter(request, api));
  const loaded = await loadRows(request, api.call(filter.list, { ...data.conditions, pageCurrent: data.page }));
  return { data, loaded };
}

/** Whom the conditions find, whoever fits best first; chosen ones are moved, tagged or declined as on the board. */
export default function Filtered({ loaderData: { data, loaded } }: PageProps<typeof loader>) {
  const list = useList(filterSpec, loaded);
  const { hrefOf }: FilterHandle = list;
  const { conditions, counts, choices } = data;
  const rows = 'page' in loaded ? loaded.page.list : [];
  const { chosen, selection, clear } = useSelection<FilteredCandidate>(
    rows,
    ({ id }) => id,
    ({ name }) => name,
  );
  const mayMove = useSession()?.can('talent:edit') === true;
  const names = namesIn(data);
  const vacancyName = choices.vacancies.find(({ id }) => id === conditions.vacancyId)?.vacancyName;
  const back = filterPath(FILTER_PATH, conditions);
  return (
    <>
      <PageHead
        size="work"
        title="筛选出的人"
        note={`${vacancyName ?? '全部职位'}的${figureOf(counts)(counts.total)} 位投递者里；匹配度是投递那一刻交来的与职位要的`}
        actions={<LinkButton to={back}>改条件</LinkButton>}
      />
      {counts.effects.length > 0 ? (
        <p className={styles.chips}>
          {counts.effects.map((effect) => (
            <Chip
              key={`${effect.part} ${effect.about}`}
              label={effectName(effect, conditions, names)}
              removeTo={hrefOf({ filters: withoutIt(effect, conditions) })}
            />
          ))}
        </p>
      ) : null}
      <List
        of={list}
        unit="位"
        empty={
          <Empty
            title="没有人合这组条件"
            note="看看哪个条件排除得最多，放宽一档再找"
            action={
              <LinkButton to={back} size="sm" variant="primary">
                改条件
              </LinkButton>
            }
          />
        }
      >
        {(people) => (
          <RowList label="筛选出的人">
            {people.map((row) => (
              <FilteredRow key={row.id} row={row} selection={mayMove ? selection : undefined} />
            ))}
          </RowList>
        )}
      </List>
      {mayMove ? <PoolBulk chosen={chosen} total={rows.length} onAll={selection.toggleAll} onClear={clear} /> : null}
    </>
  );
}
