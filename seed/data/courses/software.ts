import type { SeedCourse } from './types.ts';

export const softwareCourses: SeedCourse[] = [
  {
    key: 'web-eng', kind: 1, name: '前端工程化入门：组件、路由与部署', category: '前端开发', lecturer: 'anruosheng', credit: 2, daysAgo: 88, sort: 65,
    tags: ['JavaScript', 'React', '带项目', '有证书'],
    summary: '从一个静态页面长成一个能上线的小站。',
    intro: {
      lead: '会写页面和会交付页面之间，隔着组件、路由、构建和部署。课程从一张名片页开始，一节加一样东西，最后得到一个别人能打开的小站。给学完网页基础、不知道下一步做什么的人。',
      can: ['把页面拆成可以复用的组件', '用路由组织三个以上的页面', '看懂构建报错并找到那一行', '把站点部署到服务器上并回滚一次'],
      plan: '三章九节，每节都从上一节的代码继续。跟着写比看重要，卡住超过二十分钟就来评价区提问。',
      before: '知道标签、样式和函数是什么。装好编辑器与 Node.js。',
    },
    chapters: [
      { name: '一个页面的三层', periods: [['结构、样式与行为', 'web-page', 'pdf-web'], ['把重复的部分变成组件', 'web-page'], ['网页文档：MDN', 'https://developer.mozilla.org/zh-CN/docs/Learn']] },
      { name: '许多页面', periods: [['地址与路由', 'web-page'], ['加载中、空与出错', 'web-page'], ['表单与校验', 'web-page', 'pdf-web']] },
      { name: '上线', periods: [['构建时发生了什么', 'cloud-server'], ['一次访问经过哪里', 'cloud-server'], ['上线检查表', 'pdf-web']] },
    ],
  },
  {
    key: 'node-api', kind: 1, name: '接口设计与 Node.js 后端实践', category: '后端开发', lecturer: 'anruosheng', price: [239, 189], credit: 2, daysAgo: 46,
    tags: ['Node.js', '接口设计', '带项目'],
    summary: '先写接口约定，再写代码，最后写测试。',
    intro: {
      lead: '后端写得快不难，难的是半年后还改得动。课程用一个借书系统，从约定接口开始，到数据表、权限、错误码、日志，一步步做成能交给别人维护的服务。给会一点 JavaScript 的学生和前端同学。',
      can: ['写一份前后端都认的接口约定', '设计三张互相关联的表', '让错误信息对用户有用、对自己可查', '为每个接口写一条失败用例'],
      plan: '三章八节。约定先行，代码在后，每章结束做一次走查，用检查表互相挑毛病。',
      before: '会 JavaScript 的函数、数组与异步写法。',
    },
    chapters: [
      { name: '先有约定', periods: [['一次请求的来与回', 'cloud-server'], ['名字、参数与错误码', 'web-page', 'pdf-web'], ['空值与默认值', 'sql-first']] },
      { name: '数据与权限', periods: [['三张表与它们的关系', 'sql-first', 'pdf-sql'], ['谁能看哪一行', 'net-safe']] },
      { name: '交付', periods: [['日志写给谁看', 'cloud-server'], ['测试先写失败的那条', 'ml-split'], ['交接文档怎么写', 'public-notice']] },
    ],
  },
  {
    key: 'test-bug', kind: 1, name: '软件测试：从找到缺陷到说清缺陷', category: '软件测试', lecturer: 'anruosheng', daysAgo: 67, noDrag: true,
    tags: ['单元测试', '零基础', '考证辅导'],
    summary: '重现步骤写得好，一半的缺陷当天就能改完。',
    intro: {
      lead: '测试不是点一点、没问题。课程从一个会算错优惠的购物车讲起，带你列边界、分等价类、写重现步骤，再把最常跑的用例交给程序。给想入行测试、或者总在为说不清缺陷发愁的人。',
      can: ['为一个输入框列出十条有价值的用例', '写出别人照着就能重现的步骤', '判断缺陷的严重与优先', '写出第一批自动化用例'],
      plan: '两章六节，课中有一个藏着七处缺陷的页面，学完请回来再找一遍。',
      before: '会用浏览器。不要求编程，第二章会用到几行脚本。',
    },
    chapters: [
      { name: '找得到', periods: [['边界在哪里', 'ml-split'], ['等价类：不必什么都试', 'data-clean'], ['状态与路径', 'web-page']] },
      { name: '说得清', periods: [['一条缺陷的五个要素', 'public-notice', 'pdf-notice'], ['严重还是紧急', 'lean-5s'], ['把用例交给程序', 'web-page']] },
    ],
  },
  {
    key: 'cloud-ops', kind: 1, name: '云计算运维：从单机到集群', category: '云平台运维', lecturer: 'lushiyi', price: [218, 168], credit: 1.5, daysAgo: 57,
    tags: ['Linux', 'Docker', '配实训'],
    summary: '一台服务器先管好，再谈三台、三十台。',
    intro: {
      lead: '课程只用一台便宜的云主机起步：装系统、管账号、放服务、看日志，再把同样的事用容器和脚本重做一遍，最后扩成三台互相照看的小集群。给计算机专业学生和兼管服务器的同事。',
      can: ['独立完成一台服务器的安全初始化', '用容器打包并迁移一个服务', '看监控判断是忙还是坏', '演练一次备份与恢复'],
      plan: '三章八节，每节配一张操作单。恢复演练必须做，没有恢复过的备份不算备份。',
      before: '会在命令行里切换目录、编辑文件。',
    },
    chapters: [
      { name: '一台机器', periods: [['服务器、域名与一次访问', 'cloud-server', 'pdf-web'], ['账号、密钥与最小权限', 'net-safe'], ['日志从哪里看起', 'cloud-server']] },
      { name: '容器', periods: [['把环境装进盒子', 'cloud-server'], ['网络与存储', 'cloud-server'], ['官方文档：Docker', 'https://docs.docker.com/get-started/']] },
      { name: '多台机器', periods: [['一台坏了怎么办', 'cloud-server'], ['备份与恢复演练', 'lean-5s']] },
    ],
  },
  {
    key: 'net-basic', kind: 1, name: '计算机网络：一次点击背后的旅程', category: '计算机网络', lecturer: 'lushiyi', credit: 1.5, daysAgo: 110,
    tags: ['通信协议', '可认定学分', '零基础'],
    summary: '从网线到浏览器，一层一层拆开看。',
    intro: {
      lead: '打开一个网页不到一秒，中间却经过十几次问答。课程跟着一个数据包走完全程：域名怎么变成地址，路怎么选，丢了怎么补，怎么保证没人偷看。给计算机与电子类专业低年级学生。',
      can: ['说清一次网页访问的完整过程', '用抓包工具看懂握手', '算出一个子网能容纳多少台设备', '按顺序排查上不了网的原因'],
      plan: '三章七节，讲一层、抓一次包、画一张图。期末可以申请学分认定。',
      before: '没有要求。想动手抓包，需要一台能装软件的电脑。',
    },
    chapters: [
      { name: '一次点击', periods: [['域名与地址', 'cloud-server'], ['请求与应答', 'web-page']] },
      { name: '路怎么走', periods: [['分包与重传', 'scope-read'], ['路由与转发', 'cloud-server'], ['子网计算', 'pdf-web']] },
      { name: '走得安全', periods: [['加密在哪一步', 'net-safe'], ['上不了网，先查什么', 'lean-5s']] },
    ],
  },
  {
    key: 'safe-aware', kind: 1, name: '网络安全第一课：口令、钓鱼与备份', category: '安全意识', lecturer: 'lushiyi', credit: 0.5, daysAgo: 18, sort: 30, noDrag: true, complete: 100,
    tags: ['安全意识', '零基础', '短课'],
    summary: '五节短课，护住你的账号、手机和钱包。',
    intro: {
      lead: '大多数账号被盗，既没有高深的技术，也没有运气不好，只是一个口令用了太多地方。课程给所有要用电脑和手机上班的人，讲清三件小事：口令怎么设，链接怎么看，文件怎么备。',
      can: ['为重要账号开启两步验证', '认出一封钓鱼邮件的四个破绽', '按三二一原则备份资料', '账号被盗后按次序止损'],
      plan: '两章五节，全部看完才算完成，适合新员工入职时统一学习。',
      before: '一部能收短信的手机，边学边把自己的账号检查一遍。',
    },
    chapters: [
      { name: '账号', periods: [['口令与两步验证', 'net-safe', 'pdf-safe'], ['一封邮件的四个破绽', 'public-notice'], ['手机丢了怎么办', 'net-safe']] },
      { name: '资料', periods: [['备份的三二一', 'cloud-server'], ['个人检查表', 'pdf-safe']] },
    ],
  },
];
