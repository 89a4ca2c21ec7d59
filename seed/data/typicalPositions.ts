type Level = 1 | 2 | 3 | 4 | 5;

/** Courses by their keys, in the order in which they are learnt. */
export type SeedStage = { name: string; intro: string; courses: string[] };

export type SeedTypicalPosition = {
  key: string;
  name: string;
  /** A name of the third level of jobType.ts. */
  jobType: string;
  /** A value of the dictionary `industry`. */
  industry: string;
  rank: 1 | 2 | 3;
  intro: string;
  /** A key of people.ts. */
  author: string;
  /** A key of organizations.ts; a lecturer's own has none. */
  org: string | null;
  daysAgo: number;
  /** Keys of items, the level asked for and how much it counts. */
  items: [item: string, level: Level, weight: Level][];
  stages: SeedStage[];
  /** Keys of assessments.ts. */
  tests: string[];
  /** Enterprises that use it besides the one that wrote it. */
  users: string[];
  state?: 'draft' | 'waiting';
};

export const typicalPositions: SeedTypicalPosition[] = [
  {
    key: 'data-analyst', name: '数据分析师', jobType: '数据分析师', industry: '101', rank: 2,
    intro: '能独立回答一个业务问题，并让别人照着结论做决定。', author: 'xuyunfan', org: 'yunshan', daysAgo: 64,
    items: [['sql', 3, 5], ['clean', 3, 4], ['viz', 3, 3], ['biz', 3, 5], ['stat', 3, 3], ['talk', 2, 2], ['ai', 2, 1]],
    stages: [
      { name: '打底', intro: '会取、会洗、会画，够做一份助理的日常。', courses: ['sql-100', 'py-data', 'viz-choice'] },
      { name: '成型', intro: '从「给数」走到「给结论」。', courses: ['stat-cases', 'biz-read'] },
      { name: '提速', intro: '把重复的事交给工具，把时间留给判断。', courses: ['prompt-work'] },
    ],
    tests: ['practice-sql', 'exam-data', 'position-data', 'plan-data'], users: ['qili', 'haifan', 'chengming'],
  },
  {
    key: 'web', name: '前端工程师', jobType: '前端工程师', industry: '101', rank: 1,
    intro: '能把一份设计稿做成别人愿意用、自己改得动的页面。', author: 'zhengshuhe', org: 'jiangcheng-univ', daysAgo: 58,
    items: [['page', 3, 5], ['engineering', 3, 4], ['api', 2, 3], ['testing', 2, 2], ['layout', 2, 2], ['write', 2, 1]],
    stages: [
      { name: '会做页面', intro: '先把一页做对，再把一站做稳。', courses: ['web-eng', 'layout-type'] },
      { name: '接得上后端', intro: '看得懂接口，也写得出接口。', courses: ['node-api', 'net-basic'] },
      { name: '交得出手', intro: '交付之前，先自己挑一遍错。', courses: ['test-bug', 'tech-writing'] },
    ],
    tests: [], users: ['yunshan'],
  },
  {
    key: 'ops', name: '云运维工程师', jobType: '运维工程师', industry: '101', rank: 2,
    intro: '让服务在没有人盯着的时候也一直可用。', author: 'lushiyi', org: null, daysAgo: 51,
    items: [['linux', 3, 5], ['cloud', 3, 5], ['net', 3, 4], ['secure', 2, 3], ['write', 3, 2]],
    stages: [
      { name: '一台机器', intro: '先把一台机器看明白。', courses: ['net-basic', 'linux-emb'] },
      { name: '一群机器', intro: '让发布能退回，让故障有人知道。', courses: ['cloud-ops', 'safe-aware'] },
      { name: '写下来', intro: '下一个值班的人照着做就行。', courses: ['tech-writing'] },
    ],
    tests: [], users: ['yunshan'],
  },
  {
    key: 'embedded', name: '嵌入式软件工程师', jobType: '嵌入式软件工程师', industry: '201', rank: 2,
    intro: '在很小的板子上，写十年不用重启的程序。', author: 'lushiyi', org: 'yuanting', daysAgo: 47,
    items: [['embedded-c', 3, 5], ['driver', 3, 4], ['measure', 3, 4], ['sensor', 2, 3], ['engineering', 2, 2], ['write', 2, 1]],
    stages: [
      { name: '点亮', intro: '一行程序，一个看得见的动作。', courses: ['mcu-c', 'scope-use'] },
      { name: '跑系统', intro: '从启动到驱动，一层一层打开。', courses: ['linux-emb'] },
      { name: '到现场', intro: '断电、断网、受潮，都还要对。', courses: ['iot-green'] },
    ],
    tests: [], users: [],
  },
  {
    key: 'vision', name: '视觉检测工程师', jobType: '视觉检测工程师', industry: '103', rank: 2,
    intro: '让机器在产线的节拍里，看见人看得见的缺陷。', author: 'chenyanqing', org: 'chengming', daysAgo: 40,
    items: [['vision', 3, 5], ['label', 3, 3], ['ml', 3, 4], ['stat', 2, 2], ['plc', 2, 2], ['talk', 2, 1]],
    stages: [
      { name: '看得见', intro: '先有好图，再有好模型。', courses: ['vision-defect'] },
      { name: '学得会', intro: '知道模型错在哪，才知道该补什么。', courses: ['stat-cases', 'ml-ten'] },
      { name: '上得线', intro: '和设备说同一种话。', courses: ['plc-start'] },
    ],
    tests: ['exam-learning'], users: ['yuanting'],
  },
  {
    key: 'robot', name: '工业机器人调试员', jobType: '工业机器人调试员', industry: '301', rank: 2,
    intro: '让一台机器人安全、准确、按节拍地动起来。', author: 'liangqizhou', org: 'beian', daysAgo: 36,
    items: [['robot', 3, 5], ['plc', 3, 4], ['electric', 3, 4], ['maintain', 3, 3], ['lean', 2, 2]],
    stages: [
      { name: '先断电', intro: '安全是第一道工序。', courses: ['electric-safe'] },
      { name: '动起来', intro: '从一盏灯，到一条轨迹。', courses: ['plc-start', 'robot-prog'] },
      { name: '稳下来', intro: '把停机排进计划，把节拍慢慢变短。', courses: ['robot-care', 'lean-line'] },
    ],
    tests: ['practice-plc', 'exam-plc'], users: ['dongling-auto', 'yuanting'],
  },
  {
    key: 'ev', name: '新能源检测技师', jobType: '新能源检测技师', industry: '402', rank: 2,
    intro: '听得懂车主的话，也拿得出测量的数。', author: 'hezhiyuan', org: 'dongling-auto', daysAgo: 33,
    items: [['hv', 3, 5], ['three-electric', 3, 5], ['diagnose', 3, 4], ['charger', 2, 2], ['electric', 2, 3], ['service', 2, 1]],
    stages: [
      { name: '准入', intro: '不会下电，就不要学检修。', courses: ['ev-safe', 'electric-safe'] },
      { name: '会测', intro: '打开电池包、电机和控制器。', courses: ['ev-three', 'ev-charge'] },
      { name: '会断', intro: '从一句话，到一条检测路线。', courses: ['ev-fault'] },
    ],
    tests: ['exam-motor'], users: [],
  },
  {
    key: 'bim', name: 'BIM 建模员', jobType: 'BIM 建模员', industry: '501', rank: 1,
    intro: '建一个工地上的人看得懂、吊得起来的模型。', author: 'zhouxingzhou', org: 'zhongcheng', daysAgo: 29,
    items: [['bim', 3, 5], ['bim-use', 3, 4], ['prefab', 2, 3], ['survey', 2, 2], ['cost', 2, 2]],
    stages: [
      { name: '建得出', intro: '从一张轴网图开始。', courses: ['bim-pre'] },
      { name: '用得上', intro: '让模型替你算量、替你交底。', courses: ['bim-use', 'cost-list'] },
      { name: '对得上', intro: '到地上去，量一量模型说得对不对。', courses: ['survey-level'] },
    ],
    tests: [], users: [],
  },
  {
    key: 'accounting', name: '会计', jobType: '会计', industry: '602', rank: 1,
    intro: '每一个数都找得到来处，每一张表都说得清去处。', author: 'zhengshuhe', org: 'jiangcheng-univ', daysAgo: 25,
    items: [['booking', 3, 5], ['tax', 3, 4], ['costing', 3, 3], ['biz', 2, 2], ['write', 2, 1]],
    stages: [
      { name: '记得对', intro: '用一间早餐店，记完一套账。', courses: ['acct-base'] },
      { name: '报得准', intro: '按日历走完一个季度。', courses: ['tax-return'] },
      { name: '看得懂', intro: '从账里看出生意。', courses: ['cost-sheet', 'biz-read'] },
    ],
    tests: ['test-accounting'], users: ['qili', 'yunshan'],
  },
  {
    key: 'shop', name: '店铺运营', jobType: '店铺运营', industry: '602', rank: 1,
    intro: '从选品、上架做到复盘，对一家店的数负责。', author: 'jiangwanqing', org: 'qili', daysAgo: 20,
    items: [['shop', 3, 5], ['select', 3, 4], ['live-sale', 2, 3], ['service', 2, 2], ['biz', 2, 3], ['layout', 2, 1]],
    stages: [
      { name: '开得起', intro: '先选对货，再谈流量。', courses: ['shop-run'] },
      { name: '卖得动', intro: '把一件货说清楚。', courses: ['live-sell', 'brand-small'] },
      { name: '看得清', intro: '每个月，数字说一次话。', courses: ['biz-read', 'cross-shop'] },
    ],
    tests: [], users: ['haifan'],
  },
  {
    key: 'video', name: '短视频编导', jobType: '编导', industry: '801', rank: 2,
    intro: '三分钟，把一件小事讲清楚。', author: 'tangyining', org: 'haichuan-media', daysAgo: 15,
    items: [['script', 3, 5], ['shoot', 3, 4], ['edit', 2, 4], ['publish', 2, 3], ['talk', 2, 2]],
    stages: [
      { name: '想清楚', intro: '先写得出，再拍得出。', courses: ['short-video'] },
      { name: '拍出来', intro: '光、距离与等待。', courses: ['photo-light'] },
      { name: '发出去', intro: '标题、版式与复盘。', courses: ['layout-type', 'biz-read'] },
    ],
    tests: [], users: ['shanyue'],
  },
  {
    key: 'nurse', name: '临床护士', jobType: '护士', industry: '701', rank: 1,
    intro: '查对、操作、记录，一步都不省；把病人当家里人。', author: 'guqinghe', org: 'jiangcheng-hospital', daysAgo: 9,
    items: [['nursing', 3, 5], ['record', 3, 4], ['emergency', 3, 5], ['care', 2, 3], ['rehab', 2, 1], ['talk', 2, 2]],
    stages: [
      { name: '手上', intro: '查对的内容，要说得出，也做得到。', courses: ['nurse-base'] },
      { name: '关头', intro: '四分钟之内，该做什么。', courses: ['first-aid'] },
      { name: '心里', intro: '翻身、进食与陪伴。', courses: ['elder-care', 'rehab-scale'] },
    ],
    tests: ['exam-nursing'], users: [],
  },
  {
    key: 'tester', name: '测试工程师', jobType: '测试工程师', industry: '101', rank: 1,
    intro: '在用户之前找到缺陷，并一次说清。', author: 'xuyunfan', org: 'yunshan', daysAgo: 2, state: 'draft',
    items: [['testing', 3, 5], ['api', 2, 3], ['sql', 2, 2], ['write', 3, 3]],
    stages: [{ name: '找得到', intro: '从一个输入框开始。', courses: ['test-bug'] }],
    tests: [], users: [],
  },
  {
    key: 'cnc', name: '数控操作工', jobType: '数控操作工', industry: '301', rank: 1,
    intro: '看懂图、装夹稳、首件合格，再谈快。', author: 'liangqizhou', org: 'beian', daysAgo: 1, state: 'waiting',
    items: [['cnc', 2, 5], ['electric', 2, 3], ['maintain', 2, 3], ['lean', 1, 2]],
    stages: [
      { name: '站到机床前', intro: '先会停，再会开。', courses: ['electric-safe'] },
      { name: '第一件', intro: '从装夹、对刀到合格。', courses: ['cnc-first', 'lean-line'] },
    ],
    tests: [], users: [],
  },
];
