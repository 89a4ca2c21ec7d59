/** One line: who says it (a key of people.ts), how many minutes ago, what; `to` is the line it answers, from 0. */
export interface SeedLine {
  who: string;
  ago: number;
  text: string;
  to?: number;
  /** Taken back soon after. */
  isRecalled?: boolean;
  isAtAll?: boolean;
  mentions?: string[];
}

export interface SeedChat {
  lines: SeedLine[];
  /** Who has not read so many of the last lines; everybody else has read all. */
  unread: Record<string, number>;
  pinnedBy?: string[];
  quietFor?: string[];
}

const DAY = 1440;

/** Two people each. */
export const singles: (SeedChat & { between: [string, string] })[] = [
  {
    between: ['linxiao', 'chenyanqing'],
    lines: [
      { who: 'linxiao', ago: 2 * DAY + 90, text: '陈老师好，清洗报告里缺失值那一节，我用中位数填了年龄，职称缺的 37 行想直接删掉，可以吗？' },
      { who: 'chenyanqing', ago: 2 * DAY + 64, text: '先别删。看看这 37 行是不是集中在某一个部门，如果是，缺失本身就是信息。', to: 0 },
      { who: 'linxiao', ago: 2 * DAY + 50, text: '真的，31 行都在后勤处。那我单独加一列“是否缺职称”，删除留到建模那一步再决定。' },
      { who: 'chenyanqing', ago: 2 * DAY + 41, text: '对，就这样写，并且把怎么发现的也写进报告。' },
      { who: 'linxiao', ago: 185, text: '老师，报告第二版传到作业里了，脚本从头到尾能重跑，大约 40 秒。' },
      { who: 'chenyanqing', ago: 26, text: '看完了，图 3 的纵轴没有从零开始，差距被放大了，改一下。' },
      { who: 'chenyanqing', ago: 24, text: '其余都好，周五上课你来讲后勤处那一段，五分钟。', mentions: ['linxiao'] },
    ],
    unread: { linxiao: 2 },
    pinnedBy: ['linxiao'],
  },
  {
    between: ['linxiao', 'fangxiaoman'],
    lines: [
      { who: 'fangxiaoman', ago: DAY + 130, text: '周日第三题你写出来没？递归到第四层我就乱了' },
      { who: 'linxiao', ago: DAY + 118, text: '先把终止条件写在纸上，再写 union all。我画了张图，晚上讲。', to: 0 },
      { who: 'fangxiaoman', ago: DAY + 116, text: '救命，原来我把起点写成了叶子节点' },
      { who: 'linxiao', ago: DAY + 115, text: '哈哈哈，所以它一层就结束了' },
      { who: 'fangxiaoman', ago: 47, text: '食堂二楼新开了热干面，明天中午去？' },
    ],
    unread: { linxiao: 1 },
  },
  {
    between: ['xuyunfan', 'linxiao'],
    lines: [
      { who: 'xuyunfan', ago: 3 * DAY + 20, text: '林晓你好，我是云杉科技的许云帆。看了你主页上的用水量看板，想问问数据是从哪里来的？' },
      { who: 'linxiao', ago: 3 * DAY + 5, text: '许经理好！是学校后勤处公开的月报，我把 36 份 PDF 里的表提取出来合在一起做的。' },
      { who: 'xuyunfan', ago: 3 * DAY, text: '36 份手工提取？' },
      { who: 'linxiao', ago: 2 * DAY + 1430, text: '前两份是手工，后来写了脚本，剩下的 34 份跑了两分钟。', to: 2 },
      { who: 'xuyunfan', ago: 2 * DAY + 1425, text: '这一句写进简历，比“熟练使用 Python”有用得多。十二月我们有一场数据助理的宣讲，到时候把时间发给你。' },
      { who: 'linxiao', ago: 2 * DAY + 1420, text: '好的，谢谢您！' },
    ],
    unread: {},
  },
  {
    between: ['dushiqi', 'lushiyi'],
    lines: [
      { who: 'dushiqi', ago: 400, text: '鲁老师，板子上电之后串口没有输出，供电是 3.3V，量过了。' },
      { who: 'lushiyi', ago: 380, text: 'TX 和 RX 接反的概率是八成，先对调。' },
      { who: 'dushiqi', ago: 371, text: '……好了。' },
      { who: 'lushiyi', ago: 370, text: '每个人都会接反一次，记到你的排错表里。' },
    ],
    unread: { dushiqi: 1 },
  },
  {
    between: ['suman', 'linzhiyao'],
    lines: [
      { who: 'linzhiyao', ago: 900, text: '苏老师，谈判课的角色分到了买方，可以压到对方不高兴吗？' },
      { who: 'suman', ago: 860, text: '可以坚持，不必让人难堪。先问清楚对方最在意的是交期还是付款方式。' },
      { who: 'linzhiyao', ago: 30, text: '问出来了，是付款方式！那我用预付换两个点。' },
    ],
    unread: { suman: 1 },
  },
  {
    between: ['zhengshuhe', 'chenyanqing'],
    lines: [
      { who: 'zhengshuhe', ago: 320, text: '砚清，大数据 2301 的平时成绩下周一之前要录完，系统已经开放。' },
      { who: 'chenyanqing', ago: 300, text: '周末录，还差四个人的项目分。' },
      { who: 'zhengshuhe', ago: 15, text: '好，录完点一下“公布”，我这边才能看到。' },
    ],
    unread: { chenyanqing: 1 },
  },
];

/** Of the demo's class (grades.ts). */
export const classChat: SeedChat = {
  lines: [
    { who: 'chenyanqing', ago: 2 * DAY + 700, text: '周五第五、六节改到机房 3-401，带上自己的数据集。', isAtAll: true },
    { who: 'linxiao', ago: 2 * DAY + 690, text: '收到。老师，机房能连外网吗？我的数据在云盘上。', to: 0 },
    { who: 'chenyanqing', ago: 2 * DAY + 670, text: '能，但不快，建议提前拷到 U 盘。', to: 1 },
    { who: 'fangxiaoman', ago: 2 * DAY + 655, text: '收到' },
    { who: 'qinwangshu', ago: 2 * DAY + 640, text: '收到，我多带一个 U 盘，谁需要找我。' },
    { who: 'fangxiaoman', ago: DAY + 30, text: '发错群了', isRecalled: true },
    { who: 'yanluo', ago: 210, text: '请问清洗报告要不要附原始数据？文件有 80 兆。' },
    { who: 'chenyanqing', ago: 190, text: '不用，附抽样的一千行和取数的脚本，能重跑就行。', to: 6 },
    { who: 'qinwangshu', ago: 12, text: '八组的分工表我放在班级文件里了，大家看一下有没有写错名字。' },
  ],
  unread: { linxiao: 1, fangxiaoman: 3 },
};

/** Of the group that a learner opened (grades.ts). */
export const studyChat: SeedChat = {
  lines: [
    { who: 'linxiao', ago: 3 * DAY, text: '本周三道题：窗口函数两道，递归一道。先自己写，周日 20:00 一起讲。', isAtAll: true },
    { who: 'yunanxing', ago: 3 * DAY - 40, text: '我只能写出第一道，第二道 rank 和 dense_rank 傻傻分不清。' },
    { who: 'dushiqi', ago: 3 * DAY - 55, text: '并列第二之后：rank 跳到第四，dense_rank 接着是第三。', to: 1 },
    { who: 'yunanxing', ago: 3 * DAY - 58, text: '懂了！一句话胜过我看的三个视频。' },
    { who: 'qinwangshu', ago: 70, text: '有人统计过吗，我们组已经讲完 27 道了。' },
    { who: 'fangxiaoman', ago: 66, text: '我的笔记记到第 27 道，证明没人缺席。' },
  ],
  unread: { linxiao: 2 },
  quietFor: ['dushiqi'],
};

/** Of a course of the first lecturer that learners of the demo take. */
export const courseChat: SeedChat & { lecturer: string; learners: string[] } = {
  lecturer: 'chenyanqing',
  learners: ['linxiao', 'yunanxing', 'fangxiaoman', 'qinwangshu'],
  lines: [
    { who: 'chenyanqing', ago: 5 * DAY, text: '这门课的问题都可以在这里问，我每天晚上集中回。问之前先写清楚：想要什么、写了什么、报了什么错。' },
    { who: 'yunanxing', ago: 4 * DAY, text: '想把两张表按手机号合起来，写了 inner join，结果少了 200 多行，没有报错。' },
    { who: 'chenyanqing', ago: 4 * DAY - 300, text: '问得很清楚。检查手机号里有没有空格和 +86，用 trim 之后再比一次行数。', to: 1 },
    { who: 'yunanxing', ago: 4 * DAY - 340, text: '果然是空格，合上了，一行不少。' },
    { who: 'fangxiaoman', ago: 130, text: '第四章的练习数据打不开，解压提示密码不对？' },
    { who: 'qinwangshu', ago: 121, text: '密码在课件第 3 页右下角，字很小。', to: 4 },
  ],
  unread: { linxiao: 2, chenyanqing: 2 },
};

/** A group of people who know each other from nowhere else. */
export const talkGroup: SeedChat & { title: string; notice: string; members: string[] } = {
  title: '云杉实习生交流',
  notice: '这里只聊实习与学习。面试安排以邮件为准，任何收费的内推都是假的。',
  members: ['xuyunfan', 'yunanxing', 'linxiao', 'dushiqi', 'caijiming', 'pengzhou'],
  lines: [
    { who: 'xuyunfan', ago: 6 * DAY, text: '大家好，有问题直接在群里问，我和南星看到都会回。' },
    { who: 'pengzhou', ago: 5 * DAY + 300, text: '转行的可以投吗？我做过五年销售，前端学了四个月。' },
    { who: 'yunanxing', ago: 5 * DAY + 280, text: '可以，作品放在最前面，学了多久放在后面。', to: 1 },
    { who: 'caijiming', ago: DAY + 200, text: '上周的笔试有一道是找缺陷，建议大家练练怎么把步骤写清楚。' },
    { who: 'xuyunfan', ago: 35, text: '十二月第一周有开放日，名额 20 个，想来的回复 1。', isAtAll: true },
    { who: 'pengzhou', ago: 33, text: '1' },
    { who: 'dushiqi', ago: 31, text: '1' },
  ],
  unread: { linxiao: 3 },
};

/** What may not be said anywhere; the operator goes on with the list. */
export const bannedWords = ['代写论文', '代考', '刷学时', '替课', '刷单返利', '校园贷', '包过班', '买卖证书'];
