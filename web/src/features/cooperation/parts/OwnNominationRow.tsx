import { useState } from 'react';
import type { OwnNomination } from '#contract/position/nomination.ts';
import { NominationState, receivedStates } from '#contract/rules/cooperation.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { AgreeDialog } from './AgreeDialog.tsx';
import { takeBackNomination } from './calls.ts';
import styles from './Cooperation.module.css';
import { nominationTone, ownWords } from './words.ts';

/** What a school asks the reader about one vacancy: agree, decline, and take it back whenever they like. */
export function OwnNominationRow({ row, shown }: { row: OwnNomination; shown: readonly ResumeSection[] }) {
  const { id, nominationState, orgName, vacancy } = row;
  const [answer, setAnswer] = useState<0 | 1 | null>(null);
  const [asksBack, setAsksBack] = useState(false);
  const taking = usePress(takeBackNomination);
  const takeBack = async () => {
    await taking.send({ id }, `收回成功，${vacancy.orgName}不再看到你`);
    setAsksBack(false);
  };
  return (
    <Row
      heading="h2"
      stacks
      to={vacancyPath(vacancy.id)}
      lead={<Avatar name={vacancy.orgName} src={vacancy.orgLogoImg} shape="org" size={44} />}
      title={vacancy.vacancyName}
      meta={[vacancy.orgName, vacancy.regionName, vacancy.natureName, salaryText(vacancy.salaryMin, vacancy.salaryMax)]
        .filter(Boolean)
        .join('，')}
      end={<StatusDot tone={nominationTone[nominationState]}>{ownWords[nominationState]}</StatusDot>}
    >
      <p className={styles.said}>
        {shownTime(row.sentAt)} {orgName}说：{row.words}
      </p>
      {row.learnerText ? <p className={styles.said}>你说：{row.learnerText}</p> : null}
      {row.replyText ? <p className={styles.said}>企业说：{row.replyText}</p> : null}
      <p className={styles.acts}>
        {nominationState === NominationState.asked ? (
          <>
            <Button
              size="sm"
              variant="primary"
              aria-label={`同意推荐到「${vacancy.vacancyName}」`}
              onClick={() => setAnswer(1)}
            >
              同意
            </Button>
            <Button size="sm" aria-label={`不同意推荐到「${vacancy.vacancyName}」`} onClick={() => setAnswer(0)}>
              不同意
            </Button>
          </>
        ) : null}
        {receivedStates.includes(nominationState) ? (
          <Button
            size="sm"
            variant="text"
            aria-label={`收回到「${vacancy.vacancyName}」的推荐`}
            onClick={() => setAsksBack(true)}
          >
            收回
          </Button>
        ) : null}
      </p>
      {answer === null ? null : (
        <AgreeDialog row={row} isAgreed={answer} shown={shown} onClose={() => setAnswer(null)} />
      )}
      <AskFirst
        open={asksBack}
        title={`收回到「${vacancy.vacancyName}」的推荐`}
        note={`${vacancy.orgName}马上不再看到你；学校不能为这个职位再推荐你，你自己仍可以投递。`}
        confirmLabel="收回"
        danger
        loading={taking.sending}
        loadingLabel="收回中"
        onConfirm={() => void takeBack()}
        onClose={() => setAsksBack(false)}
      />
    </Row>
  );
}
