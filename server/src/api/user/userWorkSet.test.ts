import * as contract from '#contract/user/userWorkSet.ts';
import { describeRows } from '#test/resumeRows.ts';
import { testApp } from '#test/testApp.ts';

describeRows(await testApp(), contract, {
  another: (n) => ({ title: `第 ${n} 条` }),
  row: {
    title: '三张图讲清一家早餐店',
    cover: '',
    description: '课程作业',
    files: [],
    linkUrl: '',
    isPublic: 1,
  },
  change: { isPublic: 0, linkUrl: 'https://example.com/work' },
  refused: [
    ['封面不是自己的', { cover: '/files/1.webp' }, '文件不存在，请重新上传'],
    ['文件不是自己的', { files: [{ name: '附件', url: '/files/1.pdf', fileType: 7 }] }, '文件不存在，请重新上传'],
    ['没有这个能力项', { abilityIds: ['7'] }, '有的能力项已经不在了，请重新选择'],
    ['文件没有名字', { files: [{ name: '', url: '/files/1.pdf', fileType: 7 }] }, '请输入文件名'],
  ],
});
