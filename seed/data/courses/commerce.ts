import type { SeedCourse } from './types.ts';

export const commerceCourses: SeedCourse[] = [
  {
    key: 'acct-base', kind: 1, name: '会计基础：一间早餐店的三十天', category: '会计基础', lecturer: 'wenjingshu', price: [149, 119], vipFree: true, credit: 1.5, daysAgo: 78, sort: 42,
    tags: ['会计基础', '零基础', '考证辅导', '有证书'],
    summary: '用三十天的流水，记完一套账。',
    intro: {
      lead: '借贷两个字难倒过很多人，换成豆浆、蒸笼和房租就好懂了。课程跟着一间早餐店从开张第一天记到月底结账，每笔业务只讲一个新概念。给准备考初级职称的人，也给要自己管账的小店主。',
      can: ['为常见业务写出正确的分录', '解释恒等式为什么总是平的', '登记明细账与总账', '编出第一张利润表'],
      plan: '三章九节，每节十分钟练习。自测卷附答案和理由，错在哪一节，就回到哪一节。',
      before: '不需要任何基础，准备一支笔和一本横格本。',
    },
    chapters: [
      { name: '开张', periods: [['会计恒等式', 'acct-equation', 'csv-shop'], ['第一笔投资', 'acct-equation'], ['买蒸笼算不算花钱', 'acct-equation']] },
      { name: '营业', periods: [['卖出一碗豆浆', 'biz-report', 'csv-shop'], ['赊账与预收', 'acct-equation'], ['房租分到每一天', 'acct-equation']] },
      { name: '月底', periods: [['对账先对现金', 'nurse-check'], ['三张报表', 'biz-report'], ['自测卷', 'pdf-acct']] },
    ],
  },
  {
    key: 'cost-sheet', kind: 1, name: '成本核算与财务分析', category: '成本与报表', lecturer: 'wenjingshu', price: [199, 169], daysAgo: 43,
    tags: ['成本核算', '财务分析', '在职进修'],
    summary: '一个包子的成本，可以算出三个数。',
    intro: {
      lead: '同一个包子，按不同的办法分摊，成本可以差两毛。课程讲清这三个数各自该用在哪：报价、考核还是决策，再用两年的报表练习分析。给出纳、会计和需要看成本的生产主管。',
      can: ['分清固定成本与变动成本', '选择合适的分摊依据', '算出保本点', '用杜邦分解说明利润率的变化'],
      plan: '两章六节，案例表可以下载。第二章请换成自己单位的脱敏数据再算一次。',
      before: '学过会计基础，会用表格公式。',
    },
    chapters: [
      { name: '算清楚', periods: [['固定与变动', 'acct-equation', 'csv-shop'], ['分摊的三种办法', 'biz-report'], ['保本点', 'data-chart']] },
      { name: '看明白', periods: [['三张报表连起来看', 'biz-report'], ['利润率拆成三段', 'data-chart'], ['写一页分析', 'public-notice', 'csv-shop']] },
    ],
  },
  {
    key: 'tax-return', kind: 1, name: '小微企业纳税申报实务', category: '纳税申报', lecturer: 'wenjingshu', credit: 1, daysAgo: 20,
    tags: ['纳税申报', '电子发票', '短课'],
    summary: '按月走一遍：开票、核对、申报、留档。',
    intro: {
      lead: '申报不难，难在漏。课程以一家十二人的小公司为例，按日历走完一个季度：什么时候开票，哪些单据要核对，申报表的数从哪来，档案怎么留。给小微企业的会计和代账新人。税率与优惠以税务机关最新公告为准。',
      can: ['列出本单位的申报日历', '核对销项、进项与账面', '找到申报表每一栏的来源', '整理一套查得到的档案'],
      plan: '两章五节。学完请为自己的单位做一张季度清单，贴在桌上。',
      before: '做过记账或出纳工作。',
    },
    chapters: [
      { name: '核对', periods: [['发票与账要对得上', 'nurse-check'], ['三流一致', 'acct-equation', 'csv-shop']] },
      { name: '申报', periods: [['申报表的数从哪来', 'biz-report'], ['政策去哪里查', 'https://www.chinatax.gov.cn/'], ['归档清单', 'pdf-notice']] },
    ],
  },
  {
    key: 'shop-run', kind: 1, name: '店铺运营：从选品到复盘', category: '店铺运营', lecturer: 'jiangwanqing', price: [179, 139], daysAgo: 59, sort: 38,
    tags: ['店铺运营', '选品', '带项目'],
    summary: '一家小店的九十天，每个决定都有数字。',
    intro: {
      lead: '讲师用自己的店做案例：第一个月亏了四千，第三个月开始盈利。课程把九十天里的选品、上架、推广、客服、复盘按时间讲一遍，哪些钱花得值，哪些只是热闹，都有账可查。给想开店或刚接手店铺的人。',
      can: ['用三个条件筛出第一批商品', '算清一单赚多少', '从漏斗找到掉得最多的一级', '写一份不怪别人的复盘'],
      plan: '三章八节，建议边学边开一家练习店，用最低的预算跑完一轮。',
      before: '有一件想卖的东西，会用表格记账。',
    },
    chapters: [
      { name: '选', periods: [['第一批卖什么', 'shop-funnel', 'csv-shop'], ['一单赚多少', 'acct-equation', 'csv-shop']] },
      { name: '卖', periods: [['店铺的四级漏斗', 'shop-funnel'], ['标题与主图', 'type-layout', 'pic-grid'], ['第一百条评价', 'meet-open']] },
      { name: '复盘', periods: [['掉在哪一级', 'data-chart'], ['投放该不该停', 'shop-funnel'], ['复盘表', 'pdf-notice']] },
    ],
  },
  {
    key: 'live-sell', kind: 1, name: '直播带货：脚本、节奏与复盘', category: '直播电商', lecturer: 'tangyining', price: [169, 139], daysAgo: 10,
    tags: ['直播策划', '文案写作', '短课'],
    summary: '一场两小时的直播，怎样不靠喊。',
    intro: {
      lead: '吵闹不等于好卖。课程拆开一场两小时的直播，看每一段在做什么：留人、讲清、答疑、促单、收尾。讲师是拍短片出身，更在意一句话能不能让人看见画面。给主播、助播和店铺运营。',
      can: ['写出按分钟排的直播脚本', '用一个动作演示卖点', '把弹幕里的顾虑变成话术', '用三张图做完一次复盘'],
      plan: '两章六节，每节配一段两分钟的练习，录下来自己看一遍。',
      before: '能对着镜头说满三十秒即可，不要求有粉丝。',
    },
    chapters: [
      { name: '开播之前', periods: [['按分钟写脚本', 'film-shot', 'pdf-notice'], ['卖点变成动作', 'film-shot'], ['镜头与灯', 'film-shot']] },
      { name: '开播之后', periods: [['留人靠什么', 'shop-funnel'], ['弹幕里的顾虑', 'meet-open'], ['三张图复盘', 'data-chart', 'csv-shop']] },
    ],
  },
  {
    key: 'cross-shop', kind: 3, name: '跨境电商运营：四个站点的经验', category: '跨境电商', lecturer: 'jiangwanqing', price: [299, 249], daysAgo: 48, sort: 28,
    tags: ['跨境物流', '选品', '双语', '含直播答疑'],
    summary: '同一件货，四个国家，四种卖法。',
    intro: {
      lead: '从客服做到店铺总监的讲师，管过四个国家的站点。课程不讲捷径，讲差异：尺码、节日、退货、付款、说明书，每一样都能让一单好生意变成亏本。给外贸跟单、外语专业学生和想出海的小工厂。',
      can: ['为一件商品写两种语言的详情', '估算到门成本与到货时间', '处理一次退货而不丢评价', '读懂站点的违规通知'],
      plan: '录播四站各一节，直播讲学员的商品。请带一件自己能拿到货的东西来。',
      before: '英语能读说明书。日语或其他语种是加分项。',
    },
    chapters: [
      { name: '四个站点', periods: [['同一件货的四种卖法', 'shop-funnel'], ['尺码、节日与颜色', 'shop-funnel'], ['详情页的两种语言', 'meet-open', 'pdf-english']] },
      { name: '到门', periods: [['到门成本怎么算', 'acct-equation', 'csv-shop'], ['退货怎么谈', 'meet-open']] },
      { name: '直播：你的商品', periods: [['第一场：选品点评', { day: -15, at: '20:00', minutes: 75, replay: 'shop-funnel' }], ['第二场：详情页改写', { day: 8, at: '20:00', minutes: 75 }]] },
    ],
  },
];
