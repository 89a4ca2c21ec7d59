import type { SeedCourse } from './types.ts';

export const dataCourses: SeedCourse[] = [
  {
    key: 'py-data', kind: 1, name: 'Python 数据分析实战：从清洗到可视化', category: 'Python 数据处理', lecturer: 'chenyanqing', price: [299, 199], vipFree: true, credit: 2, daysAgo: 96, sort: 100, complete: 90,
    tags: ['Python', '数据清洗', '带项目', '有证书'],
    summary: '用一份招聘数据，走完取数、清洗、分析、出图的全过程。',
    intro: {
      lead: '这门课只用一份数据：四百条职位信息。你会从导出的原始表格开始，一步步补缺失、去重复、查异常、定口径，最后做出一块能回答问题的看板。适合会用表格软件、想把重复劳动交给程序的人。',
      can: ['独立完成一份十万行以内表格的清洗', '说清楚每一步处理的理由，并写进报告', '为不同的问题选择合适的图表', '把项目整理成一页作品集'],
      plan: '四章依次是认识数据、取数、清洗、可视化。每节课结束都留一件做得出来的东西，第 3 章最花时间，建议连着两个晚上学完。',
      before: '会打开和保存表格文件就够了。电脑上要能装 Python，手机看课可以，练习请用电脑。',
    },
    chapters: [
      { name: '认识数据', desc: '先看结构，再谈方法', periods: [['拿到一张表，先看什么', 'data-clean', 'pdf-data', 'csv-jobs'], ['数据从哪里来', 'audio-source'], ['字段、口径与一行代表什么', 'data-clean'], ['先读讲义：五个步骤', 'pdf-data']] },
      { name: '取数', periods: [['用查询语句取出要的那部分', 'sql-first', 'pdf-sql'], ['读进 Python 的三种写法', 'data-clean', 'csv-jobs'], ['官方教程：数据结构', 'https://docs.python.org/zh-cn/3/tutorial/datastructures.html']] },
      { name: '清洗', desc: '返工少一半的秘密都在这一章', periods: [['补缺失的三种办法', 'data-clean', 'csv-jobs'], ['去重复：怎么判断两条数据是同一条', 'data-clean'], ['异常值与业务边界', 'data-chart'], ['统一口径', 'data-clean']] },
      { name: '可视化', periods: [['先写问题，再选图', 'data-chart'], ['图表选择一览', 'pic-chart'], ['把结论写进标题', 'data-chart']] },
    ],
  },
  {
    key: 'sql-100', kind: 1, name: 'SQL 查询：一百道从易到难的题', category: 'SQL 取数', lecturer: 'chenyanqing', price: [99, 59], credit: 1.5, daysAgo: 74, sort: 60,
    tags: ['SQL', '零基础', '考证辅导'],
    summary: '一题一个知识点，从选列到窗口函数，做完就会取数。',
    intro: {
      lead: '语法书看得懂、题目写不出，多半是练得太少。这门课把一百道题分成五组，每组只加一样新东西，题目都来自招聘、选课、订单三张真实结构的表。给每天要找别人要数据的人。',
      can: ['写出两到三张表的关联查询', '分清先筛选还是先分组', '用窗口函数算排名与环比', '读懂别人写的长查询并指出慢在哪里'],
      plan: '先看讲解，再合上视频写十道题，错的题第二天重写一遍。三章之后有一次自测，答案附理由。',
      before: '不需要会编程。准备一个能装数据库的电脑，或者用浏览器里的练习环境。',
    },
    chapters: [
      { name: '从一张表开始', periods: [['第一条查询语句', 'sql-first', 'pdf-sql'], ['筛选与排序', 'sql-first'], ['空值不是零', 'data-clean']] },
      { name: '分组与关联', periods: [['先分组再统计', 'sql-first', 'csv-jobs'], ['三种关联各少了谁', 'sql-first'], ['子查询与临时结果', 'sql-first'], ['二十题自测', 'pdf-sql']] },
      { name: '窗口函数', periods: [['排名与累计', 'sql-first'], ['与上个月比', 'data-chart'], ['读懂一条一百行的查询', 'sql-first']] },
    ],
  },
  {
    key: 'viz-choice', kind: 1, name: '数据可视化设计：图表的选择与表达', category: '数据可视化', lecturer: 'tangyining', price: [169, 129], vipFree: true, credit: 1, daysAgo: 61, sort: 40,
    tags: ['数据可视化', '看板搭建', '有证书'],
    summary: '不教软件按钮，教你判断这张图该不该存在。',
    intro: {
      lead: '一张图放错了类型，读的人就会得出相反的结论。课程收了二十张做坏的图，一张张说清错在哪、怎么改，改完再比一次。适合写周报、做汇报、搭看板的人，也适合常被要求把图做好看的设计师。',
      can: ['按问题的类型选图，并说得出理由', '删掉不承担信息的颜色和线', '用标题说出结论，用注释交代口径', '做一页领导三十秒能看懂的看板'],
      plan: '前两章讲判断，后一章动手重做。每张图都给出修改前后，请先自己改，再看讲师怎么改。',
      before: '会任意一种作图工具即可，表格软件也行。',
    },
    chapters: [
      { name: '图在回答什么问题', periods: [['比大小、看变化、找关系', 'data-chart', 'pdf-data'], ['图表选择一览', 'pic-chart'], ['标题就是结论', 'data-chart']] },
      { name: '减法', periods: [['颜色只留给主角', 'type-layout'], ['坐标轴从哪里开始', 'data-chart']] },
      { name: '重做失败案例', periods: [['饼图里有九块', 'data-chart'], ['双轴图的陷阱', 'data-chart'], ['一页看板的版面', 'type-layout', 'pic-grid']] },
    ],
  },
  {
    key: 'biz-read', kind: 1, name: '商业数据解读：读懂一张经营报表', category: '商业分析', lecturer: 'wenjingshu', credit: 1, daysAgo: 52, sort: 70,
    tags: ['商业分析', '指标体系', '零基础', '短课'],
    summary: '从一间早餐店的流水里，看懂收入、成本与利润。',
    intro: {
      lead: '会做表却说不清生意好坏，缺的往往是一点财务常识。这门课借一间早餐店的三十天流水，把收入、成本、毛利、周转讲成看得见的碗和盘子。给数据岗的新人，也给想开店的人。',
      can: ['看懂利润表的主要行', '拆出影响利润的三个数', '分清一次性变化与趋势', '写一页有结论的经营小结'],
      plan: '两章六个课时，一个周末能学完。看完每节后，用随课的流水表自己算一遍，数字要与讲师对上。',
      before: '会加减乘除和求平均数就可以。',
    },
    chapters: [
      { name: '生意是怎么转起来的', periods: [['三张报表，一间早餐店', 'biz-report', 'csv-shop'], ['收入不等于钱到手', 'biz-report'], ['成本里藏着什么', 'acct-equation', 'csv-shop']] },
      { name: '从数字到判断', periods: [['毛利率变了，先问哪三件事', 'biz-report'], ['同比、环比与节日', 'data-chart'], ['写一页经营小结', 'biz-report', 'pdf-data']] },
    ],
  },
  {
    key: 'stat-cases', kind: 1, name: '统计基础：用二十个生活例子学会抽样与检验', category: '商业分析', lecturer: 'chenyanqing', daysAgo: 33,
    tags: ['统计基础', '可认定学分'],
    summary: '尝一口汤、排一次队，都藏着统计的道理。',
    intro: {
      lead: '公式背得出、用不上，是因为没有见过它解决的那个麻烦。课程从尝汤、排队、抽签这些小事讲起，先有直觉，再写符号。给要学数据分析、质量管理、实验设计的学生。',
      can: ['判断一份样本能不能代表整体', '用均值与中位数说不同的话', '看懂置信区间在说什么', '识别三种常见的误读'],
      plan: '三章八节。每节先猜，再算，最后回到例子。建议准备一枚硬币和一副骰子跟着做。',
      before: '初中数学。会用表格求和、求平均会更快。',
    },
    chapters: [
      { name: '描述', periods: [['平均数说了谎吗', 'data-chart'], ['中位数与四分位', 'data-chart'], ['一张箱线图', 'pic-chart']] },
      { name: '抽样', periods: [['尝一口汤就够了', 'audio-source'], ['样本从哪里偏起', 'data-clean', 'csv-jobs']] },
      { name: '检验', periods: [['两组真的不同吗', 'ml-split'], ['显著不等于重要', 'data-chart'], ['统计知识：国家统计局', 'https://www.stats.gov.cn/zs/tjws/']] },
    ],
  },
  {
    key: 'ml-ten', kind: 3, name: '机器学习基础：用十个案例学会建模', category: '机器学习', lecturer: 'chenyanqing', price: [399, 299], credit: 2, daysAgo: 40, sort: 55, complete: 85,
    tags: ['机器学习', 'Python', '含直播答疑', '有证书'],
    summary: '十个小案例，从线性回归到树模型，每个都跑得起来。',
    intro: {
      lead: '这门课不推公式，也不比谁的模型大。十个案例都在一台普通电脑上十分钟内跑完：预测销量、识别流失、给文本分类。你会反复做同一件事，把问题变成数据，再把结果变成一句负责任的话。',
      can: ['划分训练集与测试集，避免自欺', '为分类和回归各选一个合适的指标', '解释模型为什么给出这个结果', '写出模型不该被用在哪里'],
      plan: '录播讲方法，两场直播讲作业。案例按难度排，第 6 个之后每个都要写一段使用边界。',
      before: '学过《Python 数据分析实战》或会用 pandas 读表、筛选、分组。',
    },
    chapters: [
      { name: '建模之前', periods: [['训练集与测试集为什么要分开', 'ml-split', 'csv-jobs'], ['把问题写成一列标签', 'data-clean'], ['基线：先试最笨的办法', 'ml-split']] },
      { name: '三种常用模型', periods: [['线性回归与它的假设', 'ml-split'], ['决策树怎么问问题', 'ml-split'], ['混淆矩阵一览', 'pic-chart']] },
      { name: '直播答疑', periods: [['作业讲评：销量预测', { day: -6, at: '19:30', minutes: 60, replay: 'ml-split' }], ['作业讲评：流失识别', { day: 4, at: '19:30', minutes: 60 }]] },
    ],
  },
  {
    key: 'vision-defect', kind: 1, name: '工业视觉入门：从标注到缺陷识别', category: '计算机视觉', lecturer: 'chenyanqing', price: [259, 219], daysAgo: 24,
    tags: ['计算机视觉', '数据标注', '企业共建'],
    summary: '拍照、标注、训练、上线，用三百张电池片照片走一遍。',
    intro: {
      lead: '产线上的视觉检测，八成功夫在光源、标注和验收。课程与做工业视觉的企业一起设计，用三百张电池片照片，让你看见一个缺陷从被定义到被识别的全程。给人工智能、自动化专业的学生和质检员。',
      can: ['写出没有歧义的标注规范', '用一致率检查标注质量', '读懂漏检率与过检率', '列出上线前的验收清单'],
      plan: '三章按现场的次序走。每章末尾有一份企业在用的表格，填完它，这一章就算学会。',
      before: '会基本的电脑操作。本课讲标注、拍摄与验收，写代码训练的部分在《机器学习基础》里。',
    },
    chapters: [
      { name: '先把缺陷说清楚', periods: [['什么算一道划痕', 'ml-split'], ['标注规范怎么写', 'data-clean', 'pdf-notice'], ['两个人标得一样吗', 'ml-split']] },
      { name: '拍得到才认得出', periods: [['光源与角度', 'film-shot'], ['照片也要清洗', 'data-clean']] },
      { name: '训练与验收', periods: [['分开训练与验收的照片', 'ml-split'], ['漏检与过检', 'data-chart'], ['验收清单', 'pdf-notice']] },
    ],
  },
  {
    key: 'prompt-work', kind: 1, name: '把话说给模型听：提示词与办公应用', category: '提示词与应用', lecturer: 'anruosheng', daysAgo: 12, sort: 35, noSpeed: true,
    tags: ['提示词设计', '零基础', '短课'],
    summary: '交代背景、给出样例、检查结果，三步写好一条提示词。',
    intro: {
      lead: '同一个模型，有人得到一段空话，有人得到能直接用的初稿，差别在于交代了什么。课程用会议纪要、客户回信、表格整理三类办公任务，练习把要求说完整，再练习怎么核对它写错的地方。',
      can: ['写出含背景、任务、格式、样例的提示词', '把一件大事拆成几轮对话', '核对数字、人名与出处', '判断哪些内容不能交给模型'],
      plan: '两章五节，每节二十分钟练习。请带着自己手上的一件真实工作来学。',
      before: '会打字、会判断对错就行。涉及客户与个人信息的材料请先隐去。',
    },
    chapters: [
      { name: '把要求说完整', periods: [['一条通知引出的四个问题', 'public-notice', 'pdf-notice'], ['给样例比讲道理管用', 'ml-split'], ['分几轮说', 'meet-open']] },
      { name: '把结果查仔细', periods: [['数字、人名与出处', 'data-clean'], ['什么不能说给它听', 'net-safe']] },
    ],
  },
];
