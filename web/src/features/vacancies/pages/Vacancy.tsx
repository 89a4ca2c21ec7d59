import { redirect } from 'react-router';
import { salaryText } from '#contract/rules/salaryText.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { VacancyRow } from '../../../shared/vacancies/VacancyRow.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Abilities } from '../parts/Abilities.tsx';
import { ApplyBox } from '../parts/ApplyBox.tsx';
import { CompanyCard } from '../parts/CompanyCard.tsx';
import { loadVacancy } from '../parts/loadVacancy.ts';
import { Tests } from '../parts/Tests.tsx';
import { vacancyRoutes } from '../routes.ts';
import styles from './Vacancy.module.css';

export const handle = vacancyRoutes.detail;

export const loader = ({ request, params, context }: LoaderArgs) => {
  if (params['id'] === undefined) throw redirect('/positionlist');
  return loadVacancy(request, context.get(apiContext), params['id']);
};

/** One vacancy: what it pays and where, what is to be done, what is asked for, and who asks. */
export default function Vacancy({ loaderData: { vacancy } }: PageProps<typeof loader>) {
  const facts = [vacancy.regionName, vacancy.experienceName, vacancy.degreeName, vacancy.natureName];
  const wanted = `招 ${vacancy.countWanted} 人，${vacancy.endDate.replaceAll('-', '.')} 截止`;
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={[{ label: '招聘', to: '/positionlist' }, { label: vacancy.vacancyName }]} />
      </div>
      <div className={styles.top}>
        <div>
          <h1 className={styles.title}>{vacancy.vacancyName}</h1>
          <p className={styles.pay}>{salaryText(vacancy.salaryMin, vacancy.salaryMax)}</p>
          <p className={styles.facts}>{facts.filter(Boolean).join('，')}</p>
          <p className={styles.facts}>
            {vacancy.jobTypeNames.join(' / ')}
            <i className="sep" />
            {wanted}
          </p>
          {vacancy.benefits.length > 0 ? (
            <p className={styles.tags}>
              {vacancy.benefits.map((benefit) => (
                <Tag key={benefit}>{benefit}</Tag>
              ))}
            </p>
          ) : null}
        </div>
        <ApplyBox vacancy={vacancy} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="vacancy-duties">
            <h2 id="vacancy-duties">要做什么</h2>
            <p className={styles.text}>{vacancy.duties}</p>
          </section>
          <section aria-labelledby="vacancy-demands">
            <h2 id="vacancy-demands">我们希望你</h2>
            <p className={styles.text}>{vacancy.demands}</p>
          </section>
          {vacancy.abilities.length > 0 ? <Abilities vacancy={vacancy} /> : null}
          <Tests vacancy={vacancy} />
        </div>
        <CompanyCard vacancy={vacancy} />
      </div>
      {vacancy.similar.length > 0 ? (
        <section aria-labelledby="vacancy-similar">
          <SectionHead id="vacancy-similar" title="相近的职位" />
          <RowList label="相近的职位">
            {vacancy.similar.map((one) => (
              <VacancyRow key={one.id} vacancy={one} heading="h3" />
            ))}
          </RowList>
        </section>
      ) : null}
    </div>
  );
}
