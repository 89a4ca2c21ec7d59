import type { StartField } from '#contract/rules/startPolicies.ts';
import type { ProjectStage, ProjectState } from '#contract/rules/startProjects.ts';

/** An invented project; people and organizations by their keys. */
export interface SeedProject {
  name: string;
  slogan: string;
  field: StartField;
  stage: ProjectStage;
  region: string;
  state: ProjectState;
  /** The first one leads. */
  team: readonly string[];
  tutor?: string;
  host?: string;
  daysAgo: number;
  problem: string;
  solution: string;
  need: string;
  plan?: string;
  figures?: string;
  opinion?: string;
  /** What people it looks for are called, and what they are to do. */
  roles?: readonly (readonly [string, string])[];
  isHidden?: true;
}

const univ = 'jiangcheng-univ';

export const startProjects: readonly SeedProject[] = [
  { name: '剩饭地图', slogan: '让食堂知道明天煮多少', field: 1, stage: 3, region: '420111', state: 3, team: ['yunanxing', 'qinwangshu', 'fangxiaoman'], tutor: 'chenyanqing', host: univ, daysAgo: 60, problem: '食堂每天倒掉一成半的饭，煮多少全凭师傅的感觉。', solution: '用刷卡记录、课表和天气猜明天的人数，提前一天把数字发给后厨。', need: '第二间愿意试用的食堂。', plan: '十二月：两间食堂并行；三月：按菜品预测；六月：收第一笔服务费。', figures: '试用七周，剩饭从 15% 降到 11%。', roles: [['会做小程序的人', '把后厨每天早上看的那一页做得一眼就懂']] },
  { name: '听障课堂字幕', slogan: '老师说的每一句都看得见', field: 1, stage: 4, region: '420111', state: 5, team: ['dushiqi', 'baiyutong', 'heyichen'], tutor: 'anruosheng', host: univ, daysAgo: 30, problem: '听障同学坐第一排也跟不上，手语翻译一学期只有两门课。', solution: '教室麦克风接一台小盒子，专业词先按教材喂进去，字幕落在自己的屏幕上。', need: '职业院校的试用班。', figures: '三所学校十一个班在用，去年收入二十六万。', opinion: '按时交了四次报告，签下了三所学校，准予毕业。' },
  { name: '旧课本回家', slogan: '学期末一小时，下学期少花一半', field: 5, stage: 4, region: '420111', state: 5, team: ['linzhiyao', 'xiaobeichuan', 'tianxiaogu'], tutor: 'jiangwanqing', host: univ, daysAgo: 200, problem: '课本用一学期就当废纸卖，新生又去买全价的。', solution: '期末在宿舍楼下收，按品相定价，开学按课表配成一袋。', need: '仓库与周转箱。', figures: '两年收发一万四千本，人均省二百一十元。', opinion: '已经能自己养活自己。' },
  { name: '焊缝听诊', slogan: '听一听就知道焊得牢不牢', field: 2, stage: 2, region: '340202', state: 3, team: ['muqing', 'gaoyuan', 'shiyinghe'], tutor: 'maboan', host: 'beian', daysAgo: 45, problem: '小厂买不起探伤设备，焊缝好坏靠老师傅敲一敲。', solution: '录下敲击的声音，和合格样件的声音比。', need: '两百个不合格的样件。', plan: '先只做角焊缝，三个月内误判低于一成。', roles: [['懂信号处理的人', '把车间的噪声去掉'], ['跑现场的人', '每周去两家厂录样件']] },
  { name: '夜班热饭', slogan: '凌晨两点也有一口热的', field: 6, stage: 4, region: '420103', state: 3, team: ['pengzhou', 'luanyi', 'zhanshu'], tutor: 'guqinghe', host: univ, daysAgo: 80, problem: '夜班护士和司机，凌晨只能吃泡面。', solution: '三家早餐店错峰做饭，定点柜子取，二十分钟一轮。', need: '医院与货运站的放柜许可。', figures: '四个点位，每晚一百八十份。' },
  { name: '稻田里的鸭群', slogan: '鸭子除草，人管鸭子', field: 3, stage: 3, region: '420111', state: 4, team: ['yuexiao', 'jinsui', 'wuhuai'], tutor: 'luozhiqiu', host: univ, daysAgo: 25, problem: '除草剂越打越多，请人拔草一亩两百。', solution: '给鸭群戴上低功耗定位，按草情赶场。', need: '明年三月的试验田。', opinion: '冬季没有试验条件，暂停到三月，三月十日前交复工计划。' },
  { name: '盲盒木工课', slogan: '一个下午，做一件带得走的东西', field: 4, stage: 4, region: '420106', state: 3, team: ['dingshuang', 'caijiming', 'lengyue'], tutor: 'shenzhiwei', host: univ, daysAgo: 110, problem: '想学手艺的人，报不起几千块的长课。', solution: '两小时一节，木料切好，做什么抽签定。', need: '周末的场地。', figures: '一百二十节课，九成的人做完了。', roles: [['会拍短片的人', '把做的过程拍成三十秒']] },
  { name: '楼道电梯问路', slogan: '老人说一句，电梯送到家', field: 7, stage: 2, region: '420103', state: 3, team: ['quanshui', 'wenxiu', 'shenjuzhou'], tutor: 'hansuxin', host: univ, daysAgo: 35, problem: '眼睛不好的老人按不准楼层，常常走错门。', solution: '离线语音模块，只认这一栋楼的几十句话。', need: '两个愿意装的小区。', plan: '先装一部电梯，连续一个月不误判再装第二部。' },
  { name: '一周菜单', slogan: '买菜这件事，一周只想一次', field: 5, stage: 3, region: '330110', state: 3, team: ['haoran', 'qiaoan', 'maiqiu'], tutor: 'suman', host: univ, daysAgo: 20, problem: '下班站在菜摊前想不出吃什么，买多了又坏。', solution: '按冰箱里剩的和社区菜站的价排一周，凑成一份团购。', need: '三家社区菜站。' },
  { name: '工地安全帽说话', slogan: '快碰到了，帽子先提醒', field: 2, stage: 2, region: '420106', state: 2, team: ['donghezhi', 'yanluo', 'suyicheng'], tutor: 'zhouxingzhou', host: 'zhongcheng-training', daysAgo: 6, problem: '塔吊下面的人看不见头顶。', solution: '帽子上的小天线和吊钩互相知道距离。', need: '一个愿意试的工地。' },
  { name: '方言存折', slogan: '把外婆的话存下来', field: 4, stage: 2, region: '420111', state: 2, team: ['linxiao', 'yunanxing', 'baiyutong'], tutor: 'chenyanqing', host: univ, daysAgo: 4, problem: '村里会说老话的人越来越少，录音散在各家手机里。', solution: '一村一本，录音、对照与小故事放在一起，学校可以当教材。', need: '会录音的同学和三个愿意讲的老人。', plan: '寒假录二十小时，开学整理成第一本。', roles: [['会整理录音的人', '把一小时录音切成听得完的小段']] },
  { name: '二手仪器驿站', slogan: '实验室的旧仪器，换一间继续用', field: 5, stage: 1, region: '420111', state: 1, team: ['qinwangshu', 'dushiqi', 'linzhiyao'], tutor: 'lushiyi', host: univ, daysAgo: 2, problem: '仪器报废单上一半还能用，小公司又买不起新的。', solution: '校准、写清还能测什么，再挂出来。', need: '校准的老师。' },
  { name: '会计开瓶器', slogan: '小店老板看得懂的三张表', field: 1, stage: 2, region: '320106', state: 1, team: ['fangxiaoman', 'heyichen', 'muqing'], tutor: 'wenjingshu', host: 'qimu-finance', daysAgo: 3, problem: '小店老板不知道这个月赚了还是亏了。', solution: '收款码流水自动分成三堆：成本、该交的、能花的。', need: '三十家试用的店。' },
  { name: '安静自习舱', slogan: '十分钟走到，一小时不被打断', field: 6, stage: 1, region: '420111', state: 7, team: ['xiaobeichuan', 'gaoyuan', 'pengzhou'], tutor: 'suman', host: univ, daysAgo: 9, problem: '考试周自习室没有座。', solution: '把空着的会议室切成小舱。', need: '场地。', opinion: '消防没有过，请先和后勤一起重新设计出口，再交一次。' },
  { name: '老屋测绘员', slogan: '三天画完一栋老房子', field: 4, stage: 3, region: '420106', state: 6, team: ['tianxiaogu', 'shiyinghe', 'luanyi'], tutor: 'zhouxingzhou', host: 'zhongcheng-training', daysAgo: 150, problem: '老街要修，图纸一张都没有。', solution: '手持扫描加人工复核。', need: '设备租金。', opinion: '主要成员毕业离开，团队申请结束，设备已经归还。' },
  { name: '果园寻虫队', slogan: '虫子还小的时候就看见', field: 3, stage: 3, region: '510105', state: 5, team: ['zhanshu', 'yuexiao', 'dingshuang'], tutor: 'luozhiqiu', host: 'wangchuan-agri', daysAgo: 90, problem: '看见虫的时候，半棵树已经没了。', solution: '黏虫板每天自动拍照，和去年的同一天比。', need: '更多果园的照片。', figures: '六个果园，少打两次药。', opinion: '模型与流程都交给了合作社，准予毕业。' },
  { name: '康复游戏机', slogan: '把动作练成一局游戏', field: 7, stage: 3, region: '430111', state: 3, team: ['caijiming', 'quanshui', 'jinsui'], tutor: 'hansuxin', host: 'hehe-care', daysAgo: 55, problem: '中风后的手部训练枯燥，出院就没人练。', solution: '一个握力球，六个三分钟的小游戏，家属看得到进度。', need: '康复科的试用床位。', figures: '二十二位在用，平均每天练十八分钟。' },
  { name: '跨境慢邮', slogan: '不急的包裹，便宜一半', field: 5, stage: 2, region: '330206', state: 3, team: ['wuhuai', 'wenxiu', 'haoran'], tutor: 'jiangwanqing', host: univ, daysAgo: 15, problem: '小卖家寄样品，运费比样品贵。', solution: '凑够一箱再走，路上每一段都写清楚到哪天。', need: '两条线路的货代。' },
  { name: '光伏晾衣杆', slogan: '晒衣服的地方，也晒出一点电', field: 8, stage: 2, region: '320507', state: 3, team: ['lengyue', 'shenjuzhou', 'qiaoan'], tutor: 'lushiyi', host: univ, daysAgo: 28, problem: '租房的人装不了光伏板。', solution: '晾衣杆外面包一层柔性板，够一盏灯和两部手机。', need: '小批量打样。', isHidden: true },
  { name: '废塑料花盆', slogan: '一个外卖盒，一盆薄荷', field: 8, stage: 4, region: '420111', state: 4, team: ['maiqiu', 'donghezhi', 'yanluo'], tutor: 'shenzhiwei', host: univ, daysAgo: 12, problem: '校园里一天八千个外卖盒。', solution: '清洗、压片、热压成花盆，和种子一起卖。', need: '一台更安静的破碎机。', opinion: '车间噪声超标，整改完再恢复。' },
  { name: '社团记账员', slogan: '每一分会费都说得清', field: 1, stage: 1, region: '420111', state: 0, team: ['suyicheng'], daysAgo: 1, problem: '社团换届，账本就断了。', solution: '一张表，谁都看得到，只有两个人能改。', need: '两位一起做的人。' },
  { name: '山里的民宿管家', slogan: '老板不在，也有人照看', field: 6, stage: 1, region: '450304', state: 0, team: ['heyichen'], daysAgo: 5, problem: '山里民宿请不到常驻的人。', solution: '五家共用一位管家，按次结算。', need: '一个住在山里的人。' },
  { name: '实训室排队', slogan: '机床几点空，手机上看', field: 1, stage: 2, region: '340202', state: 0, team: ['gaoyuan', 'muqing'], tutor: 'maboan', daysAgo: 8, problem: '排了两小时，轮到的时候下课了。', solution: '门口一块小屏，扫一下就排上。', need: '一位写程序的人。', roles: [['写程序的人', '一个月做出能用的第一版']] },
  { name: '银发手机课', slogan: '一次只学一个按钮', field: 7, stage: 3, region: '420103', state: 6, team: ['baiyutong', 'linzhiyao', 'fangxiaoman'], tutor: 'guqinghe', host: univ, daysAgo: 240, problem: '老人不敢点，怕点坏。', solution: '一对一，一次二十分钟，下次先复习。', need: '志愿者。', opinion: '转为社区公益活动，不再作为创业项目孵化。' },
];
