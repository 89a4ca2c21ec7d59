import type { SeedCourse } from './types.ts';

export const autoCourses: SeedCourse[] = [
  {
    key: 'ev-three', kind: 1, name: '新能源汽车三电系统检修', category: '电池与电驱', lecturer: 'hezhiyuan', daysAgo: 90, sort: 95, noDrag: true,
    tags: ['三电系统检测', '高压安全', '配实训', '有证书'],
    summary: '电池、电机、电控，从安全下电到读出第一条数据流。',
    intro: {
      lead: '修了二十年车的讲师把话说在前面：不会下电，就不要学检修。课程以安全为第一章，再依次打开电池包、电机和控制器，看它们在正常和故障时各是什么样。给汽车专业学生和想转修电动车的技师。',
      can: ['独立完成高压下电与验电', '说出电池包内主要部件的作用', '用诊断仪读取并解释数据流', '写一份带测量值的检修单'],
      plan: '四章十节，不能拖动。看完一章，到实训车上由老师监护做一遍，再学下一章。',
      before: '有低压电工基础。实车操作必须两人以上，并穿戴绝缘防护。',
    },
    chapters: [
      { name: '安全', periods: [['高压下电的六步', 'ev-safety', 'pdf-ev'], ['防护用品怎么查', 'pic-hv'], ['作业指导书', 'pdf-ev']] },
      { name: '电池', periods: [['电池包里有什么', 'ev-battery'], ['单体电压为什么要一样', 'ev-battery'], ['一段电压数据', 'data-chart', 'csv-temp']] },
      { name: '电驱', periods: [['电机怎么转起来', 'ev-battery'], ['看波形判断三相', 'scope-read']] },
      { name: '检修单', periods: [['数据流怎么读', 'data-clean'], ['检修单写给下一个人', 'public-notice', 'pdf-5s']] },
    ],
  },
  {
    key: 'ev-safe', kind: 1, name: '高压安全与应急处置', category: '高压安全', lecturer: 'hezhiyuan', daysAgo: 45, noDrag: true, noSpeed: true, complete: 100,
    tags: ['高压安全', '安全意识', '短课', '考证辅导'],
    summary: '六步下电，一步都不能省。',
    intro: {
      lead: '这是进入高压作业区之前的必修课。内容只有一件事：让车没有电，并且确认它没有电。课程用一段实拍的违规操作开场，讲清每一步防的是哪一种事故，再演练起火和触电时的处置。',
      can: ['背出并做出下电的六步', '检查绝缘手套是否漏气', '判断什么时候必须撤离', '对触电者实施初步救护'],
      plan: '两章五节，不能跳过、不能加速，全部看完才记为完成。完成后再到现场参加实操考核。',
      before: '准备进入高压作业岗位的人员，须由所在单位安排监护人。',
    },
    chapters: [
      { name: '下电', periods: [['高压下电的六步', 'ev-safety', 'pdf-ev'], ['防护用品一览', 'pic-hv'], ['验电之后还要等多久', 'ev-safety']] },
      { name: '应急', periods: [['冒烟与起火', 'ev-battery'], ['触电之后的四分钟', 'cpr-basic']] },
    ],
  },
  {
    key: 'ev-fault', kind: 1, name: '电动车故障诊断：三十个真实案例', category: '故障诊断', lecturer: 'hezhiyuan', price: [279, 239], daysAgo: 26,
    tags: ['故障诊断', '三电系统检测', '企业共建'],
    summary: '车主一句话，怎样变成一条检测路线。',
    intro: {
      lead: '车主说的是跑不快、充不进、亮了灯，技师要听出的是电压、温度和通信。课程从合作门店的检修单里选出三十例，按现象分成四类，每一例都保留了当时走错的路。给在岗技师和准备参加技能比赛的学生。',
      can: ['把车主描述翻译成可检测的现象', '先排除简单的，再拆复杂的', '用数据流证明自己的判断', '估算工时并向车主解释'],
      plan: '三章八节，一天看两例效果最好。请先写下自己的检测顺序，再看讲师怎么走。',
      before: '学过三电系统检修，或在门店工作半年以上。',
    },
    chapters: [
      { name: '听', periods: [['一句话里的三个现象', 'meet-open'], ['先问充电，再问行驶', 'ev-battery']] },
      { name: '测', periods: [['充不进电的七种原因', 'ev-battery', 'csv-temp'], ['绝缘报警怎么查', 'ev-safety'], ['看波形', 'scope-read']] },
      { name: '说', periods: [['用数据说服车主', 'data-chart'], ['检修单的最后一栏', 'public-notice'], ['案例复盘表', 'pdf-5s']] },
    ],
  },
  {
    key: 'ev-charge', kind: 1, name: '充电设施运维：从报修到恢复', category: '充电设施', lecturer: 'hezhiyuan', price: [159, 129], daysAgo: 8,
    tags: ['充电桩运维', '设备点检', '在职进修'],
    summary: '一根桩停一天，就少服务四十辆车。',
    intro: {
      lead: '充电桩坏了，先在后台看，再到现场修。课程跟着一位运维员跑完一周：远程重启、现场验电、换模块、测接地、写工单。给充电运营单位的新员工，以及想从物业、电工转岗的人。',
      can: ['从后台状态判断是否需要到场', '完成一次到场安全确认', '测量接地与绝缘电阻', '把工单写到下次不用再问'],
      plan: '两章五节，配一份到场检查表。建议在夜间低峰时实地走一遍。',
      before: '持有低压电工证，或正在备考。',
    },
    chapters: [
      { name: '后台', periods: [['一次充电的握手', 'scope-read'], ['状态灯与状态码', 'plc-scan']] },
      { name: '现场', periods: [['到场先验电', 'ev-safety', 'pdf-ev'], ['模块怎么换', 'ev-battery'], ['工单与回访', 'public-notice', 'pdf-notice']] },
    ],
  },
];
