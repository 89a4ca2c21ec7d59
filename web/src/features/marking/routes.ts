import { pages } from '../../kit/page.ts';

const at = 'features/marking/pages/';
const desk = { file: `${at}Desk.tsx`, title: '阅卷', layout: 'default', noindex: true } as const;
const result = { file: `${at}Result.tsx`, title: '成绩', layout: 'default', noindex: true } as const;
const explain = { file: `${at}Explain.tsx`, title: '答卷解析', layout: 'default', noindex: true } as const;

export const markingRoutes = pages({
  exams: { path: '/account/exams/marking', ...desk },
  homework: { path: '/account/homework/marking', ...desk },
  details: {
    path: '/account/myTest/details',
    file: `${at}TestDetails.tsx`,
    title: '测评分析',
    layout: 'account',
    noindex: true,
  },
  papers: {
    path: '/myguidance/studentExamList',
    file: `${at}StudentExamList.tsx`,
    title: '答卷',
    layout: 'account',
    noindex: true,
  },
  person: {
    path: '/exam/userExplain',
    file: `${at}UserExplain.tsx`,
    title: '一份答卷',
    layout: 'default',
    noindex: true,
  },
  result: { path: '/exam/result', ...result },
  gradeResult: { path: '/exam/gradeResult', ...result },
  explain: { path: '/exam/explain', ...explain },
  gradeExplain: { path: '/exam/gradeExplain', ...explain },
});
