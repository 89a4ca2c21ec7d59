import * as contract from '#contract/user/userResearch.ts';
import { describeRows } from '#test/resumeRows.ts';
import { testApp } from '#test/testApp.ts';

const { view: list, edit: update, save, remove } = contract;

describeRows(
  await testApp(),
  { list, update, save, remove },
  {
    another: (n) => ({ title: `第 ${n} 条` }),
    row: {
      title: '高职数据课程的项目化改造',
      researchType: '1',
      publishDate: '2025-04',
      source: '职教研究',
      linkUrl: '',
      description: '',
    },
    change: { source: '职教研究，第 4 期' },
    refused: [
      ['没有这种类型', { researchType: '99' }, '请选择成果类型'],
      ['时间在将来', { publishDate: '2099-01' }, '时间不能晚于本月'],
    ],
  },
);
