import { AppealState } from '#contract/rules/appeals.ts';
import type { ProgrammeState } from '#contract/rules/startProgrammes.ts';
import type { StartField } from '#contract/rules/startPolicies.ts';

/** What one reader gave: points by criterion and words; without them it waits. */
interface SeedReading {
  reader: string;
  marks?: Readonly<Record<string, number>>;
  words?: string;
}

export interface SeedApplication {
  /** The name of a project. */
  project: string;
  answers: readonly string[];
  readings?: readonly SeedReading[];
  appeal?: { state: AppealState; reason: string; opinion?: string };
}

/** An invented call for projects; days from the day of the demo. */
export interface SeedProgramme {
  org: string;
  title: string;
  intro: string;
  whom: string;
  offers: string;
  region: string;
  fields: readonly StartField[];
  state: ProgrammeState;
  from: number;
  until: number;
  readUntil: number;
  places: number;
  /** Tenths; of one whose result is public. */
  line?: number;
  note?: string;
  questions: readonly { title: string; note?: string; kind: 1 | 2 | 3 | 4; isOptional?: true; choices?: string[] }[];
  readers: readonly string[];
  /** Asked, without an answer. */
  invited?: readonly string[];
  applications: readonly SeedApplication[];
}

/** The sheet of every demo programme. */
export const sheet = [
  { id: 'need', title: '问题真不真', note: '说得出是谁、多久遇到一次、现在怎么对付', weight: 30, least: 0, most: 10 },
  { id: 'way', title: '做法行不行', note: '做得出来，比现在的办法好在哪里', weight: 30, least: 0, most: 10 },
  { id: 'proof', title: '拿什么证明', note: '有人试过、有数字；没有就看打算怎么验证', weight: 25, least: 0, most: 10 },
  { id: 'plan', title: '做不做得完', note: '一步一步，每步看得出做没做到', weight: 15, least: 0, most: 10 },
];

const gave = (reader: string, [need, way, proof, plan]: readonly [number, number, number, number], words: string) => ({
  reader,
  marks: { need, way, proof, plan },
  words,
});

export const startProgrammes: readonly SeedProgramme[] = [
  {
    org: 'jiangcheng-univ',
    title: '江城职大 2027 春季项目征集',
    intro: '做出第一版、想找第一批用户的团队，来要一个学期的工位与导师',
    whom: '在校生或毕业三年以内的团队，做出了可以给人用的第一版。\n不看名次和奖状，只看问题真不真、有没有人愿意用。',
    offers: '一个学期的免租工位。\n每两周一次导师面谈。\n校内食堂、宿舍与图书馆的试用场地。',
    region: '420111',
    fields: [],
    state: 1,
    from: -10,
    until: 20,
    readUntil: 40,
    places: 6,
    questions: [
      { title: '这个学期最想验证的一件事', note: '一件就够，写清楚怎样算成', kind: 2 },
      { title: '全队每周能投入几小时', kind: 3 },
      { title: '最需要哪样支持', kind: 4, choices: ['工位', '导师', '试用场地'] },
      { title: '现在卡在哪里', kind: 2, isOptional: true },
    ],
    readers: ['lushiyi', 'anruosheng'],
    invited: ['chenyanqing'],
    applications: [
      {
        project: '剩饭地图',
        answers: ['第二间食堂愿不愿意提前一天看数字；连看四周就算成。', '22', '试用场地', '后厨说数字好看，但没有人改采购单。'],
      },
      {
        project: '一周菜单',
        answers: ['三家社区菜站按我们排的单子备货，一周内退货少于一成。', '16', '导师', ''],
      },
    ],
  },
  {
    org: 'jiangcheng-univ',
    title: '江城职大生活服务专场',
    intro: '解决身边一件小事的项目，先在校园里试三个月',
    whom: '吃饭、出行、看病、学手艺：做给身边的人用的东西。\n已经有人用过的优先。',
    offers: '三个月的校内试用许可与一笔 5000 元的打样费。',
    region: '420000',
    fields: [5, 6, 7, 4],
    state: 2,
    from: -40,
    until: -8,
    readUntil: 6,
    places: 2,
    questions: [
      { title: '第一个愿意用的人是谁', note: '不用写名字，写他为什么愿意', kind: 2 },
      { title: '一单现在赚或亏多少元', kind: 3, isOptional: true },
    ],
    readers: ['chenyanqing', 'lushiyi', 'anruosheng', 'jiangwanqing'],
    applications: [
      {
        project: '夜班热饭',
        answers: ['夜班的护士，凌晨两点只想吃口热的，愿意多付三块。', '1.5'],
        readings: [
          gave('chenyanqing', [9, 8, 9, 7], '点位与份数都有记录，问题真，数字也干净。建议先把退餐的原因分三类记下来，再谈第五个点位。'),
          gave('lushiyi', [8, 8, 8, 8], '柜子的温度最好留一份曲线，出了问题说得清。四个点位已经够看出规律，下一步先把错峰的排班写成表。'),
        ],
      },
      {
        project: '盲盒木工课',
        answers: ['下班的人想做一件带得走的东西，不想报几千块的长课。', '18'],
        readings: [
          gave('anruosheng', [9, 9, 9, 8], '一百二十节课九成做完，这个数字很难得。可以写清楚每节的成本，好判断能不能多开两间。'),
          gave('jiangwanqing', [6, 5, 6, 5], '像一次性的体验，复购没有写。建议先问三十位来过的人还会不会再来，再决定要不要扩场地。'),
          { reader: 'chenyanqing' },
        ],
      },
      {
        project: '楼道电梯问路',
        answers: ['三楼的奶奶上个月走错了四次门，愿意天天说一句话试。', ''],
        readings: [
          { reader: 'chenyanqing' },
          gave('anruosheng', [9, 7, 6, 8], '问题具体得像看见了人。误判多少没有写，建议先在一部电梯里装一个月，把听错的每一句都记下来。'),
        ],
      },
    ],
  },
  {
    org: 'beian',
    title: '北岸智造硬件打样计划',
    intro: '一台样机、一条产线、三个月，把图纸变成能摔的东西',
    whom: '已经有原理样机的硬件项目，需要机加工、焊接或者小批量打样。',
    offers: '十二个实训岛的加工时间各二十小时。\n每周一次工艺评审。',
    region: '',
    fields: [],
    state: 3,
    from: -90,
    until: -50,
    readUntil: -20,
    places: 2,
    line: 700,
    note: '没有入选的也请看意见：有两个项目只差一份像样的测试记录，下一次还欢迎来。',
    questions: [
      { title: '样机做到了哪一步', kind: 2 },
      { title: '还要加工几件', kind: 3 },
    ],
    readers: ['wenjingshu', 'hezhiyuan', 'tangyining'],
    applications: [
      {
        project: '焊缝听诊',
        answers: ['能录、能比，车间里噪声大的时候会误判。', '12'],
        readings: [
          gave('wenjingshu', [9, 8, 7, 8], '小厂买不起探伤，这笔账算得过来。建议把一件误判的代价也算进去，客户会先问这个。'),
          gave('hezhiyuan', [9, 8, 8, 8], '先只做角焊缝是对的。传感器的夹具要能摔，打样时多做两套备着。'),
        ],
      },
      {
        project: '工地安全帽说话',
        answers: ['两顶帽子互相知道距离，钢筋多的地方会跳。', '20'],
        readings: [
          gave('hezhiyuan', [8, 7, 7, 7], '钢筋反射的问题绕不过去，建议先在空场地量出一条干净的曲线，再进工地。'),
          gave('tangyining', [9, 7, 7, 8], '演示的时候别只讲距离，让人看到吊钩落下来之前的那一秒。测试记录再多两页就更有说服力。'),
        ],
      },
      {
        project: '方言存折',
        answers: ['录音盒子还是买来的成品，只改了外壳。', '2'],
        readings: [
          gave('wenjingshu', [8, 6, 5, 6], '事情值得做，但这次的支持是加工时间，成品外壳用不上这么多。建议去找愿意出场地与录音时间的单位。'),
          gave('tangyining', [9, 6, 5, 6], '二十小时的录音计划很扎实，硬件的部分写得太少。先把一本做完整，再谈盒子。'),
        ],
        appeal: { state: AppealState.waiting, reason: '附的计划里写了防潮与供电要重新做，可能没有注意到，请再看一看。' },
      },
      {
        project: '二手仪器驿站',
        answers: ['还在校准第一台。', '0'],
        readings: [
          gave('hezhiyuan', [7, 5, 4, 5], '旧仪器能不能用，取决于校准。现在还没有一份完整的校准记录，先做出三份再来。'),
          gave('wenjingshu', [8, 5, 4, 5], '供需两边都有人，但没有要加工的东西，和这次的支持不合。可以先试着撮合五单，把价格记下来。'),
        ],
      },
    ],
  },
];
