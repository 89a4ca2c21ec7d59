import type {
  CheckVerdict,
  FundState,
  HourState,
  MilestoneState,
  ReportState,
} from '#contract/rules/incubation.ts';

/** Days are counted from the day on which the world is loaded: −3 is three days ago. */
interface SeedBase {
  org: string;
  name: string;
  region: string;
  address: string;
  open: string;
  intro: string;
  contact: string;
  desks: readonly string[];
  rooms: readonly (readonly [name: string, seats: number])[];
}

export const bases: readonly SeedBase[] = [
  {
    org: 'jiangcheng-univ',
    name: '南湖创客楼',
    region: '420111',
    address: '江城市南湖路 8 号三楼',
    open: '每天 8:00–22:00',
    intro:
      '三楼整层，二十个工位，两间会议室。白板、热水和打印机都有，电烙铁和示波器在东头的小间，先在前台登记。晚上十点清场，夜里要用提前一天说。',
    contact: '三楼前台，工作日 9:00–18:00',
    desks: Array.from({ length: 20 }, (_, at) => `A${String(at + 1).padStart(2, '0')}`),
    rooms: [
      ['白板间', 6],
      ['路演厅', 40],
    ],
  },
  {
    org: 'beian',
    name: '北岸实训车间',
    region: '340202',
    address: '北岸工业园 2 号车间东侧',
    open: '周一到周六 8:30–18:00',
    intro: '八个工位挨着车间，焊机、切割机和量具可以借，进车间要穿劳保鞋、戴护目镜。适合要动手做样件的项目。',
    contact: '车间办公室',
    desks: Array.from({ length: 8 }, (_, at) => `B${String(at + 1).padStart(2, '0')}`),
    rooms: [['看图室', 8]],
  },
];

interface SeedMilestone {
  title: string;
  goal: string;
  due: number;
  state: MilestoneState;
  /** The first one first: who, what, how many days ago, what became of it and why. */
  reports?: readonly (readonly [who: string, content: string, daysAgo: number, state: ReportState, opinion: string])[];
}

interface SeedIncubated {
  /** By the name of the project (startProjects.ts). */
  project: string;
  /** Base, desk, from and until. */
  desk?: readonly [base: string, desk: string, from: number, until: number];
  milestones: readonly SeedMilestone[];
  checks?: readonly (readonly [daysAgo: number, verdict: CheckVerdict, found: string])[];
  funds?: readonly SeedFund[];
}

interface SeedFund {
  purpose: string;
  plan: string;
  /** Yuan. */
  asked: number;
  granted: number;
  state: FundState;
  opinion: string;
  receipts?: readonly (readonly [who: string, what: string, daysAgo: number, yuan: number, struck?: string])[];
}

export const incubated: readonly SeedIncubated[] = [
  {
    project: '剩饭地图',
    desk: ['南湖创客楼', 'A01', -50, 130],
    milestones: [
      { title: '第一间食堂用起来', goal: '后厨每天早上看那一页，连续两周。', due: -30, state: 4, reports: [['qinwangshu', '南苑一食堂从上月九号开始用，连续十六天，师傅自己会看了。', 33, 1, '去看过，属实。']] },
      { title: '第二间食堂签协议', goal: '有盖章的试用协议。', due: 6, state: 3, reports: [['yunanxing', '西苑食堂口头同意，下周签。', 2, 2, '口头的不算，签了再交。']] },
      { title: '误差降到一成以内', goal: '按菜品预测，四周的平均误差。', due: 25, state: 1 },
    ],
    checks: [[12, 1, '三个人都在，账记得清楚，后厨的屏幕还是借的。']],
    funds: [
      { purpose: '两块后厨屏幕与支架', plan: '十寸屏两块、支架两副、延长线，装在两间食堂的出餐口。', asked: 3600, granted: 3000, state: 2, opinion: '支架用学校仓库里的。', receipts: [['qinwangshu', '十寸屏一块', 8, 1180], ['yunanxing', '打车去看场地', 6, 46.5, '交通费不在这笔资金里。']] },
    ],
  },
  {
    project: '夜班热饭',
    desk: ['南湖创客楼', 'A02', -70, 110],
    milestones: [
      { title: '医院放柜许可', goal: '拿到总务处的书面同意。', due: -4, state: 1 },
      { title: '四个点位不断供', goal: '连续三十天每晚不少于一百份。', due: -20, state: 4, reports: [['pengzhou', '三十一天，最少的一晚一百零九份，明细在附页。', 22, 1, '']] },
    ],
    checks: [[5, 2, '柜子的温度记录断了三天，要补上自动记录。']],
    funds: [{ purpose: '温度记录仪', plan: '四个点位各一只，自动上传。', asked: 1600, granted: 0, state: 1, opinion: '' }],
  },
  {
    project: '盲盒木工课',
    desk: ['南湖创客楼', 'A03', -100, 80],
    milestones: [
      { title: '周末场地', goal: '固定一处，能做到明年六月。', due: 3, state: 2, reports: [['dingshuang', '和南湖社区签了半年，每周六下午，附协议的照片说明。', 1, 0, '']] },
    ],
  },
  {
    project: '楼道电梯问路',
    milestones: [{ title: '第一部电梯一个月不误判', goal: '物业的记录，三十天。', due: 12, state: 1 }],
    funds: [{ purpose: '语音模块打样', plan: '五块板子。', asked: 2400, granted: 0, state: 3, opinion: '先用开发板把第一部电梯跑通，再申请打样。' }],
  },
  {
    project: '焊缝听诊',
    desk: ['北岸实训车间', 'B01', -40, 140],
    milestones: [
      { title: '收齐一百个不合格样件', goal: '每个有编号、照片和探伤结果。', due: 18, state: 1 },
    ],
  },
  { project: '听障课堂字幕', milestones: [{ title: '三所学校在用', goal: '三份协议，十个班以上。', due: -40, state: 4, reports: [['dushiqi', '三所学校十一个班，协议和课表都交了。', 42, 1, '达到毕业的条件。']] }] },
];

/** Lecturers who advise the teams of an organization. */
export const tutors: readonly { org: string; who: string; topics: string; isInvited?: true }[] = [
  { org: 'jiangcheng-univ', who: 'chenyanqing', topics: '数据、试点怎么谈' },
  { org: 'jiangcheng-univ', who: 'guqinghe', topics: '卫生许可、医院怎么进' },
  { org: 'jiangcheng-univ', who: 'lushiyi', topics: '打样、小批量', isInvited: true },
];

/** What tutors offer and what came of it: day, hour, and for booked ones the project, the topic and the note. */
export const hours: readonly {
  tutor: string;
  day: number;
  hour: number;
  state: HourState;
  project?: string;
  topic?: string;
  note?: string;
}[] = [
  { tutor: 'chenyanqing', day: 2, hour: 15, state: 0 },
  { tutor: 'chenyanqing', day: 4, hour: 10, state: 0 },
  { tutor: 'chenyanqing', day: 1, hour: 16, state: 1, project: '剩饭地图', topic: '第二间食堂的人说要先看效果，数据怎么给他看' },
  { tutor: 'chenyanqing', day: -9, hour: 15, state: 2, project: '剩饭地图', topic: '误差怎么算才公平', note: '按菜品算，不按总量算；两周后带四周的表来。' },
  { tutor: 'guqinghe', day: -3, hour: 9, state: 3, project: '夜班热饭', topic: '总务处要哪些材料', note: '等了二十分钟没有人来，电话没有接。' },
  { tutor: 'guqinghe', day: 3, hour: 9, state: 0 },
];

/** Half-years after graduating, the newest first: people, yuan of revenue and of financing. */
export const followUps: readonly { project: string; rows: readonly (readonly [jobs: number, revenue: number, financing: number, note: string])[] }[] = [
  { project: '旧课本回家', rows: [[6, 184_300, 0, '开了第二个仓库。'], [5, 121_000, 0, '']] },
];

/** Who booked which room when, for what. */
export const bookings: readonly { base: string; room: string; project: string; who: string; day: number; hour: number; hours: number; purpose: string }[] = [
  { base: '南湖创客楼', room: '白板间', project: '剩饭地图', who: 'yunanxing', day: 1, hour: 9, hours: 2, purpose: '对一遍后厨那一页' },
  { base: '南湖创客楼', room: '路演厅', project: '盲盒木工课', who: 'dingshuang', day: 5, hour: 14, hours: 3, purpose: '试讲一节课' },
];
