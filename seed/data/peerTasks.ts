import type { Criterion } from '#contract/rules/questions.ts';
import type { SeedMoment } from './assessments.ts';

/** What a classmate gave a work: percent of each criterion, and what they said. */
interface SeedReview {
  percents: readonly number[];
  content: string;
}

interface SeedWork {
  /** A key of people.ts. */
  who: string;
  /** HTML. */
  content: string;
  /** What the teacher gave, tenths; absent: not yet. */
  teacherPoints?: number;
  /** In the order in which classmates were asked; who is missing has not reviewed it yet. */
  reviews?: readonly (SeedReview | null)[];
}

export interface SeedPeerTask {
  title: string;
  requirement: string;
  rubric: readonly Criterion[];
  begins: SeedMoment;
  due: SeedMoment;
  assigned?: SeedMoment;
  published?: SeedMoment;
  /** Who objects to the last review of their work, and why. */
  appeal?: { who: string; reason: string; at: SeedMoment };
  works: readonly SeedWork[];
}

/** The tasks with peer review of 陈砚清. */
export const peerTaskAuthor = 'chenyanqing';

const at = (day: number, time: string): SeedMoment => ({ day, at: time });
const said = (percents: readonly number[], content: string): SeedReview => ({ percents, content });

export const peerTasks: readonly SeedPeerTask[] = [
  {
    title: '一次需求访谈的提纲',
    requirement: '<p>选一位每天要看报表的人，写一份三十分钟的访谈提纲：对象、目的、八个以内的问题，和你打算怎样记录。</p>',
    rubric: [
      { id: 'goal', title: '目的与对象', share: 30, note: '说清楚为什么找这个人、想知道什么' },
      { id: 'open', title: '问题是否开放', share: 40, note: '不诱导，不能只答「是」或「不是」' },
      { id: 'record', title: '记录与追问', share: 30, note: '有记录的办法，想好了怎样往下问' },
    ],
    begins: at(-24, '08:00'),
    due: at(-14, '22:00'),
    assigned: at(-13, '09:10'),
    published: at(-2, '10:00'),
    appeal: { who: 'dushiqi', reason: '第三部分写了录音加当晚整理，评语说没有记录的办法，可能没有看到最后一段。', at: at(-1, '20:15') },
    works: [
      {
        who: 'linxiao',
        content: '<p><strong>对象</strong>：校门口奶茶店的店长，每天早上看前一天的销售表。</p><p><strong>问题</strong>：昨天的表里，哪个数让您改了今天的安排？上一次看错数是什么时候？如果只留三个数，您留哪三个？</p><p><strong>记录</strong>：一人问一人记，当天晚上整理成要点发给店长确认。</p>',
        teacherPoints: 880,
        reviews: [
          said([90, 85, 85], '对象选得具体，「哪个数让您改了安排」这个问题很好。可以再想想店长说「都差不多」时怎么追问。'),
          said([85, 90, 80], '问题都是开放的，顺序也自然。记录的分工写了，追问的备用问题可以列两个。'),
          said([30, 25, 30], '太短了，看起来没有花时间，问题也不够多，不像一份正式的提纲。'),
        ],
      },
      {
        who: 'yunanxing',
        content: '<p><strong>对象</strong>：我们公司的招聘主管。</p><p><strong>目的</strong>：弄清周报里「简历通过率」是怎么用的。</p><p><strong>问题</strong>：您看到通过率变低时，第一步做什么？这个数骗过您吗？谁还会看这张表？</p><p><strong>记录</strong>：征得同意后录音，原话和我的理解分两栏写。</p>',
        teacherPoints: 930,
        reviews: [
          said([95, 90, 95], '「这个数骗过您吗」问得好，让人愿意讲故事。原话与理解分开记，值得学。'),
          said([90, 90, 90], '目的只有一个，很聚焦。建议再准备一个关于「谁还会看」的追问。'),
          said([90, 95, 90], '三个问题层层往下，不诱导。时间怎么分配可以写一下。'),
        ],
      },
      {
        who: 'qinwangshu',
        content: '<p><strong>对象</strong>：社区图书馆管理员。</p><p><strong>问题</strong>：借阅排行您每周看吗？您觉得排行榜有用吗？希望加什么功能？</p><p><strong>记录</strong>：手机备忘录。</p>',
        teacherPoints: 720,
        reviews: [
          said([75, 60, 70], '「您觉得有用吗」容易只得到「有用」。可以改成问上一次用它做了什么决定。'),
          said([80, 65, 65], '对象有意思，目的没有写明。直接问「希望加什么功能」会变成许愿。'),
          said([75, 70, 70], '问题偏封闭，记录的办法简单了些，追问没有准备。'),
        ],
      },
      {
        who: 'fangxiaoman',
        content: '<p><strong>对象</strong>：学院实验室的设备老师。</p><p><strong>目的</strong>：知道预约表哪里不好用。</p><p><strong>问题</strong>：请带我走一遍您昨天怎么处理预约。哪一步最费时间？出过什么岔子？</p><p><strong>记录</strong>：画流程图，当场给老师看。</p>',
        teacherPoints: 900,
        reviews: [
          said([90, 95, 90], '请对方「走一遍」比直接问好得多，能看到真实的步骤。'),
          said([85, 90, 95], '当场画流程图确认，记录的办法很好。可以补一句访谈要多久。'),
          null,
        ],
      },
      {
        who: 'dushiqi',
        content: '<p><strong>对象</strong>：二手书店老板。</p><p><strong>目的</strong>：他靠什么决定进哪些书。</p><p><strong>问题</strong>：最近一次进货是怎么定的？有没有进错过？错了以后改了什么？</p><p><strong>记录</strong>：录音，当晚按「事实、感受、猜测」三栏整理。</p>',
        teacherPoints: 860,
        reviews: [
          said([90, 85, 85], '从「最近一次」问起，容易得到事实。三栏整理很清楚。'),
          said([85, 85, 80], '问题之间有递进。可以再加一个关于数据来源的问题。'),
          said([70, 70, 20], '目的写了，问题也可以，但是没有记录的办法，三十分钟怎么记得住。'),
        ],
      },
      {
        who: 'donghezhi',
        content: '<p><strong>对象</strong>：早班的物流调度员。</p><p><strong>目的</strong>：晚点表给谁看、看完做什么。</p><p><strong>问题</strong>：早上打开这张表先看哪一列？上周哪一天最乱，当时表上是什么样？</p><p><strong>记录</strong>：拍下他在表上圈的地方，按圈整理。</p>',
        teacherPoints: 910,
        reviews: [
          said([95, 90, 90], '「先看哪一列」非常具体，拍下圈的地方也聪明。'),
          said([90, 90, 85], '场景真实，问题开放。问题可以再多一两个，备着追问。'),
          said([90, 85, 90], '对象与目的都清楚，按圈整理的办法我也想试试。'),
        ],
      },
    ],
  },
  {
    title: '一页看板：把一周讲清楚',
    requirement: '<p>用课上的门店数据做一页看板，附上不超过三百字的说明：给谁看、看完要做什么决定、每张图为什么在那里。</p>',
    rubric: [
      { id: 'story', title: '讲清一件事', share: 50, note: '十秒内知道这一周怎么样' },
      { id: 'chart', title: '图选得对', share: 30, note: '比较用条，趋势用线，不用三维' },
      { id: 'words', title: '文字与单位', share: 20, note: '标题是结论，数有单位' },
    ],
    begins: at(-12, '08:00'),
    due: at(-3, '22:00'),
    assigned: at(-2, '09:00'),
    works: [
      {
        who: 'linxiao',
        content: '<p><strong>给谁看</strong>：片区经理，周一早会。</p><p><strong>结论</strong>：这周营业额涨了 6%，全部来自周末的两家新店；老店的客单价在降。</p><p>左上是一句话结论，下面一张折线比两周，右边按门店排条形。老店单独用灰色标出来。</p>',
        teacherPoints: 900,
        reviews: [
          said([90, 90, 85], '一眼看到结论，老店用灰色标出来很清楚。右边的条形可以注明单位。'),
          said([85, 90, 90], '折线比两周选得对，标题就是结论。客单价下降再给一个可能的原因会更好。'),
          null,
        ],
      },
      {
        who: 'yunanxing',
        content: '<p><strong>给谁看</strong>：店长。</p><p>四张图：营业额、客流、转化、客单价，各一条线，都画八周，异常的那天标了原因。店长只要看标了原因的地方。</p>',
        teacherPoints: 850,
        reviews: [
          said([80, 90, 85], '异常的日子标了原因，很有用。四张图并列，主次可以再明显一点。'),
          said([85, 85, 80], '都用折线，趋势清楚。「看完要做什么」写得少了些。'),
          said([20, 15, 20], '四张图没有重点，不知道要看什么，颜色也不好看，不建议这样做。'),
        ],
      },
      {
        who: 'qinwangshu',
        content: '<p><strong>给谁看</strong>：采购。</p><p>按品类画了堆叠柱形，又加了一张饼图看占比。结论：甜品卖得最好，应该多备。</p>',
        reviews: [said([70, 55, 65], '结论有了，堆叠柱形比较中间的品类很难，换成并排的条会好读。'), null, null],
      },
      {
        who: 'fangxiaoman',
        content: '<p><strong>给谁看</strong>：区域运营。</p><p>一张热力图看时段与门店，一张条形看增减最多的五家。建议周四晚高峰给三家店加一个人。</p>',
        reviews: [said([90, 90, 90], '热力图看时段很合适，建议具体到周四晚高峰，可以马上执行。'), null, null],
      },
      {
        who: 'dushiqi',
        content: '<p><strong>给谁看</strong>：老板。</p><p>最上面一个大数：这周净赚多少；下面三行写为什么。图只有一张：每天的毛利，亏的那天涂红。</p>',
        reviews: [said([95, 85, 90], '一个大数加三行原因，老板会喜欢。亏的那天旁边可以写一句话。'), null, null],
      },
      {
        who: 'donghezhi',
        content: '<p><strong>给谁看</strong>：配送组长。</p><p>横轴是小时，纵轴是晚点单数，叠上当天的人手。结论：不是人少，是十一点那一波单子来得太集中。</p>',
        reviews: [null, null, null],
      },
    ],
  },
  {
    title: '数据清洗小报告',
    requirement: '<p>对发下来的订单表做一次清洗，交一份小报告：发现了哪些问题、各有多少行、怎样处理、处理之前与之后的行数。</p>',
    rubric: [
      { id: 'found', title: '问题找得全', share: 40, note: '缺失、重复、格式、口径' },
      { id: 'why', title: '处理有理由', share: 40, note: '删、补、改都说明为什么' },
      { id: 'check', title: '能对得上', share: 20, note: '前后的行数说得清' },
    ],
    begins: at(-8, '08:00'),
    due: at(-1, '22:00'),
    works: [
      { who: 'linxiao', content: '<p>10 240 行。重复订单号 36 行，留最后一次更新的；手机号缺失 512 行，不影响金额，保留并标记；下单时间有两种格式，统一成一种。处理之后 10 204 行。</p>' },
      { who: 'yunanxing', content: '<p>先看口径：「金额」有的含运费。用订单明细反推，拆成两列。重复 36 行去掉，退款 88 行另存一张表。剩 10 116 行，合计与财务的数一致。</p>' },
      { who: 'qinwangshu', content: '<p>删掉了所有有空值的行，从 10 240 行变成 9 391 行，数据干净多了。</p>' },
      { who: 'fangxiaoman', content: '<p>缺失按列数了一遍：手机号 512，地区 97，金额 0。地区用邮编补回 90 行，补不回的标「未知」。重复 36 行按更新时间去重。</p>' },
      { who: 'dushiqi', content: '<p>时间跨了两个时区，有 143 单落在「昨天」。统一成东八区以后，按天的合计才对得上。重复 36 行去掉，剩 10 204 行。</p>' },
    ],
  },
];
