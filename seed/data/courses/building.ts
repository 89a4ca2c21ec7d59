import type { SeedCourse } from './types.ts';

export const buildingCourses: SeedCourse[] = [
  {
    key: 'bim-pre', kind: 1, name: 'BIM 建模与装配式施工', category: 'BIM 建模', lecturer: 'zhouxingzhou', price: [328, 268], vipFree: true, credit: 2, daysAgo: 83, sort: 90,
    tags: ['BIM 建模', '装配式施工', '带项目', '有证书'],
    summary: '从一张轴网图开始，建出一栋能吊装的楼。',
    intro: {
      lead: '做过七个装配式项目的讲师，讲模型之前先带你看工地。课程以一栋四层宿舍楼为例，建轴网、放构件、查碰撞、排吊装，每一步都问一句：工地上的人看得懂吗。给建筑类学生和刚进项目部的技术员。',
      can: ['独立完成四层建筑的结构建模', '找出并处理碰撞', '由模型导出构件清单', '排出一天的吊装顺序'],
      plan: '四章九节，模型文件一章比一章完整。建议两人一组，一人建模，一人按检查表挑错。',
      before: '能看懂平面图与剖面图。电脑内存最好在 16 GB 以上。',
    },
    chapters: [
      { name: '看懂图', periods: [['从轴网到构件', 'bim-model', 'pdf-bim'], ['平面、立面与剖面', 'bim-model']] },
      { name: '建模型', periods: [['标高与轴网', 'site-level'], ['柱、梁、板的次序', 'bim-model'], ['建模检查表', 'pdf-bim']] },
      { name: '查碰撞', periods: [['管线为什么打架', 'bim-model'], ['一份碰撞报告', 'data-clean']] },
      { name: '去吊装', periods: [['一天的吊装顺序', 'lean-5s'], ['现场与模型不一样怎么办', 'bim-model', 'pdf-5s']] },
    ],
  },
  {
    key: 'bim-use', kind: 3, name: 'BIM 应用：用模型算量与交底', category: 'BIM 应用', lecturer: 'zhouxingzhou', price: [219, 179], daysAgo: 31,
    tags: ['BIM 建模', '工程造价', '含直播答疑'],
    summary: '模型建完才是开始，让它帮你算、帮你讲。',
    intro: {
      lead: '很多模型建完就躺在硬盘里。课程讲三种真正省时间的用法：导出工程量与手算对照，给班组做三维交底，用模型记录变更。案例取自三个已竣工的项目。给项目技术员、预算员和建模员。',
      can: ['导出混凝土与钢筋的工程量', '解释模型量与手算量的差', '做一份五分钟的三维交底', '让变更在模型里留下痕迹'],
      plan: '录播讲做法，直播看学员的模型。请在第一场直播前上传自己的导出表。',
      before: '会用一种建模软件完成单层建筑。',
    },
    chapters: [
      { name: '算量', periods: [['模型里的量从哪来', 'bim-model', 'csv-shop'], ['差在哪里', 'data-clean'], ['量的对照表', 'data-clean', 'csv-shop']] },
      { name: '交底', periods: [['给班组讲五分钟', 'teach-goal'], ['变更怎么留痕', 'bim-model']] },
      { name: '直播：看你的模型', periods: [['第一场：导出表点评', { day: -9, at: '19:00', minutes: 60, replay: 'bim-model' }], ['第二场：交底演练', { day: 6, at: '19:00', minutes: 60 }]] },
    ],
  },
  {
    key: 'survey-level', kind: 1, name: '工程测量：水准、角度与放线', category: '工程测量', lecturer: 'zhouxingzhou', credit: 1.5, daysAgo: 71,
    tags: ['工程测量', '配实训', '可认定学分'],
    summary: '一台水准仪，一把塔尺，量出一栋楼的起点。',
    intro: {
      lead: '测量错一厘米，楼就歪一层。课程从支脚架讲起，把整平、瞄准、读数、记录、校核拆成看得清的动作，再把点放到真实的场地上。给建筑、测绘专业学生，也给白天放线、晚上补课的施工员。',
      can: ['三分钟内完成安置与整平', '完成一段闭合水准测量并平差', '按图放出四个角点', '写出规范的测量记录'],
      plan: '三章七节，动作要在操场上练。记录写错不许涂改，这条规矩从第一节课开始执行。',
      before: '会三角函数的基本计算。',
    },
    chapters: [
      { name: '水准', periods: [['水准测量的一站', 'site-level', 'pdf-5s'], ['读数与记录', 'site-level'], ['闭合差怎么分', 'data-chart']] },
      { name: '角度与距离', periods: [['角度怎么测', 'site-level'], ['全站仪的坐标', 'robot-home', 'pic-coords']] },
      { name: '放线', periods: [['四个角点', 'bim-model'], ['复核为什么要换人', 'nurse-check']] },
    ],
  },
  {
    key: 'cost-list', kind: 1, name: '工程造价：从清单到报价', category: '计量计价', lecturer: 'zhouxingzhou', price: [249, 209], daysAgo: 14,
    tags: ['工程造价', 'Excel', '考证辅导'],
    summary: '量要算得准，价要说得清。',
    intro: {
      lead: '造价员的桌上只有两样东西：图纸和清单。课程以一间门卫房为例，把列项、算量、套价、汇总走完一遍，再换一栋三层楼自己做。错一项扣多少钱，都在表里看得见。给造价专业学生和准备考证的在岗人员。',
      can: ['按规则列出不漏项的清单', '手算并复核主要工程量', '看懂综合单价的组成', '用一页纸说明报价依据'],
      plan: '三章七节，第二个项目请独立完成再对答案。表格都在随课课件里。',
      before: '会看建筑施工图，会用表格软件的公式。',
    },
    chapters: [
      { name: '列项', periods: [['一间门卫房有多少项', 'bim-model'], ['漏项从哪里来', 'nurse-check']] },
      { name: '算量', periods: [['先算基础再算墙', 'site-level', 'csv-shop'], ['手算与软件对照', 'data-clean'], ['计算表怎么填', 'acct-equation', 'csv-shop']] },
      { name: '报价', periods: [['综合单价里有什么', 'acct-equation'], ['报价说明怎么写', 'public-notice']] },
    ],
  },
];
