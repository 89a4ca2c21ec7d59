import type { TypicalCard } from '#contract/course/typicalPosition.ts';
import type { VacancyCard } from '#contract/position/vacancyShapes.ts';
import { PositionRank } from '#contract/rules/abilities.ts';
import { typicalPositionPath, vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { Link } from '../../../ui/Link.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './CareerStrip.module.css';

/** What the home page shows of a typical position. */
type ShownTypical = Pick<
  TypicalCard,
  'id' | 'positionName' | 'positionRank' | 'industryName' | 'abilityNames' | 'courseCount' | 'useCount'
>;

/** And of a vacancy. */
type ShownVacancy = Pick<
  VacancyCard,
  'id' | 'vacancyName' | 'orgName' | 'regionName' | 'degreeName' | 'salaryMin' | 'salaryMax'
>;

interface CareerStripProps {
  typicals: readonly ShownTypical[];
  vacancies: readonly ShownVacancy[];
}

/** Where the courses lead to: typical positions, and beside them who hires now. */
export function CareerStrip({ typicals, vacancies }: CareerStripProps) {
  if (typicals.length === 0 && vacancies.length === 0) return null;
  return (
    <div className={styles.columns}>
      {typicals.length > 0 ? <Typicals typicals={typicals} /> : null}
      {vacancies.length > 0 ? <Vacancies vacancies={vacancies} /> : null}
    </div>
  );
}

const Typicals = ({ typicals }: Pick<CareerStripProps, 'typicals'>) => (
  <section aria-labelledby="home-typicals">
    <SectionHead
      id="home-typicals"
      title="典型岗位"
      note="企业写要求，学校配课程，你照着走"
      action={
        <TextLink to="/typicalposition" arrow>
          全部岗位
        </TextLink>
      }
    />
    <ul className={styles.cards}>
      {typicals.map(({ id, positionName, positionRank, industryName, abilityNames, courseCount, useCount }) => (
        <li key={id}>
          <Link to={typicalPositionPath(id)}>
            <b>{positionName}</b>
            <span>{[industryName, PositionRank.labels[positionRank]].filter(Boolean).join('，')}</span>
            <span className={styles.abilities}>{abilityNames.join('、')}</span>
            <span>
              {courseCount} 门课{useCount > 0 ? `，${useCount} 家企业在用` : ''}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const Vacancies = ({ vacancies }: Pick<CareerStripProps, 'vacancies'>) => (
  <section aria-labelledby="home-vacancies">
    <SectionHead
      id="home-vacancies"
      title="正在招聘"
      action={
        <TextLink to="/positionlist" arrow>
          全部职位
        </TextLink>
      }
    />
    <ul className={styles.list}>
      {vacancies.map(({ id, vacancyName, orgName, regionName, degreeName, salaryMin, salaryMax }) => (
        <li key={id}>
          <Link to={vacancyPath(id)}>
            <b>{vacancyName}</b>
            <i>{salaryText(salaryMin, salaryMax)}</i>
            <span>{[orgName, regionName, degreeName].filter(Boolean).join('，')}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
