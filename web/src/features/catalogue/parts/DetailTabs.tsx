import type { ReactNode } from 'react';
import { RichText } from '../../../kit/RichText.tsx';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { PERIOD } from '../../../shared/player/periods.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { detailTabs } from './detailTabs.ts';
import { kindOf } from './kinds.ts';
import type { Detail } from './loadDetail.ts';
import { materialsOf } from './outlineFacts.ts';
import styles from './DetailTabs.module.css';
import { Outline } from './Outline.tsx';
import { Comments } from './Comments.tsx';
import { Materials } from './Materials.tsx';
import { Rules } from './Rules.tsx';
import { Voices } from './Voices.tsx';

/** Introduction, outline, ratings, questions, materials where there are any, and what counts as learnt. */
export function DetailTabs({ data, lead }: { data: Detail; lead?: ReactNode }) {
  const { course, chapters, standing, tab, comments, voices } = data;
  const tabs = useTab(detailTabs, [PERIOD]);
  const kind = kindOf(course.courseCategory);
  const materials = materialsOf(chapters);
  const shown = [
    { key: 'intro' as const, label: kind.intro },
    { key: 'outline' as const, label: kind.outline, count: course.periodTotal },
    { key: 'comments' as const, label: '评价', count: course.ratingCount },
    { key: 'questions' as const, label: '问答' },
    ...(materials.length > 0 || tab === 'materials'
      ? [{ key: 'materials' as const, label: '资料', count: materials.length }]
      : []),
    ...(kind.rules || tab === 'rules' ? [{ key: 'rules' as const, label: '成绩规则' }] : []),
  ];
  return (
    <TabFrame label={course.courseName} of={tabs} tabs={shown}>
      {tab === 'intro' ? (
        <>
          {lead}
          <Introduction html={course.introduce} tags={course.tags} />
          <Voices of={voices} total={course.ratingCount} all={tabs.hrefOf('comments')} />
        </>
      ) : null}
      {tab === 'outline' ? (
        <Outline
          courseId={course.id}
          chapters={chapters}
          isGuest={standing === null}
          mayStudy={standing?.isPay === 1}
        />
      ) : null}
      {(tab === 'comments' || tab === 'questions') && comments ? (
        <Comments key={tab} of={tab} course={course} {...comments} />
      ) : null}
      {tab === 'materials' ? <Materials materials={materials} isGuest={standing === null} /> : null}
      {tab === 'rules' ? <Rules course={course} isEnrolled={standing?.isEnrolled === 1} /> : null}
    </TabFrame>
  );
}

export function Introduction({ html, tags }: { html: string; tags: readonly string[] }) {
  if (html.trim() === '') return <Empty title="还没有介绍" note="先看看目录里有什么" />;
  return (
    <>
      <RichText html={html} className={styles.intro} />
      {tags.length > 0 ? (
        <ul className={styles.tags} aria-label="标签">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
