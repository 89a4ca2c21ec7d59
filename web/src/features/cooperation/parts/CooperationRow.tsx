import type { Cooperation } from '#contract/position/cooperation.ts';
import { CooperationState } from '#contract/rules/cooperation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { learnersPath, partnerPath } from './addresses.ts';
import styles from './Cooperation.module.css';
import { CooperationActs } from './CooperationActs.tsx';
import { cooperationTone, lastWords, partnerFacts, reasonOf } from './words.ts';

/** One partner, or one that may become one. */
export function CooperationRow({ row, isEnterprise }: { row: Cooperation; isEnterprise: boolean }) {
  const { id, partner, cooperationState, countNominated } = row;
  const isActive = cooperationState === CooperationState.active;
  return (
    <Row
      heading="h2"
      stacks
      to={partnerPath(id)}
      lead={<Avatar name={partner.orgName} src={partner.orgLogoImg} shape="org" size={44} />}
      title={partner.orgName}
      meta={[partnerFacts(row), lastWords(row)].filter(Boolean).join('，')}
      end={
        <StatusDot tone={cooperationTone[cooperationState]} reason={reasonOf(row)}>
          {CooperationState.labels[cooperationState]}
        </StatusDot>
      }
    >
      <p className={styles.said}>{isActive ? figures(row, isEnterprise) : row.words}</p>
      <p className={styles.acts}>
        {countNominated > 0 ? (
          <LinkButton size="sm" to={learnersPath(id)}>
            {isEnterprise ? '推荐来的学员' : '推荐的学员'} {countNominated} 人
          </LinkButton>
        ) : null}
        <CooperationActs row={row} />
      </p>
    </Row>
  );
}

const figures = ({ countOpen, countTypical }: Cooperation, isEnterprise: boolean): string =>
  [...(isEnterprise ? [] : [`招聘中的职位 ${countOpen} 个`]), `典型岗位 ${countTypical} 个`].join('，');
