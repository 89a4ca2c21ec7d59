import type { SeedQuestion } from './shapes.ts';

/** Care, money, languages, crafts and looking for work. */
export const workQuestions: readonly SeedQuestion[] = [
  {
    who: 'baiyutong', title: '静脉穿刺总是第二针才成功，怎么练手感', labels: ['护理'], daysAgo: 8, reward: 5,
    html: '<p>模型上都能一针成功，到真人就紧张，常常退一点再进。</p>',
    answers: [
      { who: 'guqinghe', isAccepted: true, html: '<p>多半是绷皮不够和角度太平。左手先绷紧，进针 20 度，见回血再放平推 2 毫米。</p><p>每次操作后写两行：血管在哪、进针多深。写满三十次，你会看见自己的规律。</p>', comments: ['baiyutong：原来我是见回血就停，没有再推。'] },
      { who: 'hansuxin', html: '<p>老人的血管容易滑，先用手指压住远端固定，再进针。</p>' },
    ],
  },
  {
    who: 'heyichen', title: '膝关节术后第几天可以开始屈伸练习', labels: ['康复'], daysAgo: 14,
    html: '<p>带教老师说看医嘱，我想知道一般依据什么来定。</p>',
    answers: [
      { who: 'hansuxin', html: '<p>依据是术式、固定的方式和疼痛评分，由主刀医生定。我们能做的是每天记录角度和疼痛，超过 5 分就停，第二天带着记录去问。</p>' },
    ],
  },
  {
    who: 'luanyi', title: '预收一年的房租，应该一次记收入吗', labels: ['会计'], daysAgo: 6,
    html: '<p>十二月收到明年全年的租金 12 万，老板说钱到账就是收入。</p>',
    answers: [
      { who: 'wenjingshu', isAccepted: true, html: '<p>不应该。收到的是对客户的一笔义务，先记预收账款（合同负债），以后每个月转一万到收入。</p><p>判断的一句话：事情还没做完，钱就还不是你的。</p>', comments: ['luanyi：那增值税的开票时间还要另外看，是吗？', 'wenjingshu：是，税的时点按开票与合同约定，和会计的收入不一定同一个月。'] },
    ],
  },
  {
    who: 'maiqiu', title: '一杯拿铁的成本，房租应该怎么摊', labels: ['会计', '开店'], daysAgo: 19,
    html: '<p>豆、奶、杯子都好算，房租和电费怎么摊到一杯上？</p>',
    answers: [
      { who: 'wenjingshu', html: '<p>定价用的成本按预计销量摊：房租 ÷ 每月杯数。但要决定多卖一杯值不值，只看豆、奶、杯子这些会变的，房租不算。两张表，两个用途。</p>', comments: ['maiqiu：这样一分开就清楚了。'] },
      { who: 'jiangwanqing', html: '<p>再加一个数：一天卖多少杯才够房租。开店前先站在门口数人，够不够心里有数。</p>' },
    ],
  },
  {
    who: 'tianxiaogu', title: '番茄叶子卷起来，是缺水还是缺肥', labels: ['园艺'], daysAgo: 10,
    html: '<p>大棚里靠门的两垄，下午叶子往上卷，早上又展开。</p>',
    answers: [
      { who: 'luozhiqiu', isAccepted: true, html: '<p>早上能展开，多半是蒸腾跟不上，不是缺肥。靠门处风大、温差大，先在下午三点量叶面温度和土壤湿度，再决定浇水还是遮阴。</p><p>整天都卷、叶脉发紫，才往缺磷上想。</p>' },
    ],
  },
  {
    who: 'linzhiyao', title: '商务邮件里，怎么礼貌地催第三次', labels: ['商务英语'], daysAgo: 11,
    html: '<p>对方两封都没回，第三封怎么写不显得急？</p>',
    answers: [
      { who: 'suman', isAccepted: true, html: '<p>把“催”换成“帮他少做一件事”：给出两个选项，让他回一个字母就行。</p><blockquote><p>If A works for you, no reply is needed and I will go ahead on Friday.</p></blockquote>', comments: ['linzhiyao：对方十分钟就回了一个 B。'] },
    ],
  },
  {
    who: 'xiaobeichuan', title: '日语敬语里，「いただく」和「くださる」怎么分', labels: ['日语'], daysAgo: 22,
    html: '<p>两个都是对方给我，主语到底是谁？</p>',
    answers: [
      { who: 'suman', html: '<p>看主语：「くださる」主语是给的人，「いただく」主语是收的人，也就是我。句子里出现「は／が」的那个人是谁，就跟着谁。</p>' },
    ],
  },
  {
    who: 'jinsui', title: '跨境店铺的退货率高，先改详情页还是先改尺码表', labels: ['跨境电商'], daysAgo: 13,
    html: '<p>服装类，退货率 18%，理由里写“不合适”的占一半。</p>',
    answers: [
      { who: 'jiangwanqing', isAccepted: true, html: '<p>先改尺码表。“不合适”里再分：太大、太小、和图不一样。前两个占多数就只改尺码表，加一句模特的身高与穿的码。改一处，等两周，再看数。</p>' },
    ],
  },
  {
    who: 'qinwangshu', title: '实习经历只有两个月，简历上怎么写才不单薄', labels: ['求职', '简历'], daysAgo: 1,
    html: '<p>做的是接口文档和一个小工具，数据不多，怕写出来像凑数。</p>',
    answers: [
      { who: 'xuyunfan', isAccepted: true, html: '<p>我看简历先看动词。两个月写成三行就够：原来多慢、你改了哪一步、现在多快。没有数字就写谁在用、用了多少次。</p>', comments: ['qinwangshu：工具现在有六个同事每天在用，这算吗？', 'xuyunfan：当然算，就写这一句。'] },
      { who: 'yunanxing', html: '<p>补充：不要写“熟悉接口规范”，写“把 23 个接口的文档改成可以直接试的”。</p>' },
    ],
  },
  {
    who: 'qiaoan', title: '行政转人力资源，面试会问哪些题', labels: ['求职', '面试'], daysAgo: 17,
    html: '<p>没有人力的经验，只有三年行政。</p>',
    answers: [
      { who: 'yunanxing', html: '<p>一定会问“有人不配合时你怎么办”。准备一件真事：谁、为什么、你做了什么、后来怎样。行政的经历里这种事最多。</p>' },
    ],
  },
  {
    who: 'yuexiao', title: '工地放线总差几毫米，误差是从哪里来的', labels: ['建筑'], daysAgo: 15,
    html: '<p>全站仪校过，控制点也没动，放出来的轴线两头差 4 毫米。</p>',
    answers: [
      { who: 'zhouxingzhou', isAccepted: true, html: '<p>先分清是一个方向的还是来回变的。一直往同一边偏，查后视点和棱镜常数；来回变，多半是对中和人。两个人各放一遍，差在 2 毫米以内就是人的水平了。</p>' },
    ],
  },
  {
    who: 'zhanshu', title: '三分钟的短片，旁白写多少字合适', labels: ['影像'], daysAgo: 4,
    html: '<p>写了 700 字，念完四分半。</p>',
    answers: [
      { who: 'tangyining', isAccepted: true, html: '<p>四百字。每分钟一百八十字已经偏快，还要给画面留出不说话的地方。念一遍，凡是画面已经说了的，全部删掉。</p>', comments: ['zhanshu：删到 380 字，反而清楚了。'] },
    ],
  },
  {
    who: 'dingshuang', title: '给不懂设计的人看稿，怎样问才能得到有用的意见', labels: ['设计'], daysAgo: 20,
    html: '<p>一问“怎么样”，得到的都是“挺好看的”。</p>',
    answers: [
      { who: 'shenzhiwei', html: '<p>不要问好不好看，问他看到了什么：先看到哪里、这是讲什么的、你接下来会按哪里。答得和你想的不一样，就知道改哪。</p>' },
    ],
  },
  {
    who: 'lengyue', title: '周留存与日留存可以放在一起比较吗', labels: ['留存'], daysAgo: 3,
    html: '<p>看到两份报告口径不同，不知道能不能比。</p>', answers: [], repeats: '按周留存和按日留存能直接比吗',
  },
  {
    who: 'haoran', title: '数控车削的表面有规律的纹路，是刀具还是振动', labels: ['数控'], daysAgo: 2, reward: 5,
    html: '<p>纹路的间距大约 0.4 毫米，和进给量差不多。</p>', answers: [],
  },
  {
    who: 'suyicheng', title: '校园里卖手工本，需要办营业执照吗', labels: ['创业'], daysAgo: 6,
    html: '<p>每月流水不到五百，在孵化中心有一张桌子。</p>', answers: [],
  },
];
