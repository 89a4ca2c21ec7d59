import { Rss } from 'lucide-react';
import { salaryChoices } from '#contract/rules/vacancies.ts';
import { Catalogue } from '../../../kit/catalogue/Catalogue.tsx';
import type { FilterGroup } from '../../../kit/catalogue/filterGroup.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { VacancyRow } from '../../../shared/vacancies/VacancyRow.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { vacancySpec } from '../parts/addresses.ts';
import { SaveSearch } from '../parts/SaveSearch.tsx';
import { loadVacancies } from '../parts/loadVacancies.ts';
import type { VacanciesData } from '../parts/loadVacancies.ts';
import { vacancyRoutes } from '../routes.ts';
import styles from './Vacancies.module.css';

export const handle = vacancyRoutes.list;

export const loader = ({ request, context }: LoaderArgs) => loadVacancies(request, context.get(apiContext));

const sorts = [
  { value: 'fresh', label: '最新' },
  { value: 'salary', label: '薪资最高' },
  { value: 'reply', label: '最近答复' },
];

/** Open vacancies by place, kind, salary and demands; every condition stands in the address. */
export default function Vacancies({ loaderData: data }: PageProps<typeof loader>) {
  const list = useList(vacancySpec, data.loaded);
  const total = list.source.page ? `共 ${totalText(list.source.page)} 个` : undefined;
  return (
    <div className="page">
      <PageHead
        title="招聘"
        note="要求写明白，答复看得见"
        actions={
          <>
            <SearchInResults list={list} name="str" label="在职位中搜索" total={total} />
            <SaveSearch filters={list.filters} suggested={data.suggested} />
          </>
        }
      />
      <Catalogue
        list={list}
        category={[
          { name: 'region', labels: ['地区', '城市', '区县'], tree: data.regions },
          { name: 'jobType', labels: ['类别', '方向', '职位'], tree: data.jobTypes },
        ]}
        groups={groupsOf(data, list.filters.org)}
        text="str"
        sorts={sorts}
        unit="个"
        skeleton={<SkeletonRows count={6} />}
        empty={<NothingYet />}
      >
        {(rows) => (
          <RowList label="职位">
            {rows.map((row) => (
              <VacancyRow key={row.id} vacancy={row} applied={row.applied} />
            ))}
          </RowList>
        )}
      </Catalogue>
      <p className={styles.feed}>
        <a href="/rss/positions.xml" className={styles.link}>
          <Rss size={16} aria-hidden="true" />
          订阅新职位
        </a>
      </p>
    </div>
  );
}

function groupsOf({ degrees, experiences, natures, orgName }: VacanciesData, org: string): FilterGroup[] {
  return [
    { name: 'salary', label: '薪资', options: salaryChoices.map(({ key, label }) => ({ value: key, label })) },
    { name: 'degree', label: '学历', options: degrees },
    { name: 'experience', label: '经验', options: experiences },
    { name: 'nature', label: '性质', options: natures },
    { name: 'active', label: '答复', options: [{ value: '1', label: '近一周答复过' }] },
    ...(org === '' ? [] : [{ name: 'org', label: '企业', options: [{ value: org, label: orgName }] }]),
  ];
}

const NothingYet = () => (
  <Empty
    title="还没有招聘中的职位"
    note="企业发布、审核通过之后会出现在这里"
    action={
      <LinkButton to="/enterpriseList" size="sm" variant="primary">
        看企业
      </LinkButton>
    }
  />
);
