import * as contract from '#contract/user/userProject.ts';
import { describeRows } from '#test/resumeRows.ts';
import { testApp } from '#test/testApp.ts';

describeRows(await testApp(), contract, {
  another: (n) => ({ projectName: `第 ${n} 条` }),
  row: {
    projectName: '校园食堂客流看板',
    projectRole: '数据整理',
    startDate: '2025-03',
    endDate: '2025-06',
    linkUrl: 'https://example.com/board',
    description: '清洗三个月的刷卡记录',
    result: '排队高峰看得见',
  },
  change: { result: '食堂据此多开了一个窗口' },
  refused: [
    ['链接是脚本', { linkUrl: 'javascript:alert(1)' }, '项目链接以 http:// 或 https:// 开头'],
    ['结束在将来', { endDate: '2099-01' }, '时间不能晚于本月'],
  ],
});
