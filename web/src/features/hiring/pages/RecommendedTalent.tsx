import * as recommended from '#contract/position/talentRecomment.ts';
import type { RecommendedTalent as Person } from '#contract/position/talentRecomment.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import styles from '../parts/Filter.module.css';
import { RecommendedTalentRow } from '../parts/RecommendedTalentRow.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.recommended;

const spec = listSpec({ filters: { vacancy: '' } });

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, page } = readList(spec, new URL(request.url).searchParams);
  const { list: vacancies } = await answerOr(request, api.call(recommended.vacancies, {}));
  // The one of the address while it is open, else the first for which there is anybody.
  const chosen =
    vacancies.find(({ id }) => id === filters.vacancy) ?? vacancies.find(({ count }) => count > 0) ?? vacancies[0];
  const loaded = chosen
    ? await loadRows(request, api.call(recommended.list, { vacancyId: chosen.id, pageCurrent: page }))
    : { page: nobody };
  return { vacancies, vacancyId: chosen?.id ?? '', loaded };
}

/** The list while no vacancy is open. */
const nobody = { list: [] as Person[], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: 20 };

/** People who fit an open vacancy and agreed to be found, whoever fits best first. */
export default function RecommendedTalent({ loaderData: { vacancies, vacancyId, loaded } }: PageProps<typeof loader>) {
  const list = useList(spec, loaded);
  return (
    <>
      <PageHead
        size="work"
        title="推荐的人才"
        note="愿意被企业找到、与职位合得来、还没有投递的人"
        actions={<LinkButton to={hiringRoutes.talent.path}>人才库</LinkButton>}
      />
      <div className={styles.notice}>
        <Banner>对方看得到你打开过档案；收回同意之后，这里马上没有他</Banner>
      </div>
      {vacancies.length > 0 ? (
        <FilterRows>
          <FilterRow
            label="职位"
            current={vacancyId}
            options={vacancies.map(({ id, vacancyName, count }) => ({
              key: id,
              label: `${vacancyName} ${count}`,
              to: list.hrefOf({ filters: { vacancy: id } }),
            }))}
          />
        </FilterRows>
      ) : null}
      <List of={list} unit="位" empty={<Nobody hasVacancies={vacancies.length > 0} />}>
        {(people) => (
          <RowList label="推荐的人才">
            {people.map((row) => (
              <RecommendedTalentRow key={row.userNo} row={row} vacancyId={vacancyId} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

const Nobody = ({ hasVacancies }: { hasVacancies: boolean }) =>
  hasVacancies ? (
    <Empty title="这个职位还没有推荐的人" note="写清要的能力与等级，合得来、愿意被找到的人就会出现" />
  ) : (
    <Empty
      title="还没有招聘中的职位"
      note="职位公开之后，按它要的能力推荐人"
      action={
        <LinkButton to="/account/position/add" size="sm" variant="primary">
          写一个职位
        </LinkButton>
      }
    />
  );
