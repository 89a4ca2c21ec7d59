import type { ReactNode } from 'react';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { EvidenceKind, evidenceWords } from '#contract/rules/evidence.ts';
import type { PortraitEvidence, PortraitItem } from '#contract/rules/evidence.ts';
import { NONE } from '#contract/rules/id.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ageText } from './ageText.ts';
import styles from './PortraitItems.module.css';

interface PortraitItemsProps {
  label: string;
  items: readonly PortraitItem[];
  /** Beside each item of one's own: who reads it. */
  actsFor?: (item: PortraitItem) => ReactNode;
}

/** Item by item which level somebody reached, how sure that is, and everything that shows it. */
export const PortraitItems = ({ label, items, actsFor }: PortraitItemsProps) => (
  <ul className={styles.items} aria-label={label}>
    {items.map((item) => (
      <li key={item.abilityId} className={styles.item}>
        <div className={styles.head}>
          <h3 className={styles.name}>{item.abilityName}</h3>
          <p className={styles.quiet}>
            {item.fieldName}，{item.groupName}
          </p>
          {actsFor ? <div className={styles.acts}>{actsFor(item)}</div> : null}
        </div>
        <div>
          <p>
            <b className={styles.level}>
              {item.abilityLevel} 级 {AbilityLevel.labels[item.abilityLevel]}
            </b>
            <span className={styles.sure}>把握 {item.sureness}%</span>
          </p>
          <p className={styles.words}>{item.words}</p>
          <ul className={styles.evidence} aria-label={`${item.abilityName}的依据`}>
            {item.evidence.map((piece) => (
              <Piece
                key={`${piece.evidenceKind} ${piece.sourceId} ${piece.title} ${piece.at}`}
                piece={piece}
                isOwn={actsFor !== undefined}
              />
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ul>
);

/** What it is, how old it is, what it weighs, and for its owner where to contest it. */
function Piece({ piece, isOwn }: { piece: PortraitEvidence; isOwn: boolean }) {
  const { evidenceKind, sourceId, certificateNo } = piece;
  const isTest = evidenceKind === EvidenceKind.test;
  const isWork = evidenceKind === EvidenceKind.work;
  const name = evidenceWords(piece);
  const to = pathOf(piece);
  return (
    <li>
      {to === undefined ? <span>{name}</span> : <TextLink to={to}>{name}</TextLink>}
      {certificateNo === '' ? null : <TextLink to={`/certificate/verify/${certificateNo}`}>证书</TextLink>}
      <span className={styles.quiet}>{factsOf(piece).join('，')}</span>
      {isOwn && !isWork && sourceId !== NONE ? (
        <TextLink tone="quiet" to={contestPath(isTest, sourceId)}>
          {isTest ? '看成绩，有疑问可以申诉' : '看记录，有疑问可以提异议'}
        </TextLink>
      ) : null}
    </li>
  );
}

function factsOf({
  abilityLevel,
  evidenceKind,
  version,
  certificateNo,
  at,
  months,
  weight,
}: PortraitEvidence): string[] {
  const age = `${at.slice(0, 10)}（${ageText(months)}）`;
  if (evidenceKind === EvidenceKind.work) return ['本人放上的', age, '不算分量'];
  const isCertified = evidenceKind === EvidenceKind.certificate && certificateNo === '';
  return [
    `到 ${abilityLevel} 级`,
    ...(version === null ? [] : [`第 ${version} 版`]),
    ...(isCertified ? ['有证书'] : []),
    age,
    `分量 ${weight}%`,
  ];
}

/** A test has no page of its own that everybody may open. */
function pathOf({ evidenceKind, sourceId, courseCategory }: PortraitEvidence): string | undefined {
  if (evidenceKind === EvidenceKind.test) return undefined;
  return evidenceKind === EvidenceKind.work
    ? `/account/profile/worksdetail?id=${sourceId}`
    : coursePath({ id: sourceId, courseCategory });
}

/** What counted is contested where it was counted: lessons in their ledger, marks beside the result. */
const contestPath = (isTest: boolean, id: string): string =>
  isTest ? `/exam/result?assessmentId=${id}` : `/account/course/learnOverview?courseId=${id}&tab=ledger`;
