import type { ManagedReview, overview, PeerAppeal } from '#contract/exam/peerReviewManage.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { outlierRule, PeerStage } from '#contract/rules/peerReview.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { MANAGE, manageTabs } from './addresses.ts';
import { AppealTable } from './AppealTable.tsx';
import styles from './PeerReview.module.css';
import { ReviewTable } from './ReviewTable.tsx';
import { TaskActions } from './TaskActions.tsx';

export type TaskOverview = OutputOf<typeof overview.output>;

interface TaskPageProps {
  task: TaskOverview;
  reviews: LoadedPage<ManagedReview> | undefined;
  appeals: LoadedPage<PeerAppeal> | undefined;
}

const names = { reviews: '互评', appeals: '申诉' } as const;

/** How far the peer review of one task is, and everything that may be done about it. */
export function TaskPage({ task, reviews, appeals }: TaskPageProps) {
  const of = useTab(manageTabs, ['id']);
  const { handedIn, assigned, done, total, overdue, outliers, peerCount, isAnonymous } = task;
  return (
    <>
      <PageHead
        size="work"
        title={task.title}
        note={noteOf(task)}
        actions={
          <>
            <LinkButton size="sm" to={MANAGE}>
              全部任务
            </LinkButton>
            <TaskActions task={task} />
          </>
        }
      />
      <Figures
        items={[
          { name: '作品（已分派 / 收到）', value: `${assigned} / ${handedIn}` },
          { name: '互评（已评 / 全部）', value: `${done} / ${total}` },
          { name: '过期未评', value: overdue },
          { name: '离群', value: outliers },
        ]}
      />
      <div className={styles.rules}>
        <p>
          每份作品 {peerCount} 位同学评，{isAnonymous ? '互相看不到姓名' : '互相看得到姓名'}。{task.rule}
        </p>
        <p>{outlierRule}</p>
      </div>
      <TabFrame
        label="互评管理"
        of={of}
        tabs={manageTabs.map((key) => ({
          key,
          label: names[key],
          count: key === 'appeals' && task.appeals > 0 ? task.appeals : undefined,
        }))}
      >
        {reviews ? <ReviewTable task={task} reviews={reviews} /> : null}
        {appeals ? <AppealTable appeals={appeals} isPublished={task.stage === PeerStage.published} /> : null}
      </TabFrame>
    </>
  );
}

function noteOf({ stage, dueAt, peerAssignedAt, peerPublishedAt, isDue }: TaskOverview): string {
  if (peerPublishedAt !== null) return `${shownTime(peerPublishedAt)} 公布，此后不再收互评`;
  if (stage === PeerStage.running) return `${shownTime(peerAssignedAt!)} 分派，公布以前都收`;
  if (dueAt === null) return '任务没有截止时间，收够作品就可以提前分派';
  return isDue === 1 ? `${shownTime(dueAt)} 已经截止，可以分派` : `${shownTime(dueAt)} 截止，截止以后分派`;
}
