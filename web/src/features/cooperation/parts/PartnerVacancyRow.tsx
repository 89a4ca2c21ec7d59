import type { VacancyCard } from '#contract/position/vacancyShapes.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { partnerPositionPath } from './addresses.ts';
import styles from './Cooperation.module.css';

interface PartnerVacancyRowProps {
  cooperationId: string;
  vacancy: VacancyCard;
  /** Whether learners can be recommended at all. */
  isActive: boolean;
}

/** A vacancy of a partner; what is open takes recommendations. */
export function PartnerVacancyRow({ cooperationId, vacancy, isActive }: PartnerVacancyRowProps) {
  const { id, vacancyName, vacancyState, regionName, experienceName, degreeName, natureName, salaryMin, salaryMax } =
    vacancy;
  const isOpen = vacancyState === VacancyState.open;
  const path = partnerPositionPath(cooperationId, id);
  return (
    <Row
      stacks
      to={path}
      title={vacancyName}
      tags={isOpen ? null : <Tag>{VacancyState.labels[vacancyState]}</Tag>}
      meta={[regionName, experienceName, degreeName, natureName].filter(Boolean).join('，')}
      end={<b>{salaryText(salaryMin, salaryMax)}</b>}
    >
      {isOpen && isActive ? (
        <p className={styles.acts}>
          <LinkButton size="sm" to={path} aria-label={`为「${vacancyName}」推荐学员`}>
            推荐学员
          </LinkButton>
        </p>
      ) : null}
    </Row>
  );
}
