import { PenLine } from 'lucide-react';
import type { view } from '#contract/community/questions.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { OpType, PostReason, SubjectKind } from '#contract/rules/blog.ts';
import { askPath, QuesClose, quesPath, QuesState } from '#contract/rules/ques.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { ReportButton } from '../../../shared/community/ReportButton.tsx';
import { ActLink } from '../../../shared/courses/ActButton.tsx';
import { countText, isoText } from '../../../shared/courses/figures.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CloseButton } from './CloseButton.tsx';
import styles from './Post.module.css';
import { QuesStatus, RewardMark } from './QuesRow.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { SwitchButton } from './SwitchButton.tsx';
import { Votes } from './Votes.tsx';

export type Question = OutputOf<typeof view.output>;

/** What is asked, with its acts. */
export function QuestionPost({ of: one }: { of: Question }) {
  const { id, userName } = one;
  return (
    <>
      <header className={styles.head}>
        <Standing of={one} />
        <h1>{one.title}</h1>
        <p className={styles.facts}>
          <span className={styles.by}>
            <Avatar name={userName} src={one.headImgUrl} size={24} />
            {userName}
          </span>
          <time dateTime={isoText(one.gmtCreate)}>{shownTime(one.gmtCreate)}</time>
          {one.gmtModified > one.gmtCreate ? <span>{shownTime(one.gmtModified)} 补充</span> : null}
          {one.countView > 0 ? <span>{countText(one.countView)} 次浏览</span> : null}
          <QuesStatus of={one} />
          {one.rewardPoints > 0 ? <RewardMark points={one.rewardPoints} /> : null}
        </p>
      </header>
      <div className={styles.post}>
        <Votes questionId={id} isOn={one.isLike === 1} count={one.countLike} what="这个问题" />
        <div>
          <RichText html={one.content} className={styles.text} />
          <p className={styles.labels}>
            {one.labels.map((label) => (
              <TextLink key={label.id} to={`/question?label=${label.id}`}>
                {label.labelName}
              </TextLink>
            ))}
          </p>
          <div className={styles.foot}>
            <SwitchButton questionId={id} opType={OpType.follow} isOn={one.isFollow === 1} count={one.countFollow} />
            <SwitchButton questionId={id} opType={OpType.collect} isOn={one.isCollect === 1} count={one.countCollect} />
            {one.isOwn === 1 ? (
              <>
                <ActLink icon={<PenLine size={16} aria-hidden="true" />} label="补充问题" to={askPath(id)} />
                {one.countAnswer === 0 ? <RemoveQuestion id={id} /> : null}
              </>
            ) : (
              <ReportButton subjectKind={SubjectKind.ques} subjectId={id} what={`「${one.title}」`} />
            )}
            {one.quesState === QuesState.open ? <CloseButton of={one} /> : null}
          </div>
        </div>
      </div>
    </>
  );
}

/** What somebody should know before they read on. */
function Standing({ of: { quesState, closeReason, duplicate, removedFor } }: { of: Question }) {
  if (quesState === QuesState.removed && removedFor !== null)
    return (
      <Banner tone="warn">
        这个问题已被平台移除（{PostReason.labels[removedFor]}），只有你能看到；可以在「我的问答」里申诉。
      </Banner>
    );
  if (quesState !== QuesState.closed || closeReason === null) return null;
  return (
    <Banner tone="info">
      已关闭：{QuesClose.labels[closeReason]}
      {duplicate ? (
        <>
          ，请看 <TextLink to={quesPath(duplicate.id)}>{duplicate.title}</TextLink>
        </>
      ) : null}
    </Banner>
  );
}
