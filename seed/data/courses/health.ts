import type { SeedCourse } from './types.ts';

export const healthCourses: SeedCourse[] = [
  {
    key: 'nurse-base', kind: 1, name: '基础护理操作：从核对到记录', category: '基础护理', lecturer: 'guqinghe', price: [179, 149], credit: 1.5, daysAgo: 76, sort: 48, noDrag: true,
    tags: ['基础护理', '静脉输液', '有证书', '考证辅导'],
    summary: '十二项操作，每一项都从核对开始。',
    intro: {
      lead: '急诊科十五年的主管护师，带教过两百多名实习生，发现出错大多不在手上，而在没有核对。课程把十二项常用操作拆成评估、核对、实施、观察、记录五步。给护理专业学生和新入职的护士。',
      can: ['说出并做到三查八对', '完成生命体征的测量与记录', '按步骤完成静脉输液', '发现异常时先停下、先报告'],
      plan: '三章八节，看一项，练一项，同学互相打分。课程用于学习，临床操作以所在医院的规程为准。',
      before: '学过人体结构。练习请在技能中心的模型上进行。',
    },
    chapters: [
      { name: '核对', periods: [['三查八对', 'nurse-check', 'pdf-nurse'], ['两个人的核对', 'nurse-check'], ['考核要点', 'pdf-nurse']] },
      { name: '操作', periods: [['体温、脉搏与血压', 'nurse-check'], ['静脉输液的准备', 'nurse-check'], ['帮病人翻身', 'elder-turn']] },
      { name: '记录', periods: [['写看到的，不写猜的', 'public-notice'], ['交班说哪五件事', 'meet-open']] },
    ],
  },
  {
    key: 'first-aid', kind: 1, name: '急救第一课：心肺复苏与止血', category: '急救技能', lecturer: 'guqinghe', credit: 0.5, daysAgo: 54, sort: 58, noDrag: true,
    tags: ['急救技能', '零基础', '短课'],
    summary: '四分钟之内，你能做的比想象中多。',
    intro: {
      lead: '急救不是医护人员的专利。课程教普通人在救护车到来之前能做、该做的事：判断、呼救、按压、除颤、止血，以及什么时候不要动他。给所有人，尤其是教师、司机和物业人员。',
      can: ['判断意识与呼吸并正确呼救', '做出深度与频率合格的胸外按压', '使用自动体外除颤器', '直接压迫止住外出血'],
      plan: '两章五节，一小时内看完，再找一个枕头练两分钟按压。视频不能代替实操培训，请参加当地机构的课程取得证书。',
      before: '没有要求，跪得下去就能学。',
    },
    chapters: [
      { name: '心肺复苏', periods: [['判断、呼救与按压', 'cpr-basic'], ['三十比二', 'cpr-basic'], ['除颤器会说话', 'cpr-basic']] },
      { name: '止血', periods: [['压住，不要松手看', 'nurse-check'], ['什么时候不要动他', 'elder-turn', 'pdf-safe']] },
    ],
  },
  {
    key: 'elder-care', kind: 1, name: '老年照护：翻身、进食与陪伴', category: '老年照护', lecturer: 'hansuxin', daysAgo: 38, sort: 33,
    tags: ['老年照护', '配实训', '零基础'],
    summary: '手上有分寸，心里有人。',
    intro: {
      lead: '照护老人的人常常先累垮自己。课程一半讲老人，一半讲照护者：翻身怎么省腰，喂饭怎么防呛，夜里怎么睡得着。每个动作都先征得老人同意。给护理员、家属和想入行的人。',
      can: ['用力学办法帮老人翻身和坐起', '识别吞咽困难的信号', '预防压疮并会做皮肤检查', '听懂重复的话背后的需要'],
      plan: '三章七节，动作要两个人互相练，当过一次被翻的人，手就会轻。',
      before: '没有学历要求。腰背有伤的人请先问医生。',
    },
    chapters: [
      { name: '动作', periods: [['帮老人翻身', 'elder-turn'], ['从床到椅', 'elder-turn'], ['护好自己的腰', 'elder-turn']] },
      { name: '进食', periods: [['呛咳的信号', 'nurse-check'], ['一勺有多少', 'elder-turn']] },
      { name: '陪伴', periods: [['重复的话', 'audio-source'], ['照护日记', 'pdf-notice']] },
    ],
  },
  {
    key: 'rehab-scale', kind: 1, name: '康复评定：量得出的进步', category: '康复评定', lecturer: 'hansuxin', price: [199, 169], daysAgo: 27,
    tags: ['康复评定', '在职进修'],
    summary: '关节能弯多少度，一步能走多远，都要记下来。',
    intro: {
      lead: '病人问好了没有，康复师要拿得出数字。课程讲关节活动度、肌力、平衡和步行四类评定，怎么摆位、怎么下口令、怎么记，才能让上个月和这个月可以相比。给康复治疗专业学生和基层康复人员。',
      can: ['用量角器测量主要关节', '按标准分级评定肌力', '完成平衡与步行测试', '把评定结果画成一张变化图'],
      plan: '两章六节，同一个动作请测三遍取中间值。评定前先说清目的，并取得同意。',
      before: '学过解剖与运动学基础。',
    },
    chapters: [
      { name: '量', periods: [['摆位决定读数', 'elder-turn'], ['量角器对准哪里', 'site-level'], ['肌力的六级', 'nurse-check']] },
      { name: '比', periods: [['平衡与步行', 'elder-turn'], ['画一张变化图', 'data-chart', 'csv-temp'], ['评定报告', 'public-notice']] },
    ],
  },
  {
    key: 'baby-care', kind: 1, name: '婴幼儿照护：从零到三岁的日常', category: '婴幼儿照护', lecturer: 'hansuxin', price: [139, 119], daysAgo: 6,
    tags: ['婴幼儿照护', '营养配餐', '考证辅导'],
    summary: '喂养、睡眠、安全、游戏，一天二十四小时。',
    intro: {
      lead: '新手最怕的不是累，是不知道这样对不对。课程按一天的时间排：几点喂，怎么睡，哭是什么意思，家里哪里要先改。内容与育婴师考试大纲的常见要求对应，也写给第一次当父母的人。',
      can: ['按月龄安排喂养与睡眠', '完成一次家庭安全检查', '分辨哭声并先做对的事', '设计三个不用买玩具的游戏'],
      plan: '两章五节，配一份家庭检查表。生病、过敏和发育问题请及时就医，不要只靠课程判断。',
      before: '没有要求。备考者请同时阅读当年的大纲。',
    },
    chapters: [
      { name: '一天', periods: [['喂养的节奏', 'nurse-check'], ['哭在说什么', 'audio-source'], ['睡眠与安全', 'elder-turn']] },
      { name: '家里', periods: [['家庭安全检查', 'lean-5s', 'pdf-safe'], ['呛住了怎么办', 'cpr-basic']] },
    ],
  },
];
