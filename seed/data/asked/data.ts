import type { SeedQuestion } from './shapes.ts';

/** Data, programs and machines. */
export const dataQuestions: readonly SeedQuestion[] = [
  {
    who: 'linxiao', title: '同一份日志，两种写法算出的七日留存差了 4%，该信哪一个？', labels: ['数据分析', '留存'], daysAgo: 5, reward: 20,
    html: '<p>课程作业要算新用户的七日留存。先按天求留存再取平均，得 31.2%；把所有天的人数加起来再除，得 27.4%。数据没有缺失，也去过重。</p><pre><code class="language-python">daily = log.groupby("day0").apply(lambda g: g.back7.sum() / g.uid.nunique())\ndaily.mean()                                # 0.312\nlog.back7.sum() / log.uid.nunique()         # 0.274</code></pre><p>作业只写一个数字，应该交哪一个，怎么向不看代码的同事解释差别？</p>',
    answers: [
      { who: 'chenyanqing', isAccepted: true, html: '<p>交 <strong>27.4%</strong>。两个数都没算错，它们回答的不是同一个问题。</p><p>先按天求再平均，等于给每一天相同的权重；周末新增是平时的三倍，留存又低，却只占七分之二。要回答“一个新用户七天以后还在的可能”，应当给每个人相同的权重：</p><div data-latex="\\bar r_7=\\frac{\\sum_d |A_d\\cap A_{d+7}|}{\\sum_d |A_d|}">\\bar r_7=\\frac{\\sum_d |A_d\\cap A_{d+7}|}{\\sum_d |A_d|}</div><ol><li><p>报告里写明按人加权，以及取的是哪几天。</p></li><li><p>附一句：按天平均是 31.2%，因为周末来的人多、留存低。</p></li></ol>', comments: ['linxiao：明白了，周末那批人来自一次校园活动，谢谢老师。', 'qinwangshu：补充：同比两周的话，两周里的周末天数要一样多。'] },
      { who: 'yunanxing', html: '<p>给不看代码的同事讲，我会用两个班的例子：甲班 10 人及格 9 人，乙班 90 人及格 27 人。按班平均 60%，按人算只有 36%。大家一听就懂。</p>' },
    ],
  },
  {
    who: 'fangxiaoman', title: '按周留存和按日留存能直接比吗', labels: ['数据分析', '留存'], daysAgo: 26,
    html: '<p>看两份报告，一份写周留存 45%，一份写日留存 22%，能说前一个产品更好吗？</p>',
    answers: [
      { who: 'chenyanqing', isAccepted: true, html: '<p>不能。周留存只要七天里来过一次就算，天然比日留存高。先换成同一个口径，再比。</p>', comments: ['fangxiaoman：原来是分母一样、分子放宽了。'] },
      { who: 'linxiao', html: '<p>我在练习里换算过：同一份日志，日留存 20% 左右时，周留存能到四成多。</p>' },
    ],
  },
  {
    who: 'fangxiaoman', title: 'SQL 里 left join 以后行数变多了，是哪里错了', labels: ['SQL', '数据分析'], daysAgo: 9,
    html: '<p>订单表左连用户表，本来 1000 行，连完 1034 行。左连不是保持左表的行数吗？</p>',
    answers: [
      { who: 'qinwangshu', isAccepted: true, html: '<p>右表的键不唯一。左表一行对上右表两行，就会变成两行。先查：</p><pre><code class="language-sql">select user_id, count(*) from users group by 1 having count(*) &gt; 1</code></pre><p>查到以后先弄清为什么重复，再决定取哪一行，不要急着 distinct。</p>', comments: ['fangxiaoman：有 34 个人改过手机号，各有两行。'] },
      { who: 'caijiming', html: '<p>写测试时我会加一条断言：连接前后的行数相等。多出来的第一时间就知道。</p>' },
    ],
  },
  {
    who: 'muqing', title: '两份记录口径不一致，清洗时以哪一份为准', labels: ['数据清洗'], daysAgo: 16,
    html: '<p>养殖场的手写记录和传感器数据，同一天的采食量差 8%。该信哪一份？</p>',
    answers: [
      { who: 'yanluo', html: '<p>先看差别有没有方向。一直偏高是系统误差，可以校准；时高时低是随机误差，取平均更稳。</p>' },
      { who: 'chenyanqing', isAccepted: true, html: '<p>谁离结果近用谁。采食量要算成本，就拿领料单校一遍，看哪一份和领料对得上。两份都留着，另加一列写明采用的是哪份和理由。</p>' },
    ],
  },
  {
    who: 'yanluo', title: '训练集准确率 99%，验证集 71%，先动哪里', labels: ['人工智能'], daysAgo: 4, reward: 10,
    html: '<p>八千张零件照片分六类。加了随机裁剪，验证集只涨了两个点。接下来应该换小一点的模型，还是先去看数据？</p>',
    answers: [
      { who: 'anruosheng', html: '<p>先把验证集里错的一百张打印出来看。如果错的集中在两类，多半是标注的界线不清楚，换模型没有用。</p>', comments: ['yanluo：看了四十张，“划痕”和“毛刺”确实混着标。'] },
    ],
  },
  {
    who: 'pengzhou', title: 'flex 布局里文字太长把按钮挤没了怎么办', labels: ['前端'], daysAgo: 2,
    html: '<p>左边标题，右边按钮。标题一长，按钮就被挤到外面去了。</p><pre><code class="language-css">.row { display: flex; justify-content: space-between; }</code></pre>',
    answers: [
      { who: 'anruosheng', isAccepted: true, html: '<p>弹性项默认不会小于内容的最小宽度。给标题加 <code>min-width: 0</code>，按钮加 <code>flex: none</code>，再决定标题是换行还是省略。</p>', comments: ['pengzhou：加上就好了，原来最小宽度不是 0。'] },
    ],
  },
  {
    who: 'dushiqi', title: '串口收到的数据偶尔少一个字节，怎么查', labels: ['嵌入式'], daysAgo: 7, reward: 10,
    html: '<p>115200 波特率，每秒二十帧，一小时丢三四个字节。换过线，没有用。</p>',
    answers: [
      { who: 'lushiyi', isAccepted: true, html: '<p>先看溢出标志。中断里做了别的事，两次中断隔得太久，接收寄存器就被后一个字节盖掉。</p><ol><li><p>读状态寄存器，数溢出的次数。</p></li><li><p>中断里只放进环形缓冲，别的挪到主循环。</p></li><li><p>还有就上 DMA。</p></li></ol>', comments: ['dushiqi：溢出 4 次，正好对上。中断里有一句打印。'] },
      { who: 'caijiming', html: '<p>帧里加一个序号，丢在哪一帧一目了然，比猜快。</p>' },
    ],
  },
  {
    who: 'gaoyuan', title: '机器人示教时坐标系选错了，点位还能救吗', labels: ['工业机器人'], daysAgo: 12,
    html: '<p>四十个点都是在工具坐标系没校准时示教的，校准以后全部偏了 6 毫米。必须重新示教吗？</p>',
    answers: [
      { who: 'maboan', isAccepted: true, html: '<p>先断电再动手。偏差如果是一个固定的平移，就用新旧工具坐标的差整体换算，不用重教；先拿三个点试，误差都在 0.2 毫米以内再批量改。</p><p>姿态也偏了就老实重教，旋转的误差越远越大。</p>' },
    ],
  },
  {
    who: 'quanshui', title: 'PLC 程序里的自锁回路，停电恢复以后会自己启动吗', labels: ['自动化'], daysAgo: 3,
    html: '<p>水泵用的是启动按钮加自锁。停电又来电以后，有的说会自己转，有的说不会。</p>',
    answers: [],
  },
];
