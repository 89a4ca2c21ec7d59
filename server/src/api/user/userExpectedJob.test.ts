import { salaryOptions } from '#contract/rules/salary.ts';
import * as contract from '#contract/user/userExpectedJob.ts';
import { describeRows } from '#test/resumeRows.ts';
import { testApp } from '#test/testApp.ts';

describeRows(await testApp(), contract, {
  another: (n) => ({ salaryMin: salaryOptions()[n]!.value, salaryMax: salaryOptions()[n]!.value }),
  row: {
    jobTypeCode: '010301',
    regionCode: '330100',
    salaryMin: 6,
    salaryMax: 9,
    jobNature: '1',
    arrival: '6',
  },
  change: { salaryMin: 0, salaryMax: 0 },
  refused: [
    ['没有这个职位类别', { jobTypeCode: '999999' }, '请选择职位类别'],
    ['没有这个地方', { regionCode: '999999' }, '请选择工作地点'],
    ['薪资倒过来', { salaryMin: 9, salaryMax: 6 }, '最高薪资不能低于最低薪资'],
    ['薪资不在刻度上', { salaryMin: 31, salaryMax: 35 }, '请从列表里选择薪资'],
    ['一端面议', { salaryMin: 0, salaryMax: 8 }, '面议时两端都选面议'],
  ],
});
