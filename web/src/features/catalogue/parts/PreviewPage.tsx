import type { CourseRaises } from '#contract/course/ability.ts';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { reviewPath } from '#contract/rules/reviewPath.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { useLocation } from 'react-router';
import { useSession } from '../../../kit/session.tsx';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { PERIOD } from '../../../shared/player/periods.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './DetailPage.module.css';
import { DetailBody } from './DetailBody.tsx';
import { DetailHead } from './DetailHead.tsx';
import { Introduction } from './DetailTabs.tsx';
import { kindOf } from './kinds.ts';
import { Materials } from './Materials.tsx';
import { materialsOf } from './outlineFacts.ts';
import { Outline } from './Outline.tsx';
import { PreviewPlayer } from './PreviewPlayer.tsx';
import { Rules } from './Rules.tsx';

export const previewTabs = ['intro', 'outline', 'materials', 'rules'] as const;

interface PreviewPageProps {
  course: CourseView & Pick<CourseRaises, 'raises'> & { waitingReview: string | null };
  chapters: readonly Chapter[];
}

/** A course that is not public as its page will be: nothing can be bought, said or recorded here. */
export function PreviewPage({ course, chapters }: PreviewPageProps) {
  const { pathname, search } = useLocation();
  const raised = { raises: course.raises, positionCount: 0 };
  const data = { course, chapters: [...chapters], standing: null, recommended: [], raised };
  const tabs = useTab(previewTabs);
  const kind = kindOf(course.courseCategory);
  const materials = materialsOf(chapters);
  const open = chapters
    .flatMap(({ periodList }) => periodList)
    .find(({ id }) => id === new URLSearchParams(search).get(PERIOD));
  const hrefOf = (periodId: string) => `${pathname}?tab=outline&${PERIOD}=${periodId}`;
  const shown = [
    { key: 'intro' as const, label: kind.intro },
    { key: 'outline' as const, label: kind.outline, count: course.periodTotal },
    ...(materials.length > 0 ? [{ key: 'materials' as const, label: '资料', count: materials.length }] : []),
    ...(kind.rules ? [{ key: 'rules' as const, label: '成绩规则' }] : []),
  ];
  return (
    <div className="page">
      <div className={styles.preview}>
        <Banner tone="warn" action={course.waitingReview === null ? null : <Decide reviewId={course.waitingReview} />}>
          预览：这是正在编写的内容，只有作者和审核人看得到；不能报名，也不记录学习
        </Banner>
      </div>
      {open ? <PreviewPlayer key={open.id} period={open} /> : null}
      <DetailHead data={data} isPreview />
      <DetailBody
        data={data}
        tabs={
          <TabFrame label={course.courseName} of={tabs} tabs={shown}>
            {tabs.tab === 'intro' ? <Introduction html={course.introduce} tags={course.tags} /> : null}
            {tabs.tab === 'outline' ? (
              <Outline courseId={course.id} chapters={chapters} isGuest={false} mayStudy={false} hrefOf={hrefOf} />
            ) : null}
            {tabs.tab === 'materials' ? <Materials materials={materials} isGuest={false} isPreview /> : null}
            {tabs.tab === 'rules' ? <Rules course={course} isEnrolled={false} /> : null}
          </TabFrame>
        }
      />
    </div>
  );
}

/** For who may decide on it, the way to passing and refusing. */
function Decide({ reviewId }: { reviewId: string }) {
  const isPlatform = useSession()?.current.userType === UserType.operator;
  return (
    <TextLink tone="inline" to={reviewPath(reviewId, isPlatform)}>
      通过或退回
    </TextLink>
  );
}
