import { pages } from '../../kit/page.ts';

const at = 'features/examMaking/pages/';
const own = { layout: 'account', noindex: true } as const;
const list = { file: `${at}Assessments.tsx`, ...own } as const;
const wizard = { file: `${at}Wizard.tsx`, ...own } as const;
const editor = { file: `${at}PaperEditor.tsx`, title: '组卷', ...own } as const;
const preview = { file: `${at}Preview.tsx`, title: '试卷预览', ...own } as const;

export const paperRoutes = pages({
  papers: { path: '/account/papers', file: `${at}Papers.tsx`, title: '试卷', ...own },
});

/** One page under the addresses of examinations and of homework. */
export const editorRoutes = pages({
  exams: { path: '/account/exams/selectIssue', ...editor },
  homework: { path: '/account/homework/selectIssue', ...editor },
});

export const previewRoutes = pages({
  exams: { path: '/account/exams/preview', ...preview },
  homework: { path: '/account/homework/preview', ...preview },
  test: { path: '/account/homework/previewTest', ...preview },
});

export const listRoutes = pages({
  exams: { path: '/account/exams', title: '测评', ...list },
  homework: { path: '/account/homework', title: '作业与测验', ...list },
  myExam: { path: '/account/exams/myExam', title: '我办的考试', ...list },
  myHomework: { path: '/account/homework/myExam', title: '我布置的作业', ...list },
  all: { path: '/account/myTest/all', title: '测评', ...list },
});

export const wizardRoutes = pages({
  exams: { path: '/account/exams/add', title: '办一场测评', ...wizard },
  homework: { path: '/account/homework/add', title: '布置作业', ...wizard },
  all: { path: '/account/myTest/add', title: '办一场测评', ...wizard },
});

export const peopleRoutes = pages({
  quick: { path: '/account/homework/addTest', file: `${at}QuickTest.tsx`, title: '随堂测验', ...own },
  student: { path: '/account/myTest/student', file: `${at}Candidates.tsx`, title: '考生', ...own },
  drawn: { path: '/account/myTest/studentRand', file: `${at}Drawn.tsx`, title: '每人的试卷', ...own },
});

export const examMakingRoutes = {
  ...paperRoutes,
  editorExams: editorRoutes.exams,
  editorHomework: editorRoutes.homework,
  previewExams: previewRoutes.exams,
  previewHomework: previewRoutes.homework,
  previewTest: previewRoutes.test,
  listExams: listRoutes.exams,
  listHomework: listRoutes.homework,
  listMyExam: listRoutes.myExam,
  listMyHomework: listRoutes.myHomework,
  listAll: listRoutes.all,
  addExams: wizardRoutes.exams,
  addHomework: wizardRoutes.homework,
  addAll: wizardRoutes.all,
  ...peopleRoutes,
};
