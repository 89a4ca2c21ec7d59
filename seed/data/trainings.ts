import { LateRule } from '#contract/rules/assessments.ts';

/** What somebody handed in; marks in tenths where it was marked, `back` where it is to be done again. */
export interface SeedReport {
  content: string;
  points?: number;
  remark?: string;
  back?: string;
}

export interface SeedTraining {
  subject: string;
  /** Of the class whose offering it is. */
  grade: string;
  title: string;
  /** HTML. */
  requirement: string;
  environmentUrl: string;
  environmentNote: string;
  /** Days from today and the time. */
  begins: [day: number, at: string];
  due: [day: number, at: string];
  lateRule: LateRule;
  isDraft?: true;
  /** Of the learners of the class in their order. */
  reports: SeedReport[];
}

const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');
const pyLab = {
  subject: 'Python 综合实训',
  grade: '大数据 2301',
  environmentUrl: 'https://lab.zhitu.example.com/python',
  environmentNote: '用学号登录，初始密码在机房 3-401 的门口；环境里已经装好 pandas 与 Jupyter。',
};

/** Set by the demo's lecturer for the class that he looks after. */
export const trainings: SeedTraining[] = [
  {
    ...pyLab,
    title: '项目一：把一份脏数据变成能用的表',
    requirement: p(
      '环境的 data 目录里有一份公交刷卡记录，缺列名、有重复、时间写法有三种。',
      '清洗成一张表，写一份报告：每一步做了什么、为什么、去掉了多少行。',
      '报告里附上清洗前后各十行的对照，代码打成 zip 一起交。',
    ),
    begins: [-28, '08:00'],
    due: [-10, '22:00'],
    lateRule: LateRule.deduct,
    reports: [
      {
        content: p('先统一时间写法，再按卡号与时间去重，一共去掉 1,204 行；站名用对照表补齐。'),
        points: 900,
        remark: '去重的依据说得清楚，对照表的来源再补一句',
      },
      { content: p('重复的行直接删了，时间转换以后有 37 行变成空值，删掉了。'), points: 760, remark: '空值为什么出现要查明' },
      { content: p('用正则统一时间，异常值用前后站的时间推算，推算的行另加了一列标记。'), points: 940, remark: '标记推算的行，做得好' },
      { content: p('做了去重与列名，时间还差一种写法没有处理。'), back: '第三种写法是「月/日 时:分」，补上以后重新统计行数' },
      { content: p('按课上的步骤做完了，去掉 1,198 行，对照见附件。') },
    ],
  },
  {
    ...pyLab,
    title: '项目二：一张会自己更新的看板',
    requirement: p('用项目一清洗好的表，做一张看板：每天的客流、最忙的十个站、早晚高峰的差别。', '数据更新以后重跑一次脚本，看板跟着变。'),
    begins: [-6, '08:00'],
    due: [9, '22:00'],
    lateRule: LateRule.refuse,
    reports: [{ content: p('看板做了三页，重跑脚本约 12 秒；早高峰比晚高峰集中在更少的站。') }],
  },
  {
    ...pyLab,
    title: '项目三：给脚本写测试',
    requirement: p('给项目二的清洗脚本写五个测试，其中一个要能抓住时间写法的错误。'),
    begins: [12, '08:00'],
    due: [24, '22:00'],
    lateRule: LateRule.refuse,
    isDraft: true,
    reports: [],
  },
];
