import type { ReactNode } from 'react';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { figuresPath, figuresTabPath } from './addresses.ts';
import type { figureTabs } from './addresses.ts';
import styles from './FiguresFrame.module.css';

interface FiguresFrameProps {
  courseId: string;
  course: { courseName: string; hasTools: 0 | 1 };
  current: 'overview' | (typeof figureTabs)[number];
  children: ReactNode;
}

/** The name of the course and the looks at its figures. */
export function FiguresFrame({ courseId, course: { courseName, hasTools }, current, children }: FiguresFrameProps) {
  return (
    <>
      <PageHead
        size="work"
        title={courseName}
        note="学习数据"
        actions={
          <>
            <LinkButton to={`/myguidance/learnProgress?courseId=${courseId}`}>每个学员的进度</LinkButton>
            <LinkButton to={coursePath({ id: courseId, courseCategory: 1 })}>看课程页</LinkButton>
          </>
        }
      />
      <Tabs
        label="课程数据"
        current={current}
        items={[
          { key: 'overview', label: '概览', to: figuresPath(courseId) },
          { key: 'periods', label: '课时', to: figuresTabPath(courseId, 'periods') },
          { key: 'learners', label: '学员', to: figuresTabPath(courseId, 'learners') },
          ...(hasTools === 1
            ? [{ key: 'tools', label: '工具成绩', to: figuresTabPath(courseId, 'tools') } as const]
            : []),
        ]}
      />
      <div className={styles.body}>{children}</div>
    </>
  );
}
