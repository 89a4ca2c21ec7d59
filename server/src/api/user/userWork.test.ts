import * as contract from '#contract/user/userWork.ts';
import { describeRows } from '#test/resumeRows.ts';
import { testApp } from '#test/testApp.ts';

describeRows(await testApp(), contract, {
  another: (n) => ({ companyName: `第 ${n} 条` }),
  row: {
    companyName: '云杉科技',
    position: '数据分析实习生',
    industry: '101',
    startDate: '2025-07',
    endDate: '2025-09',
    description: '整理渠道周报',
  },
  change: { position: '数据分析助理', endDate: '' },
  refused: [
    ['没有这个行业', { industry: '9999' }, '请选择行业'],
    ['结束在将来', { endDate: '2099-01' }, '时间不能晚于本月'],
    ['结束早于开始', { endDate: '2025-06' }, '结束时间不能早于开始时间'],
    ['内容太长', { description: '长'.repeat(2001) }, '工作内容最多 2000 个字'],
  ],
});
