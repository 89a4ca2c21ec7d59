import type { SeedCourse } from './types.ts';

/** Live courses: past ones have replays, coming ones a time. */
export const liveCourses: SeedCourse[] = [
  {
    key: 'live-board', kind: 2, name: '招聘数据看板怎么搭', category: '数据专题', lecturer: 'chenyanqing', daysAgo: 13, sort: 90,
    tags: ['看板搭建', '数据可视化'],
    summary: '先想清楚谁来看、看完要做什么决定，再动手画图。',
    intro: {
      lead: '两场直播，从一张空白纸画到一块能用的看板。讲师用课程里的招聘数据，现场回答三个问题：给谁看，看什么，多久看一次。适合学过一点数据处理、正要写周报的人。',
      can: ['写出看板的读者与用途', '选出五个以内的指标', '排好主次并说明口径'],
      plan: '第一场讲思路并带大家列指标，第二场看学员交上来的草图。提问请写清背景和已经试过的办法。',
      before: '课前请看一遍讲义，并准备一张自己想改的看板截图。',
    },
    chapters: [
      { name: '课前', periods: [['讲义：数据清洗的五个步骤', 'pdf-data'], ['图表选择一览', 'pic-chart']] },
      { name: '直播', periods: [['第一场：给谁看', { day: -4, at: '19:30', minutes: 60, replay: 'data-chart' }], ['第二场：看草图', { day: 3, at: '19:30', minutes: 60 }]] },
    ],
  },
  {
    key: 'live-nurse', kind: 2, name: '护理操作技能考核要点串讲', category: '考核串讲', lecturer: 'guqinghe', daysAgo: 9, sort: 80,
    tags: ['基础护理', '考证辅导'],
    summary: '考官看的不是快，是有没有漏。',
    intro: {
      lead: '技能考核前的最后一次梳理。讲师按评分表的次序过一遍十二项操作，把最常扣分的地方列出来，再留二十分钟答疑。给即将参加校内考核或入职考核的护理学生。',
      can: ['按评分表自查一遍', '说出每项操作的关键核对点', '安排好最后一周的练习'],
      plan: '一场九十分钟，前七十分钟串讲，后二十分钟答疑。讲完两小时内可以看回放。',
      before: '请打印考核要点，边听边勾。评分标准以本校通知为准。',
    },
    chapters: [
      { name: '课前', periods: [['考核要点', 'pdf-nurse']] },
      { name: '直播', periods: [['十二项操作串讲与答疑', { day: 1, at: '20:30', minutes: 90 }]] },
    ],
  },
  {
    key: 'live-script', kind: 2, name: '短视频脚本：三分钟讲清一件事', category: '影像专题', lecturer: 'tangyining', daysAgo: 7, sort: 70,
    tags: ['脚本写作', '视频剪辑'],
    summary: '现场改三份学员脚本，从一句话开始。',
    intro: {
      lead: '讲师会从报名者交来的脚本里选三份，现场改给大家看：哪一句是多余的，转折该放在哪里，结尾要不要口号。听完你会知道自己的脚本该从哪里下刀。',
      can: ['用一句话复述自己的选题', '找出可以删掉的三分之一', '把转折提前到前三十秒'],
      plan: '一场七十五分钟，每份脚本二十分钟，其余时间提问。',
      before: '想被改稿的同学，请在开播前一天把一页以内的脚本发到评论里。',
    },
    chapters: [{ name: '直播', periods: [['现场改三份脚本', { day: 6, at: '19:00', minutes: 75 }]] }],
  },
  {
    key: 'live-embedded', kind: 2, name: '校企连线：嵌入式工程师的一天', category: '校企连线', lecturer: 'lushiyi', daysAgo: 11, sort: 60,
    tags: ['单片机', '企业共建'],
    summary: '从晨会到产线，看一块板子怎样通过测试。',
    intro: {
      lead: '镜头跟着一位工程师走一天：早上看缺陷单，上午调波形，下午去产线，傍晚写记录。中间穿插三次问答，你可以问工资、加班、成长，也可以问那段波形为什么有毛刺。给还没想好要不要做硬件的学生。',
      can: ['说出嵌入式岗位的日常工作', '知道入职前该补哪两样本领', '看懂一次产线测试在测什么'],
      plan: '一场六十分钟，三段现场加三段问答。',
      before: '没有要求。学过单片机的同学会听得更有味道。',
    },
    chapters: [{ name: '连线', periods: [['工程师的一天', { day: 7, at: '14:00', minutes: 60 }]] }],
  },
  {
    key: 'live-resume', kind: 2, name: '简历门诊：把实训写成三句话', category: '简历与面试', lecturer: 'suman', daysAgo: 27, sort: 50,
    tags: ['沟通表达', '职场新人'],
    summary: '问题、做法、结果，缺一句就会被追问。',
    intro: {
      lead: '投了三十份没有回音，可能是最近一段经历没有写清。两场直播改了六份真实的学生简历，全部经过本人同意并隐去了联系方式，从实训、兼职、社团里挖出能写的那一件事。',
      can: ['用三句话写清一个项目', '删掉读者不看的部分', '为不同岗位各改一版'],
      plan: '两场都已讲完，可以看回放。看完请改自己的那一段，发在评论里，讲师每周回复。',
      before: '带着一份一页以内的简历来看。',
    },
    chapters: [{ name: '回放', periods: [['第一场：工科简历', { day: -20, at: '19:30', minutes: 60, replay: 'public-notice' }], ['第二场：文科简历', { day: -13, at: '19:30', minutes: 60, replay: 'meet-open' }]] }],
  },
  {
    key: 'live-ev', kind: 2, name: '电池包拆解直播：看见三百个电芯', category: '汽车专题', lecturer: 'hezhiyuan', price: [39, 29], daysAgo: 36, sort: 40,
    tags: ['三电系统检测', '高压安全'],
    summary: '两位技师，一台退役电池包，慢慢拆给你看。',
    intro: {
      lead: '退役的电池包不常见，能慢慢拆开看的机会更少。直播在专用工位进行，先用半小时讲清防护和下电，再一层层打开，讲每个部件为什么这样放。回放保留了全部提问。给学过三电系统、没见过实物的人。',
      can: ['认出电池包里的主要部件', '说出拆解的安全前提', '理解模组之间的连接方式'],
      plan: '两段回放，先看安全，再看拆解。请不要自行模仿，拆解须由有资质的人员进行。',
      before: '先学完高压安全的下电六步。',
    },
    chapters: [{ name: '回放', periods: [['防护与下电', { day: -22, at: '14:00', minutes: 45, replay: 'ev-safety' }], ['一层层打开', { day: -22, at: '15:00', minutes: 60, replay: 'ev-battery' }]] }],
  },
  {
    key: 'live-lean', kind: 2, name: '走进实训岛：一条装配线的改善', category: '制造专题', lecturer: 'maboan', daysAgo: 19, sort: 30,
    tags: ['精益生产', '工业机器人调试'],
    summary: '停线从十一次降到三次，现场讲给你听。',
    intro: {
      lead: '镜头架在实训岛的装配线旁，讲师边走边讲：哪一个料架挪了半米，哪一张标识换了位置，为什么第二周的改善失败了。中途停线两次，都是真的，正好讲怎么处理。',
      can: ['看懂一条线的节拍与瓶颈', '说出三次改善的前后对比', '从失败的那次学到一条规矩'],
      plan: '回放一段，看完对照检查表走一遍自己的车间或教室。',
      before: '没有要求。',
    },
    chapters: [{ name: '回放', periods: [['一条装配线的改善', { day: -8, at: '10:00', minutes: 60, replay: 'lean-5s' }], ['现场检查表', 'pdf-5s']] }],
  },
  {
    key: 'live-nextshop', kind: 2, name: '双十二之前：小店的备货与客服', category: '电商专题', lecturer: 'jiangwanqing', price: [49, 39], daysAgo: 5, sort: 45,
    tags: ['店铺运营', '客户服务'],
    summary: '算清库存，排好班，写好二十句回复。',
    intro: {
      lead: '大促对小店来说，容易赚了热闹、赔了库存。讲师拿出自己店前三年的数据，现场算一遍该备多少、缺了怎么补，再给出客服最常用的二十句回复。给自己管店、人手不到五个的店主。',
      can: ['用去年的数据估出备货量', '定好缺货时的三种处理', '排出不熬夜的客服班次'],
      plan: '一场七十五分钟，先算后说，最后答疑二十分钟。表格在直播开始前发到课件里。',
      before: '准备好自己店去年同期的销量，没有就用随课的样例。',
    },
    chapters: [
      { name: '课前', periods: [['样例流水表怎么看', 'biz-report', 'csv-shop']] },
      { name: '直播', periods: [['备货、客服与答疑', { day: 10, at: '20:00', minutes: 75 }]] },
    ],
  },
  {
    key: 'live-speak', kind: 2, name: '英语角：一场十分钟的会议', category: '语言专题', lecturer: 'suman', daysAgo: 3, sort: 35,
    tags: ['英语口语', '双语'],
    summary: '六个人，十分钟，轮流当主持人。',
    intro: {
      lead: '光听不说，口语不会变好。直播里每组六个人，用英语开一场十分钟的小会，讲师只在卡住时递一句话，结束后点评开场和收尾。想上麦的同学请提前报名，旁听也有收获。',
      can: ['用英语开场并说明议题', '听不清时礼貌地请对方重说', '用一句话总结会议'],
      plan: '每月两场，一场讲主持，一场讲汇报。会前听一遍音频，跟读三遍。',
      before: '读得懂常用句手册就可以上麦。',
    },
    chapters: [
      { name: '课前', periods: [['听一场短会', 'audio-meeting'], ['常用句手册', 'pdf-english']] },
      { name: '直播', periods: [['第一场：轮流当主持', { day: 2, at: '20:00', minutes: 50 }], ['第二场：轮流做汇报', { day: 16, at: '20:00', minutes: 50 }]] },
    ],
  },
];
