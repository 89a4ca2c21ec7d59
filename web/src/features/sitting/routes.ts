import { pages } from '../../kit/page.ts';

const at = 'features/sitting/pages/';
const room = { layout: 'blank', noindex: true } as const;
const own = { layout: 'account', noindex: true } as const;

/** The page before a sitting and its room. */
export const roomRoutes = pages({
  startExam: { path: '/exam/startExam', file: `${at}StartExam.tsx`, title: '考试', ...room },
  exam: { path: '/exam/exam', file: `${at}StartExam.tsx`, title: '考试', ...room },
  positionTest: { path: '/account/positiontest/test', file: `${at}StartExam.tsx`, title: '岗位测试', ...room },
  startTask: { path: '/account/exams/startTask', file: `${at}StartExam.tsx`, title: '作答', ...room },
});

/** What somebody is asked to sit, each of some kinds. */
export const listRoutes = pages({
  myExamination: { path: '/account/exams/myExamination', file: `${at}MyAssessments.tsx`, title: '我的考试', ...own },
  examsHomework: { path: '/account/exams/myHomework', file: `${at}MyAssessments.tsx`, title: '我的作业', ...own },
  myTests: { path: '/account/homework/myExamination', file: `${at}MyAssessments.tsx`, title: '我的测验', ...own },
  myTest: { path: '/account/myTest', file: `${at}MyAssessments.tsx`, title: '我的测评', ...own },
});

export const recordRoutes = pages({
  testRecords: {
    path: '/exam/testRecords',
    file: `${at}TestRecords.tsx`,
    title: '作答记录',
    layout: 'account',
    noindex: true,
  },
});
