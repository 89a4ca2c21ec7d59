import { CaseState } from '#contract/rules/startCases.ts';
import { startCasePath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { CaseRow as Story } from '#contract/startup/typicalCaseDesk.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { CaseRow } from './CaseRow.tsx';
import { caseTones } from './caseTones.ts';
import styles from './Policy.module.css';
import { CASE_ADD } from './programmeAddresses.ts';
import { removeCase, withdrawCase } from './programmeCalls.ts';
import { Take } from './Take.tsx';

/** One case of the own organization with who agreed to be named, and what can be done. */
export function CaseDeskRow({ row }: { row: Story }) {
  const { id, title, caseState: state, countPeople, countAgreed } = row;
  const isPublic = state === CaseState.published;
  return (
    <CaseRow
      row={row}
      to={isPublic ? startCasePath(id) : undefined}
      end={
        <StatusDot tone={caseTones[state]} reason={`${countAgreed}/${countPeople} 人同意署名`}>
          {CaseState.labels[state]}
        </StatusDot>
      }
    >
      <p className={styles.summary}>{shownTime(row.gmtModified)} 改过</p>
      <div className={styles.acts}>
        <LinkButton to={`${CASE_ADD}?id=${id}`} size="sm">
          修改
        </LinkButton>
        {isPublic ? (
          <Take name="撤下" of={{ id, title }} note="撤下之后不再公开，以后可以再发布。" load={withdrawCase} />
        ) : (
          <Take name="删除" of={{ id, title }} note="案例与大家的答复会被删掉，不能找回。" load={removeCase} />
        )}
      </div>
    </CaseRow>
  );
}
