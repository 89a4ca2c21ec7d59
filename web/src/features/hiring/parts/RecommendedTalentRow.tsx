import { useState } from 'react';
import type { RecommendedTalent } from '#contract/position/talentRecomment.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Resume } from '#contract/user/userProfile.ts';
import { Can } from '../../../kit/Can.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { ResumeSheet } from '../../../shared/resume/ResumeSheet.tsx';
import { reasonsText } from '../../../shared/vacancies/matchWords.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { inviteRecommended, openRecommended } from './calls.ts';
import { cx } from '../../../ui/cx.ts';
import styles from './Filter.module.css';
import { Why } from './Why.tsx';

interface RecommendedTalentRowProps {
  row: RecommendedTalent;
  vacancyId: string;
}

/** Somebody who agreed to be found: why they fit, what they show, and the way to ask them. */
export function RecommendedTalentRow({ row, vacancyId }: RecommendedTalentRowProps) {
  const { userNo, name, headImgUrl, headline, percent, reached, gaps, invitedAt } = row;
  const [resume, setResume] = useState<Resume | null>(null);
  const opening = usePress(openRecommended);
  const inviting = usePress(inviteRecommended);
  const open = async () => {
    if (resume) return setResume(null);
    const opened = await opening.send({ vacancyId, userNo });
    if (opened) setResume(opened.resume);
  };
  return (
    <Row
      stacks
      heading="h2"
      lead={<Avatar name={name} src={headImgUrl} size={44} />}
      title={name}
      meta={[headline, invitedAt === null ? '' : `${shownTime(invitedAt)} 邀请过`].filter(Boolean).join('，')}
      end={<span className={styles.percent}>{percent}%</span>}
    >
      <p className={styles.quiet}>{reasonsText(row.reasons)}</p>
      <Why reached={reached} gaps={gaps} />
      <p className={cx(styles.acts, styles.after)}>
        <Button
          size="sm"
          loading={opening.sending}
          loadingLabel="打开中"
          aria-expanded={resume !== null}
          aria-label={resume ? `收起${name}的档案` : `看${name}的档案`}
          onClick={() => void open()}
        >
          {resume ? '收起档案' : '看档案'}
        </Button>
        {invitedAt === null ? (
          <Can action="talent:edit">
            <Button
              size="sm"
              loading={inviting.sending}
              loadingLabel="邀请中"
              aria-label={`邀请${name}看看职位`}
              onClick={() => void inviting.send({ vacancyId, userNo }, '邀请发出了，投不投由对方决定')}
            >
              邀请看看职位
            </Button>
          </Can>
        ) : null}
      </p>
      {resume ? <ResumeSheet resume={resume} audience="organization" /> : null}
    </Row>
  );
}
