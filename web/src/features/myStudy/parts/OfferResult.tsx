import { BadgeCheck, CircleX } from 'lucide-react';
import type { VerifiedOffer } from '#contract/position/offerLetter.ts';
import { OfferKind, OfferState } from '#contract/rules/offerLetters.ts';
import { dayText } from '../../../shared/courses/figures.ts';
import styles from './Verify.module.css';

/** What a letter that offers a job said when it was sent, and how it stands now. */
export function OfferResult({ offer }: { offer: VerifiedOffer }) {
  const { holderName, orgName, positionName, offerKind, startOn, offerState, sentAt, offerNo } = offer;
  const isWithdrawn = offerState === OfferState.withdrawn;
  const Sign = isWithdrawn ? CircleX : BadgeCheck;
  return (
    <section className={styles.result} data-state={isWithdrawn ? 'revoked' : 'valid'} role="status">
      <h2 className={styles.verdict}>
        <Sign size={26} aria-hidden="true" />
        {isWithdrawn ? '录用信已经撤回' : '录用信属实'}
      </h2>
      <p className={styles.why}>
        {[orgName, holderName, `「${positionName}」`, OfferKind.labels[offerKind]].join('，')}
      </p>
      <p className={styles.why}>
        {dayText(sentAt)}发出，编号 {offerNo}，{startOn} 开始；现在：{OfferState.labels[offerState]}
      </p>
      <p className={styles.note}>这里是发出时的内容，请与信上的对照；为保护本人，姓名只显示一部分，薪资不显示。</p>
    </section>
  );
}
