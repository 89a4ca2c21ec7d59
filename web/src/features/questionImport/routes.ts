import { pages } from '../../kit/page.ts';

export const questionImportRoutes = pages({
  questionImport: {
    path: '/account/subject/import',
    file: 'features/questionImport/pages/QuestionImport.tsx',
    title: '批量导入题目',
    layout: 'account',
    noindex: true,
  },
});
