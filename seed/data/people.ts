import type { OrganizationType } from './organizations.ts';

/** 1 learner, 2 lecturer, 3-5 staff (`org` is a key of organizations.ts) */
export type SeedIdentity = {
  userType: 1 | 2 | OrganizationType;
  org?: string;
  /** administrator with every menu of the organization */
  isAdmin?: boolean;
};

/** `sex`: 1 male, 2 female, 3 withheld; `field` is a lecturer's subject, `position` a post. */
export type SeedPerson = {
  key: string;
  mobile: string;
  nickname: string;
  idCardName: string;
  sex: 1 | 2 | 3;
  birthYear: number;
  regionCode: string;
  position: string;
  field?: string;
  bio: string;
  identities: SeedIdentity[];
  isOperator?: boolean;
  isRecommended?: boolean;
};

/** The password of all demo accounts, for local and demo use only. */
export const demoPassword = 'Zhitu@2026';

/** Seven named people, mobiles from 13800000001. */
export const leads: SeedPerson[] = [
  { key: 'linxiao', mobile: '13800000001', nickname: '林晓', idCardName: '林晓', sex: 2, birthYear: 2004, regionCode: '420111', position: '数据分析方向学员', bio: '江城职业技术大学大三，正在从表格走到看板。想在杭州找一份数据分析助理的工作。', identities: [{ userType: 1, org: 'jiangcheng-univ' }], isRecommended: true },
  { key: 'chenyanqing', mobile: '13800000002', nickname: '陈砚清', idCardName: '陈砚清', sex: 1, birthYear: 1982, regionCode: '420111', position: '副教授', field: '数据科学', bio: '十二年数据课程教学，主持省级精品课三门，常在企业做数据治理顾问。', identities: [{ userType: 2, org: 'jiangcheng-univ' }] },
  { key: 'liangqizhou', mobile: '13800000003', nickname: '梁启舟', idCardName: '梁启舟', sex: 1, birthYear: 1979, regionCode: '340202', position: '教务总监', bio: '从钳工做到教务，管着北岸智造的十二个实训岛。', identities: [{ userType: 3, org: 'beian', isAdmin: true }] },
  { key: 'zhengshuhe', mobile: '13800000004', nickname: '郑书禾', idCardName: '郑书禾', sex: 2, birthYear: 1985, regionCode: '420111', position: '教务处副处长', bio: '负责学分认定与校企课程，相信好制度会替人省时间。', identities: [{ userType: 4, org: 'jiangcheng-univ', isAdmin: true }] },
  { key: 'xuyunfan', mobile: '13800000005', nickname: '许云帆', idCardName: '许云帆', sex: 1, birthYear: 1986, regionCode: '330110', position: '招聘负责人', bio: '在云杉科技管招聘六年，看简历先看项目里的动词。', identities: [{ userType: 5, org: 'yunshan', isAdmin: true }] },
  { key: 'suman', mobile: '13800000006', nickname: '苏蔓', idCardName: '苏蔓', sex: 2, birthYear: 1989, regionCode: '350203', position: '高级讲师', field: '商务英语', bio: '白天教商务谈判，晚上自己学数据。三种身份，一张课表。', identities: [{ userType: 1 }, { userType: 2, org: 'haichuan-lang' }, { userType: 4, org: 'haichuan-lang' }] },
  { key: 'zhoumingyuan', mobile: '13800000009', nickname: '周明远', idCardName: '周明远', sex: 1, birthYear: 1984, regionCode: '330108', position: '平台运营', bio: '站点内容、入驻审核与反馈处理都归我，有事请从「投诉建议」找到我。', identities: [{ userType: 1 }], isOperator: true },
];

/** Twelve lecturers, mobiles from 13800000201. */
export const lecturers: SeedPerson[] = [
  { key: 'zhouxingzhou', mobile: '13800000201', nickname: '周行舟', idCardName: '周行舟', sex: 1, birthYear: 1980, regionCode: '420106', position: '工程师', field: '建筑信息化', bio: '做过七个装配式项目的 BIM 负责人，讲模型之前先带你看工地。', identities: [{ userType: 2, org: 'zhongcheng-training' }] },
  { key: 'tangyining', mobile: '13800000202', nickname: '唐一宁', idCardName: '唐一宁', sex: 2, birthYear: 1991, regionCode: '510107', position: '导演', field: '数字媒体', bio: '拍过五十条三分钟短片，擅长把复杂的事讲成一个动作。', identities: [{ userType: 2, org: 'qingli-design' }] },
  { key: 'hezhiyuan', mobile: '13800000203', nickname: '贺知远', idCardName: '贺知远', sex: 1, birthYear: 1977, regionCode: '340111', position: '高级技师', field: '汽车工程', bio: '修了二十年车，近八年只修电的。相信万用表，也相信耳朵。', identities: [{ userType: 2, org: 'dongling-academy' }] },
  { key: 'guqinghe', mobile: '13800000204', nickname: '顾清和', idCardName: '顾清和', sex: 2, birthYear: 1983, regionCode: '420103', position: '主管护师', field: '临床护理', bio: '急诊科十五年，带教过两百多名实习护士，重视每一次核对。', identities: [{ userType: 2, org: 'jiangcheng-health' }] },
  { key: 'maboan', mobile: '13800000205', nickname: '马伯安', idCardName: '马伯安', sex: 1, birthYear: 1970, regionCode: '340202', position: '高级技师', field: '工业机器人', bio: '从车间到讲台，教了九年机器人编程，口头禅是先断电再动手。', identities: [{ userType: 2, org: 'beian' }] },
  { key: 'wenjingshu', mobile: '13800000206', nickname: '闻静姝', idCardName: '闻静姝', sex: 2, birthYear: 1988, regionCode: '320106', position: '注册会计师', field: '财务会计', bio: '做过审计，也带过财务团队，喜欢用一家早餐店讲完三张报表。', identities: [{ userType: 2, org: 'qimu-finance' }] },
  { key: 'lushiyi', mobile: '13800000207', nickname: '鲁时一', idCardName: '鲁时一', sex: 1, birthYear: 1987, regionCode: '320507', position: '嵌入式架构师', field: '电子信息', bio: '写了十三年固件，现在把踩过的坑一个个摆出来讲。', identities: [{ userType: 2, org: 'jiangcheng-univ' }] },
  { key: 'anruosheng', mobile: '13800000208', nickname: '安若生', idCardName: '安若生', sex: 1, birthYear: 1990, regionCode: '330110', position: '前端负责人', field: '软件技术', bio: '十年前端，做过两次从零到一的改版。课上只写能上线的代码。', identities: [{ userType: 2, org: 'jiangcheng-univ' }] },
  { key: 'hansuxin', mobile: '13800000209', nickname: '韩素心', idCardName: '韩素心', sex: 2, birthYear: 1976, regionCode: '430111', position: '教学主任', field: '康复与照护', bio: '老年照护标准的起草人之一，课堂里一半时间在练手。', identities: [{ userType: 2, org: 'hehe-care' }] },
  { key: 'jiangwanqing', mobile: '13800000210', nickname: '蒋晚晴', idCardName: '蒋晚晴', sex: 2, birthYear: 1986, regionCode: '330206', position: '运营总监', field: '跨境电商', bio: '从客服做到店铺总监，管过四个国家的站点，讲课只用自己的店。', identities: [{ userType: 2 }] },
  { key: 'shenzhiwei', mobile: '13800000211', nickname: '沈知微', idCardName: '沈知微', sex: 2, birthYear: 1984, regionCode: '510107', position: '设计总监', field: '视觉设计', bio: '青栗设计工坊的发起人，常说版式就是替读者安排眼睛。', identities: [{ userType: 2, org: 'qingli-design' }] },
  { key: 'luozhiqiu', mobile: '13800000212', nickname: '罗知秋', idCardName: '罗知秋', sex: 1, birthYear: 1973, regionCode: '510105', position: '教授', field: '园艺技术', bio: '研究设施蔬菜三十年，能从一片叶子看出上周的温度。', identities: [{ userType: 2, org: 'wangchuan-agri' }] },
];

/** Thirty learners, mobiles from 13800000101. */
export const learners: SeedPerson[] = [
  { key: 'yunanxing', mobile: '13800000101', nickname: '余南星', idCardName: '余南星', sex: 2, birthYear: 1997, regionCode: '330110', position: '人力资源', bio: '在云杉科技做招聘，业余学数据，想看懂自己每天发的那些表。', identities: [{ userType: 1 }, { userType: 5, org: 'yunshan' }] },
  { key: 'qinwangshu', mobile: '13800000102', nickname: '秦望舒', idCardName: '秦望舒', sex: 1, birthYear: 2003, regionCode: '420111', position: '软件技术专业学生', bio: '喜欢写接口文档的人，正在做校企共建的数据项目。', identities: [{ userType: 1, org: 'jiangcheng-univ' }] },
  { key: 'fangxiaoman', mobile: '13800000103', nickname: '小满', idCardName: '方小满', sex: 2, birthYear: 2005, regionCode: '420111', position: '大数据技术专业学生', bio: '每天背十条查询语句，目标是三个月不看笔记。', identities: [{ userType: 1, org: 'jiangcheng-univ' }] },
  { key: 'dushiqi', mobile: '13800000104', nickname: '杜十七', idCardName: '杜时祺', sex: 1, birthYear: 2004, regionCode: '420111', position: '嵌入式方向学员', bio: '宿舍里最晚关灯的人，因为焊点还没冷。', identities: [{ userType: 1, org: 'jiangcheng-univ' }] },
  { key: 'baiyutong', mobile: '13800000105', nickname: '白雨桐', idCardName: '白雨桐', sex: 2, birthYear: 2004, regionCode: '420103', position: '护理专业学生', bio: '静脉穿刺练到第六十次，终于不手抖了。', identities: [{ userType: 1, org: 'jiangcheng-health' }] },
  { key: 'heyichen', mobile: '13800000106', nickname: '何以沉', idCardName: '何以沉', sex: 1, birthYear: 2003, regionCode: '420103', position: '康复治疗专业学生', bio: '想回县里的医院，做那里的第一个康复师。', identities: [{ userType: 1, org: 'jiangcheng-health' }] },
  { key: 'linzhiyao', mobile: '13800000107', nickname: '知遥', idCardName: '林知遥', sex: 2, birthYear: 2003, regionCode: '350203', position: '商务英语专业学生', bio: '会三种问候，也在学三种拒绝。', identities: [{ userType: 1, org: 'haichuan-lang' }] },
  { key: 'xiaobeichuan', mobile: '13800000108', nickname: '萧北川', idCardName: '萧北川', sex: 1, birthYear: 2002, regionCode: '350203', position: '日语专业学生', bio: '正在准备跨境客服的面试，欢迎互练口语。', identities: [{ userType: 1, org: 'haichuan-lang' }] },
  { key: 'tianxiaogu', mobile: '13800000109', nickname: '田小谷', idCardName: '田小谷', sex: 2, birthYear: 2005, regionCode: '510105', position: '园艺技术专业学生', bio: '在校属农场承包了两垄番茄，记了四个月的温度。', identities: [{ userType: 1, org: 'wangchuan-agri' }] },
  { key: 'muqing', mobile: '13800000110', nickname: '穆青', idCardName: '穆青', sex: 1, birthYear: 2004, regionCode: '510105', position: '畜牧兽医专业学生', bio: '希望把养殖记录做成一张人人看得懂的表。', identities: [{ userType: 1, org: 'wangchuan-agri' }] },
  { key: 'gaoyuan', mobile: '13800000111', nickname: '高远', idCardName: '高远', sex: 1, birthYear: 1995, regionCode: '340202', position: '设备维修工', bio: '干了六年维修，想学编程，让机器少坏几次。', identities: [{ userType: 1 }] },
  { key: 'shiyinghe', mobile: '13800000112', nickname: '石英禾', idCardName: '石英禾', sex: 2, birthYear: 1998, regionCode: '340111', position: '汽修学徒', bio: '车间里唯一的女学徒，拆电池包比男生快。', identities: [{ userType: 1 }] },
  { key: 'pengzhou', mobile: '13800000113', nickname: '彭舟', idCardName: '彭舟', sex: 1, birthYear: 1993, regionCode: '430111', position: '转行学员', bio: '做过五年房产销售，现在从零学前端，已经写完两个页面。', identities: [{ userType: 1 }] },
  { key: 'luanyi', mobile: '13800000114', nickname: '栾一', idCardName: '栾一', sex: 2, birthYear: 1999, regionCode: '320106', position: '出纳', bio: '准备考初级职称，晚上九点以后在线。', identities: [{ userType: 1 }] },
  { key: 'zhanshu', mobile: '13800000115', nickname: '展舒', idCardName: '展舒', sex: 2, birthYear: 2000, regionCode: '330106', position: '新媒体编辑', bio: '写了三年标题，想学会拍一条不用标题的片子。', identities: [{ userType: 1 }] },
  { key: 'yuexiao', mobile: '13800000116', nickname: '岳晓', idCardName: '岳晓', sex: 1, birthYear: 2001, regionCode: '420106', position: '施工员', bio: '白天在工地放线，晚上在电脑里再建一遍。', identities: [{ userType: 1 }] },
  { key: 'jinsui', mobile: '13800000117', nickname: '金穗', idCardName: '金穗', sex: 2, birthYear: 1996, regionCode: '330206', position: '外贸跟单', bio: '跟了四年单，想自己开一家店。', identities: [{ userType: 1 }] },
  { key: 'wuhuai', mobile: '13800000118', nickname: '吴淮', idCardName: '吴淮', sex: 1, birthYear: 1992, regionCode: '320106', position: '仓储主管', bio: '管着两千个货位，正在学怎么让它们自己说话。', identities: [{ userType: 1 }] },
  { key: 'dingshuang', mobile: '13800000119', nickname: '霜降', idCardName: '丁霜', sex: 2, birthYear: 2002, regionCode: '410105', position: '平面设计助理', bio: '收集了三百张车票的版式。', identities: [{ userType: 1 }] },
  { key: 'caijiming', mobile: '13800000120', nickname: '蔡既明', idCardName: '蔡既明', sex: 1, birthYear: 2003, regionCode: '440305', position: '测试工程师', bio: '找缺陷是本职，写清楚怎么重现是修养。', identities: [{ userType: 1 }] },
  { key: 'lengyue', mobile: '13800000121', nickname: '冷月', idCardName: '冷玥', sex: 2, birthYear: 1994, regionCode: '500112', position: '育婴师', bio: '两个孩子的妈妈，想把经验变成一张证书。', identities: [{ userType: 1 }] },
  { key: 'quanshui', mobile: '13800000122', nickname: '泉水', idCardName: '全水生', sex: 1, birthYear: 1988, regionCode: '610113', position: '物业工程师', bio: '修得好水电，正在补楼宇自动化。', identities: [{ userType: 1 }] },
  { key: 'wenxiu', mobile: '13800000123', nickname: '文秀', idCardName: '文秀', sex: 2, birthYear: 2001, regionCode: '450304', position: '酒店前厅', bio: '在山月文旅做前厅，学英语是为了听懂客人的玩笑。', identities: [{ userType: 1 }] },
  { key: 'shenjuzhou', mobile: '13800000124', nickname: '橘洲', idCardName: '沈居舟', sex: 1, birthYear: 2000, regionCode: '430104', position: '自由摄影', bio: '拍婚礼，也拍凌晨四点的菜市场。', identities: [{ userType: 1 }] },
  { key: 'haoran', mobile: '13800000125', nickname: '郝然', idCardName: '郝然', sex: 1, birthYear: 2004, regionCode: '210113', position: '数控技术专业学生', bio: '第一次独立加工的零件一直放在书桌上。', identities: [{ userType: 1 }] },
  { key: 'qiaoan', mobile: '13800000126', nickname: '乔安', idCardName: '乔安', sex: 2, birthYear: 1997, regionCode: '310115', position: '行政专员', bio: '想转人力资源，正在学劳动法和面试设计。', identities: [{ userType: 1 }] },
  { key: 'maiqiu', mobile: '13800000127', nickname: '麦秋', idCardName: '麦秋', sex: 3, birthYear: 1999, regionCode: '440106', position: '咖啡师', bio: '打算开一间小店，先学会算成本。', identities: [{ userType: 1 }] },
  { key: 'donghezhi', mobile: '13800000128', nickname: '冬至', idCardName: '董鹤之', sex: 1, birthYear: 1990, regionCode: '110108', position: '产品经理', bio: '做过三款教育产品，现在回来当学生。', identities: [{ userType: 1 }] },
  { key: 'yanluo', mobile: '13800000129', nickname: '言洛', idCardName: '言洛', sex: 2, birthYear: 2005, regionCode: '420111', position: '人工智能专业学生', bio: '模型跑了一夜，醒来发现少了一个标签。', identities: [{ userType: 1, org: 'jiangcheng-univ' }] },
  { key: 'suyicheng', mobile: '13800000130', nickname: '苏一程', idCardName: '苏一程', sex: 1, birthYear: 2003, regionCode: '420111', position: '电子商务专业学生', bio: '和室友在孵化中心卖手工笔记本，第一个月赚了四百六十元。', identities: [{ userType: 1, org: 'jiangcheng-univ' }], isRecommended: true },
];

/** Everybody: named people, lecturers, learners. */
export const people: SeedPerson[] = [...leads, ...lecturers, ...learners];
