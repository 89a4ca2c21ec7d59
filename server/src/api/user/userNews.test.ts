import * as contract from '#contract/user/userNews.ts';
import { describeRows } from '#test/resumeRows.ts';
import { testApp } from '#test/testApp.ts';

describeRows(await testApp(), contract, {
  another: (n) => ({ title: `第 ${n} 条` }),
  row: { title: '省数据分析技能赛', eventDate: '2026-05', content: '团队三等奖', images: [] },
  change: { content: '团队三等奖，负责可视化' },
  refused: [
    ['没有时间', { eventDate: '' }, '请选择时间'],
    ['时间在将来', { eventDate: '2099-01' }, '时间不能晚于本月'],
    ['图片不是自己的', { images: ['/files/1.webp'] }, '文件不存在，请重新上传'],
    ['图片在别的网站', { images: ['https://evil.example/a.png'] }, '请重新上传文件'],
  ],
});
