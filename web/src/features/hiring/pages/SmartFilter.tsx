import { list as findCandidates } from '#contract/position/smartFilter.ts';
import * as talentSearch from '#contract/position/talentSearch.ts';
import { FILTER_PATH, FILTERED_PATH, filterPath, inOrder, MOST_TALENT_SEARCHES } from '#contract/rules/smartFilter.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from '../parts/Filter.module.css';
import { filterSpec } from '../parts/filterAddress.ts';
import { BlindReview } from '../parts/BlindReview.tsx';
import { FilterConditions } from '../parts/FilterConditions.tsx';
import { FilterEffects } from '../parts/FilterEffects.tsx';
import { FilteredRow } from '../parts/FilteredRow.tsx';
import { loadFilter, namesIn } from '../parts/loadFilter.ts';
import { SavedFilters } from '../parts/SavedFilters.tsx';
import { effectName } from '../parts/filterWords.ts';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.smartFilter;

/** As long as the name of a saved filter may be. */
const MOST_NAME = 30;

/** How many are shown beside the conditions, the best match first. */
const SHOWN = 5;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [data, { list: saved }] = await answerOr(
    request,
    Promise.all([loadFilter(request, api), api.call(talentSearch.list, { pageSize: MOST_TALENT_SEARCHES })]),
  );
  const wanted = { ...data.conditions, pageSize: SHOWN };
  const { list: best } =
    data.counts.matching === 0 ? { list: [] } : await answerOr(request, api.call(findCandidates, wanted));
  return { data, saved, best };
}

/** Conditions on what was handed over; how many are left is counted with every change. */
export default function SmartFilter({ loaderData: { data, saved, best } }: PageProps<typeof loader>) {
  const list = useListState(filterSpec);
  const { conditions, counts, choices } = data;
  const own = filterPath(FILTER_PATH, inOrder(conditions));
  const current = saved.find((row) => row.path.replace(/[?&]saved=\d+$/, '') === own);
  const vacancyName = choices.vacancies.find(({ id }) => id === conditions.vacancyId)?.vacancyName ?? '';
  const first = counts.effects[0];
  const suggested = [vacancyName, first ? effectName(first, conditions, namesIn(data)) : ''].filter(Boolean).join(' ');
  const foundPath = filterPath(FILTERED_PATH, conditions, current?.id);
  const isNobody = counts.total === 0 && counts.effects.length === 0 && conditions.vacancyId === '0';
  return (
    <>
      <PageHead
        size="work"
        title="智能筛选"
        note="只从投递了本企业职位、没有收回的人里找，只看他们交来的那一份；打开谁的档案，本人看得到"
        actions={
          <>
            <LinkButton to="/account/smartcheck">智能检测</LinkButton>
            {counts.matching > 0 ? (
              <LinkButton to={foundPath} variant="primary">
                {counts.isEstimate === 1 ? '看这些人' : `看这 ${counts.matching.toLocaleString('en-US')} 位`}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {isNobody ? (
        <Empty
          title="还没有可以筛选的人"
          note="有人投递之后，这里按能力、学历、地区与证书找人"
          action={
            <LinkButton to="/account/position" size="sm" variant="primary">
              看职位
            </LinkButton>
          }
        />
      ) : (
        <>
          <SavedFilters
            saved={saved}
            conditions={conditions}
            suggested={suggested.slice(0, MOST_NAME)}
            current={current}
          />
          <div className={styles.both}>
            <FilterConditions list={list} data={data} />
            <div className={styles.results}>
              <FilterEffects list={list} data={data} />
              {best.length > 0 ? (
                <section>
                  <SectionHead
                    title="匹配度最高的"
                    action={counts.matching > SHOWN ? <TextLink to={foundPath}>全部</TextLink> : undefined}
                  />
                  <RowList label="匹配度最高的">
                    {best.map((row) => (
                      <FilteredRow key={row.id} row={row} isBelow />
                    ))}
                  </RowList>
                </section>
              ) : null}
              {conditions.vacancyId === '0' ? null : (
                <BlindReview key={conditions.vacancyId} vacancyId={conditions.vacancyId} isBlind={choices.isBlind} />
              )}
            </div>
          </div>
        </>
      )}
    </>
  );
}
