import type { SeedCourse } from './types.ts';

export const makingCourses: SeedCourse[] = [
  {
    key: 'robot-prog', kind: 1, name: '工业机器人编程与调试', category: '机器人编程', lecturer: 'maboan', price: [429, 359], credit: 2, daysAgo: 92, sort: 80, noDrag: true,
    tags: ['工业机器人调试', '配实训', '有证书', '安全意识'],
    summary: '六轴机器人从开机检查到完成一次码垛。',
    intro: {
      lead: '机器人不会犹豫，所以动手之前人要想清楚。课程用一台六轴机器人，从安全检查、坐标系、示教点位讲到码垛程序和现场调试，所有操作都在真机上拍摄。给机电类学生和想转机器人岗位的维修工。',
      can: ['完成开机前的安全确认', '在四种坐标系之间切换并说明理由', '示教并优化一条搬运轨迹', '写出带计数与急停处理的码垛程序'],
      plan: '四章依次是安全、坐标、示教、程序。课程不允许拖动跳过，安全一章要完整看完才有意义。',
      before: '懂基本的电气安全。没有真机可以先用仿真软件，到实训岛再补操作。',
    },
    chapters: [
      { name: '先断电，再动手', periods: [['开机前的检查与坐标', 'robot-home', 'pdf-5s'], ['急停在哪里', 'robot-home']] },
      { name: '坐标系', periods: [['四种坐标系一览', 'pic-coords'], ['关节运动与直线运动', 'robot-home'], ['工具坐标怎么标定', 'robot-home']] },
      { name: '示教', periods: [['点位越少越好', 'robot-home'], ['速度与转弯区', 'robot-home'], ['示教记录表', 'pdf-5s']] },
      { name: '码垛程序', periods: [['循环与计数', 'plc-scan'], ['与可编程控制器握手', 'plc-scan', 'pdf-plc']] },
    ],
  },
  {
    key: 'robot-care', kind: 1, name: '机器人日常维护与故障处理', category: '机器人维护', lecturer: 'maboan', price: [199, 159], daysAgo: 21,
    tags: ['设备点检', '故障诊断', '在职进修'],
    summary: '听声音、摸温度、看报警，一天十分钟的点检。',
    intro: {
      lead: '机器人停一小时，产线就停一小时。课程来自十二个实训岛九年的维修记录，把最常见的三十条报警归成五类，每类给出从看到修的次序。给设备维修工和班组长。',
      can: ['十分钟完成一次日点检并留下记录', '从报警号判断该找机械还是电气', '更换电池而不丢零点', '写一份能预防下一次的维修小结'],
      plan: '两章六节。先学点检，再学处理，课后请把自己设备的报警整理成一张表。',
      before: '在现场工作过，知道挂牌上锁的规矩。',
    },
    chapters: [
      { name: '点检', periods: [['开机前看哪五处', 'robot-home', 'pdf-5s'], ['把点检做成习惯', 'lean-5s'], ['散步时听：设备会说话', 'audio-source']] },
      { name: '处理', periods: [['报警的五大类', 'robot-home'], ['零点丢了怎么找', 'robot-home'], ['维修小结怎么写', 'public-notice']] },
    ],
  },
  {
    key: 'plc-start', kind: 1, name: '可编程控制器入门：从一盏灯到一条线', category: '可编程控制器', lecturer: 'maboan', daysAgo: 79, sort: 45,
    tags: ['PLC 编程', '零基础', '配实训'],
    summary: '先懂扫描周期，再写梯形图。',
    intro: {
      lead: '很多人的梯形图写得出来却调不通，是因为不知道程序是一圈一圈跑的。课程先把扫描周期讲透，再从启保停电路写到三段传送带。给机电、电气专业学生和想看懂程序的维修电工。',
      can: ['说清输入、程序、输出三步的次序', '画出启保停与互锁', '用定时器与计数器控制传送带', '看着状态表找到不动作的原因'],
      plan: '三章八节，每节后有两道练习，答案在随课的练习册里。没有设备也能用仿真软件做完。',
      before: '认识按钮、接触器和指示灯，会看简单的电气图。',
    },
    chapters: [
      { name: '一个扫描周期', periods: [['程序是一圈一圈跑的', 'plc-scan', 'pdf-plc'], ['输入、程序、输出', 'plc-scan']] },
      { name: '梯形图', periods: [['启保停', 'plc-scan'], ['互锁与联锁', 'plc-scan'], ['练习册', 'pdf-plc']] },
      { name: '一条传送带', periods: [['定时器与计数器', 'plc-scan'], ['三段传送带的次序', 'plc-scan'], ['调不通时先看什么', 'scope-read']] },
    ],
  },
  {
    key: 'electric-safe', kind: 1, name: '电工基础与安全用电', category: '电工基础', lecturer: 'maboan', credit: 1, daysAgo: 131, noDrag: true, noSpeed: true, complete: 100,
    tags: ['电工基础', '安全意识', '考证辅导'],
    summary: '电看不见，规矩要看得见。',
    intro: {
      lead: '这门课把触电、短路、漏电三件事讲给第一次拿起螺丝刀的人。每一个动作都说明为什么要这样做，不这样做会发生什么。适合新进车间的学员，也用于考证前的安全复习。',
      can: ['正确使用验电笔与万用表', '说出停电、验电、挂牌的次序', '看懂一张照明电路图', '遇到触电时先做什么、不做什么'],
      plan: '两章五节，不能跳过也不能加速，全部看完才算完成。看完请在师傅监护下再练一遍。',
      before: '没有学历要求。实际操作必须有持证人员在场。',
    },
    chapters: [
      { name: '电会伤人', periods: [['下电的次序', 'ev-safety'], ['万用表怎么拿', 'scope-read'], ['发现有人触电', 'cpr-basic']] },
      { name: '看懂电路', periods: [['一盏灯两个开关', 'mcu-led'], ['漏电保护器为什么跳', 'plc-scan', 'pdf-5s']] },
    ],
  },
  {
    key: 'lean-line', kind: 3, name: '精益生产：让一条线慢慢变顺', category: '精益生产', lecturer: 'maboan', price: [189, 149], daysAgo: 29,
    tags: ['精益生产', '质量管理', '在职进修', '含直播答疑'],
    summary: '从整理一个工位开始，找到真正的浪费。',
    intro: {
      lead: '改善不是贴标语。课程跟拍一条小型装配线八周，看它怎样从每天停十一次变成停三次。你会学到量时间、画价值流、做小改变的办法，也会看到两次失败的改善。给班组长、工艺员和车间实习生。',
      can: ['整理一个拿放顺手的工位', '量出节拍并找到瓶颈', '分清等待、搬运与返工', '用一页纸写清一次改善'],
      plan: '录播讲办法，直播讲学员自己的工位。请拍三张现场照片，带着问题来。',
      before: '在车间待过一周以上，能拿到一块可以改的区域最好。',
    },
    chapters: [
      { name: '看见浪费', periods: [['五个动作让工位站得住', 'lean-5s', 'pdf-5s'], ['等待、搬运与返工', 'lean-5s'], ['量一量节拍', 'data-chart']] },
      { name: '小步改变', periods: [['一次只改一件事', 'lean-5s'], ['改善写成一页纸', 'public-notice', 'pdf-notice']] },
      { name: '直播：看你的工位', periods: [['第一场：照片点评', { day: -12, at: '20:00', minutes: 60, replay: 'lean-5s' }], ['第二场：八周之后', { day: 9, at: '20:00', minutes: 60 }]] },
    ],
  },
  {
    key: 'cnc-first', kind: 1, name: '数控加工：第一件合格的零件', category: '数控加工', lecturer: 'maboan', price: [229, 199], daysAgo: 64, noDrag: true,
    tags: ['数控编程', '机械制图', '配实训'],
    summary: '读图、对刀、试切、测量，做出一根台阶轴。',
    intro: {
      lead: '合格的第一件零件，比漂亮的十段程序更能建立信心。课程只做一根台阶轴：从读懂图上的公差，到选刀、对刀、试切、测量、修正，把每一步失手的后果也拍给你看。给数控专业学生和转岗的普车师傅。',
      can: ['从图纸上找出三个关键尺寸', '独立完成对刀并验证', '用外径千分尺读到百分之一毫米', '根据首件测量修正补偿'],
      plan: '三章七节，按加工次序学。请不要跳过对刀一节，撞刀多半发生在这里。',
      before: '学过机械制图，戴好护目镜，长发要束起。',
    },
    chapters: [
      { name: '读图', periods: [['公差写给谁看', 'site-level'], ['三个关键尺寸', 'lean-5s']] },
      { name: '对刀与试切', periods: [['机床坐标与工件坐标', 'robot-home', 'pic-coords'], ['对刀的五步', 'robot-home'], ['试切一刀', 'plc-scan']] },
      { name: '测量', periods: [['千分尺怎么读', 'scope-read'], ['首件与补偿', 'data-chart', 'pdf-5s']] },
    ],
  },
];
