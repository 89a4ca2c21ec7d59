import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState, VacancyState } from '#contract/rules/vacancies.ts';
import type { VacancyCard } from '#contract/position/vacancyShapes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { Row } from '../../ui/Row.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './VacancyRow.module.css';

interface VacancyRowProps {
  vacancy: VacancyCard;
  /** What became of the visitor's own application. */
  applied?: ApplicationState | null;
  heading?: 'h2' | 'h3';
  /** In lists of one enterprise. */
  withoutOrg?: boolean;
}

/** One vacancy of a list: what it pays is the main fact. One that is over is grey and says so. */
export function VacancyRow({ vacancy, applied = null, heading = 'h2', withoutOrg = false }: VacancyRowProps) {
  const { vacancyName, orgName, orgLogoImg, regionName, degreeName, experienceName, natureName } = vacancy;
  const isOpen = vacancy.vacancyState === VacancyState.open;
  const facts = [regionName, experienceName, degreeName, natureName];
  return (
    <Row
      to={vacancyPath(vacancy.id)}
      heading={heading}
      stacks
      lead={withoutOrg ? undefined : <Avatar name={orgName} src={orgLogoImg} shape="org" size={44} />}
      title={<span className={cx(!isOpen && styles.over)}>{vacancyName}</span>}
      tags={
        <>
          {isOpen ? null : <Tag>{VacancyState.labels[vacancy.vacancyState]}</Tag>}
          {applied === null || applied === ApplicationState.withdrawn ? null : (
            <Tag tone="ok">{ApplicationState.labels[applied]}</Tag>
          )}
        </>
      }
      meta={[...(withoutOrg ? [] : [orgName]), ...facts].filter(Boolean).join('，')}
      end={
        <span className={cx(styles.pay, !isOpen && styles.over)}>
          {salaryText(vacancy.salaryMin, vacancy.salaryMax)}
        </span>
      }
    >
      <p className={styles.fresh}>
        {vacancy.benefits.length > 0 ? `${vacancy.benefits.join('、')}，` : ''}
        {vacancy.lastReplyAt ? `${shownTime(vacancy.lastReplyAt)}答复过` : '还没有答复过'}
      </p>
    </Row>
  );
}
