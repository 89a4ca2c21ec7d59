/** 3 training organization, 4 school, 5 enterprise, as userType. */
export type OrganizationType = 3 | 4 | 5;

/**
 * An organization; `key` is for references within the seed, regionCode from region.json;
 * industry, size, nature, schoolLevel and schoolNature are values of dictionary.ts.
 */
export type SeedOrganization = {
  key: string;
  orgType: OrganizationType;
  name: string;
  shortName: string;
  slogan: string;
  intro: string;
  regionCode: string;
  address: string;
  industry: string;
  size: string;
  nature?: string;
  schoolLevel?: string;
  schoolNature?: string;
  founded: number;
  contactName: string;
  contactMobile: string;
  /** 18 digits that begin with zeros, nobody's */
  creditCode: string;
  isRecommended: boolean;
};

/** 6 training organizations, 4 schools, 10 enterprises, all invented. */
export const organizations: SeedOrganization[] = [
  { key: 'beian', orgType: 3, name: '北岸智造培训学院', shortName: '北岸智造', slogan: '在真机上学会真本事', intro: '面向装备制造一线的技能培训机构。十二个实训岛按产线布置，从电工基础、可编程控制到工业机器人调试，每门课都以一台能跑起来的设备收尾。', regionCode: '340202', address: '芜湖市镜湖区北岸路 000 号', industry: '901', size: '3', founded: 2012, contactName: '梁启舟', contactMobile: '13800000003', creditCode: '000000000000000301', isRecommended: true },
  { key: 'dongling-academy', orgType: 3, name: '东岭汽车学院', shortName: '东岭汽车', slogan: '把一辆车讲透', intro: '由东岭汽车技术团队发起的培训机构，专注新能源汽车的检测、维修与智能网联测试，课程随车型更新，学员可进入合作门店跟岗。', regionCode: '340111', address: '合肥市包河区东岭大道 000 号', industry: '901', size: '3', founded: 2015, contactName: '程远山', contactMobile: '13800000301', creditCode: '000000000000000302', isRecommended: true },
  { key: 'zhongcheng-training', orgType: 3, name: '中城建工培训中心', shortName: '中城培训', slogan: '图纸上的每一根线都有来处', intro: '承担建筑企业新员工培训与考证辅导，擅长 BIM 建模、装配式施工与工程造价，案例取自已竣工的项目。', regionCode: '420106', address: '武汉市武昌区中城路 000 号', industry: '901', size: '2', founded: 2009, contactName: '陆承川', contactMobile: '13800000302', creditCode: '000000000000000303', isRecommended: true },
  { key: 'qingli-design', orgType: 3, name: '青栗设计工坊', shortName: '青栗', slogan: '作品比证书更会说话', intro: '小班制的设计与短视频工坊，一期十六人，六周做完一个完整作品，结课时请用人单位到场看片、看稿、给意见。', regionCode: '510107', address: '成都市武侯区青栗巷 000 号', industry: '802', size: '1', founded: 2018, contactName: '沈知微', contactMobile: '13800000303', creditCode: '000000000000000304', isRecommended: false },
  { key: 'hehe-care', orgType: 3, name: '和禾护理培训中心', shortName: '和禾护理', slogan: '手上有分寸，心里有人', intro: '面向护理员、育婴师和康复助理的岗前与在岗培训，模拟病房常年开放，操作考核由临床带教老师评分。', regionCode: '430111', address: '长沙市雨花区和禾街 000 号', industry: '901', size: '2', founded: 2014, contactName: '韩素心', contactMobile: '13800000304', creditCode: '000000000000000305', isRecommended: true },
  { key: 'qimu-finance', orgType: 3, name: '栖木财会学堂', shortName: '栖木财会', slogan: '先把账看懂，再把话说清', intro: '教真实企业的账。课程覆盖出纳、成本、税务与报表分析，练习全部用脱敏后的凭证和流水，适合转岗与在职进修。', regionCode: '320106', address: '南京市鼓楼区栖木里 000 号', industry: '901', size: '2', founded: 2016, contactName: '宋知白', contactMobile: '13800000305', creditCode: '000000000000000306', isRecommended: false },
  { key: 'jiangcheng-univ', orgType: 4, name: '江城职业技术大学', shortName: '江城职大', slogan: '厚德强技，知行江城', intro: '职业本科院校，设信息工程、智能制造、现代商务等九个学院，在校生一万六千人。学校与四十余家企业共建典型岗位课程，学分可在平台认定。', regionCode: '420111', address: '武汉市洪山区学府路 000 号', industry: '902', size: '6', schoolLevel: '2', schoolNature: '1', founded: 1958, contactName: '郑书禾', contactMobile: '13800000004', creditCode: '000000000000000401', isRecommended: true },
  { key: 'jiangcheng-health', orgType: 4, name: '江城卫生职业学院', shortName: '江城卫职', slogan: '以技护生', intro: '医药卫生类高等职业院校，护理、药学、康复治疗为重点专业，校内有与医院同标准的技能中心，毕业实习覆盖十一家合作医院。', regionCode: '420103', address: '武汉市江汉区同济里 000 号', industry: '902', size: '5', schoolLevel: '3', schoolNature: '1', founded: 1979, contactName: '方令仪', contactMobile: '13800000401', creditCode: '000000000000000402', isRecommended: true },
  { key: 'haichuan-lang', orgType: 4, name: '海川外语学院', shortName: '海川外语', slogan: '听得懂世界，讲得清自己', intro: '以商务外语和国际传播见长的本科院校，开设英、日、德、西等十个语种，课堂以会议、谈判、接待等真实场景组织。', regionCode: '350203', address: '厦门市思明区海川路 000 号', industry: '902', size: '5', schoolLevel: '1', schoolNature: '2', founded: 1993, contactName: '叶观澜', contactMobile: '13800000402', creditCode: '000000000000000403', isRecommended: true },
  { key: 'wangchuan-agri', orgType: 4, name: '望川农林职业学院', shortName: '望川农林', slogan: '把论文写在田里', intro: '涉农高等职业院校，园艺、畜牧兽医与农产品加工为特色专业，校属农场三千亩，学生从播种到销售走完一个完整周期。', regionCode: '510105', address: '成都市青羊区望川路 000 号', industry: '902', size: '4', schoolLevel: '3', schoolNature: '1', founded: 1964, contactName: '罗知秋', contactMobile: '13800000403', creditCode: '000000000000000404', isRecommended: false },
  { key: 'yunshan', orgType: 5, name: '云杉科技', shortName: '云杉科技', slogan: '让数字回答问题', intro: '做企业数据平台的软件公司，客户以零售、招聘和制造业为主。重视新人带教，每位数据助理入职后有三个月一对一指导。', regionCode: '330110', address: '杭州市余杭区文一西路 000 号 5 幢', industry: '101', size: '4', nature: '3', founded: 2013, contactName: '许云帆', contactMobile: '13800000005', creditCode: '000000000000000501', isRecommended: true },
  { key: 'yuanting', orgType: 5, name: '远汀电子', shortName: '远汀电子', slogan: '小小一块板，稳稳十年用', intro: '嵌入式控制器与传感模组制造商，产品用于环境监测和楼宇控制。研发、测试、产线在同一园区，适合想看懂完整流程的工程师。', regionCode: '320507', address: '苏州市相城区远汀路 000 号', industry: '201', size: '5', nature: '4', founded: 2006, contactName: '江见川', contactMobile: '13800000501', creditCode: '000000000000000502', isRecommended: true },
  { key: 'zhongcheng', orgType: 5, name: '中城建工', shortName: '中城建工', slogan: '造得住百年的房子', intro: '房屋建筑与市政工程总承包企业，装配式建筑占年产值四成，设有自己的 BIM 中心和实训基地，常年接收施工、造价方向毕业生。', regionCode: '420106', address: '武汉市武昌区中城路 000 号', industry: '501', size: '6', nature: '1', founded: 1984, contactName: '陶长庚', contactMobile: '13800000502', creditCode: '000000000000000503', isRecommended: true },
  { key: 'dongling-auto', orgType: 5, name: '东岭汽车', shortName: '东岭汽车', slogan: '每一程都有人负责', intro: '新能源汽车整车企业，售后网点遍布华东。典型岗位由技师团队自己写要求，检测技师晋升看能力评定，不看年限。', regionCode: '340104', address: '合肥市蜀山区东岭大道 000 号', industry: '402', size: '6', nature: '3', founded: 2010, contactName: '潘越', contactMobile: '13800000503', creditCode: '000000000000000504', isRecommended: true },
  { key: 'jiangcheng-hospital', orgType: 5, name: '江城第二医院', shortName: '江城二院', slogan: '把病人当家里人', intro: '三级综合医院，开放床位一千二百张。护理部与卫生院校共建临床带教标准，新护士前六个月由固定导师带班。', regionCode: '420103', address: '武汉市江汉区滨江路 000 号', industry: '701', size: '6', nature: '5', founded: 1951, contactName: '白芷', contactMobile: '13800000504', creditCode: '000000000000000505', isRecommended: true },
  { key: 'qili', orgType: 5, name: '栖里生活', shortName: '栖里', slogan: '把日子过得顺手', intro: '家居用品的线上品牌，自营三家网店与十二间线下小铺。运营岗位从选品、上架做到复盘，数据看得见，决定自己做。', regionCode: '420111', address: '武汉市洪山区栖里街 000 号', industry: '602', size: '3', nature: '3', founded: 2017, contactName: '温如言', contactMobile: '13800000505', creditCode: '000000000000000506', isRecommended: false },
  { key: 'chengming', orgType: 5, name: '澄明智能', shortName: '澄明智能', slogan: '看得准，也看得明白', intro: '做工业视觉检测的技术公司，为电池、面板和药品产线提供缺陷识别。标注、训练、部署各有专门团队，流程写得清楚。', regionCode: '340104', address: '合肥市蜀山区澄明路 000 号', industry: '103', size: '3', nature: '3', founded: 2019, contactName: '纪明澄', contactMobile: '13800000506', creditCode: '000000000000000507', isRecommended: false },
  { key: 'haichuan-media', orgType: 5, name: '海川传媒', shortName: '海川传媒', slogan: '认真讲好一件小事', intro: '纪录短片与品牌内容制作公司，一年出片两百余条。编导、摄影、后期以小组接项目，新人第一年至少跟完六个完整项目。', regionCode: '330106', address: '杭州市西湖区海川里 000 号', industry: '801', size: '2', nature: '3', founded: 2014, contactName: '简舒', contactMobile: '13800000507', creditCode: '000000000000000508', isRecommended: false },
  { key: 'haifan', orgType: 5, name: '海帆跨境', shortName: '海帆跨境', slogan: '一箱货，也送到对的人手里', intro: '服务中小工厂的跨境电商公司，业务覆盖选品、店铺运营、海外仓与客服。英语和日语岗位长期招人，也欢迎转行的外贸跟单。', regionCode: '330206', address: '宁波市北仑区海帆路 000 号', industry: '601', size: '3', nature: '3', founded: 2015, contactName: '俞归帆', contactMobile: '13800000508', creditCode: '000000000000000509', isRecommended: true },
  { key: 'shanyue', orgType: 5, name: '山月文旅', shortName: '山月文旅', slogan: '把一座山讲给你听', intro: '经营四处乡野酒店与两条研学线路的文旅公司，管家、导览、餐饮三类岗位可以轮换，旺季之外安排带薪学习。', regionCode: '450304', address: '桂林市象山区山月路 000 号', industry: '1001', size: '3', nature: '3', founded: 2016, contactName: '石映月', contactMobile: '13800000509', creditCode: '000000000000000510', isRecommended: false },
];
