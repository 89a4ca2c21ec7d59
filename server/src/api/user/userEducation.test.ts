import * as contract from '#contract/user/userEducation.ts';
import { describeRows } from '#test/resumeRows.ts';
import { testApp } from '#test/testApp.ts';

describeRows(await testApp(), contract, {
  another: (n) => ({ schoolName: `第 ${n} 条` }),
  row: {
    schoolName: '江城职业技术大学',
    major: '大数据技术',
    degree: '5',
    startDate: '2023-09',
    endDate: '2027-06',
    description: '',
  },
  change: { degree: '4', description: '校级奖学金' },
  refused: [
    ['没有学校', { schoolName: ' ' }, '请输入学校'],
    ['没有这种学历', { degree: '99' }, '请选择学历'],
    ['开始在将来', { startDate: '2098-01', endDate: '' }, '时间不能晚于本月'],
    ['结束早于开始', { endDate: '2023-08' }, '结束时间不能早于开始时间'],
    ['毕业太远', { endDate: '2098-06' }, '预计的时间太远了，请核对'],
    ['月份不对', { startDate: '2023-13' }, '请选择开始时间'],
  ],
});
