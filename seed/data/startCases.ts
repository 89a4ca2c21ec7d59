import { ConsentState } from '#contract/rules/startCases.ts';
import type { SeedProject } from './startProjects.ts';

/** Somebody a case is about; whoever is not told of otherwise agreed to be named. */
interface SeedCasePerson {
  key: string;
  duty: string;
  words?: string;
  consent?: ConsentState;
}

/** The story of an invented project that graduated. */
interface SeedCase {
  /** The name of a project. */
  project: string;
  title: string;
  intro: string;
  figures: readonly (readonly [label: string, value: string])[];
  /** Headings with their paragraphs. */
  body: readonly (readonly [heading: string, ...paragraphs: string[]])[];
  people: readonly SeedCasePerson[];
  daysAgo: number;
}

const univ = 'jiangcheng-univ';
const { asked, refused } = ConsentState;

/** Graduated besides those of startProjects.ts; the last one has no case yet. */
export const graduatedProjects: readonly SeedProject[] = [
  { name: '图书馆找书灯', slogan: '灯亮的地方，就是那本书', field: 1, stage: 4, region: '420111', state: 5, team: ['linxiao', 'dushiqi', 'gaoyuan'], tutor: 'anruosheng', host: univ, daysAgo: 320, problem: '书上架错一格，就等于丢了。', solution: '每层书架一条灯，扫码之后亮一格。', need: '更多的分馆。', figures: '三个分馆，找书从八分钟降到两分钟。', opinion: '三个分馆都续了约。' },
  { name: '雨衣不漏水', slogan: '骑手的雨衣，袖口先想好', field: 2, stage: 4, region: '340202', state: 5, team: ['muqing', 'shiyinghe', 'donghezhi'], tutor: 'maboan', host: 'beian', daysAgo: 260, problem: '下雨天，骑手的袖口与裤脚先湿。', solution: '袖口做成两层，裤脚用一根抽绳收住。', need: '面料厂。', figures: '卖出两千一百件，退货率百分之二。', opinion: '已经自己接单生产。' },
  { name: '菜园共用冷库', slogan: '摘下来的菜，多放三天', field: 3, stage: 4, region: '510105', state: 5, team: ['yuexiao', 'zhanshu', 'luanyi'], tutor: 'luozhiqiu', host: 'wangchuan-agri', daysAgo: 410, problem: '菜农摘下来当天卖不完，只能降价。', solution: '村口一个小冷库，按筐按天算钱。', need: '两个村子的电。', figures: '四个村，平均多卖三天，少降价两成。', opinion: '合作社接手运营。' },
  { name: '老照片上色屋', slogan: '外婆年轻时的裙子是红的', field: 4, stage: 4, region: '420106', state: 5, team: ['tianxiaogu', 'lengyue', 'wenxiu'], tutor: 'shenzhiwei', host: univ, daysAgo: 300, problem: '老照片扫下来还是灰的，没人记得颜色。', solution: '先问家里人，再上色，改到点头为止。', need: '会看面料的人。', figures: '修了六百四十张，九成的人再来。', opinion: '工作室已经注册。' },
  { name: '修鞋上门', slogan: '一双鞋，多走两年', field: 6, stage: 4, region: '420103', state: 5, team: ['pengzhou', 'caijiming', 'quanshui'], tutor: 'guqinghe', host: univ, daysAgo: 230, problem: '修鞋摊越来越少，好鞋开胶只能扔。', solution: '周三周六在写字楼一层摆一天，手艺人不用租店。', need: '更多楼。', figures: '十四栋楼，每月一千一百双。', opinion: '收入够付四位师傅的工资。' },
  { name: '药盒会说话', slogan: '该吃哪一格，它先说', field: 7, stage: 4, region: '430111', state: 5, team: ['jinsui', 'shenjuzhou', 'baiyutong'], tutor: 'hansuxin', host: 'hehe-care', daysAgo: 280, problem: '老人一天吃七种药，常常记不清吃过没有。', solution: '七格药盒按时亮一格，拿错了会提醒。', need: '照护中心的试用床位。', figures: '九十二位老人，漏服从四次降到不到一次。', opinion: '两家照护中心采购。' },
  { name: '旧窗帘变布袋', slogan: '一块窗帘，三只买菜的袋子', field: 8, stage: 4, region: '420111', state: 5, team: ['maiqiu', 'fangxiaoman', 'linzhiyao'], tutor: 'jiangwanqing', host: univ, daysAgo: 190, problem: '酒店换窗帘，一次扔一卡车。', solution: '按布幅裁成固定的三种袋子，边角做杯垫。', need: '缝纫的地方。', figures: '收了三十一吨窗帘，做成九万只袋子。', opinion: '已经能自己接单。' },
  { name: '宿舍共享工具箱', slogan: '一层楼，一把螺丝刀就够', field: 8, stage: 4, region: '420111', state: 5, team: ['suyicheng', 'heyichen', 'qinwangshu'], tutor: 'lushiyi', host: univ, daysAgo: 40, problem: '每间宿舍都想要一把螺丝刀，一年用一次。', solution: '每层一只箱子，扫码借，不还的人自己能看到。', need: '后勤的同意。', figures: '二十八层楼，丢了三件工具。', opinion: '后勤接管，团队毕业。' },
];

export const startCases: readonly SeedCase[] = [
  { project: '听障课堂字幕', title: '一块屏，让老师的话停一停', intro: '三个人，十一个班，两年，把字幕挂到听障同学自己的屏幕上', figures: [['在用的班', '11 个'], ['去年收入', '26 万'], ['专业词认对', '92%']], daysAgo: 20, body: [['先听不见的人来', '第一版字幕挂在黑板旁边，全班都看得见，只有需要的人看不清。后来把屏放到每个人桌上，字大一号，背景用深色。'], ['教材是老师给的', '专业词认不出来，不是算法的问题，是没人告诉它这学期讲什么。现在开学前先把教材喂进去，换一门课，重新喂一次。'], ['毕业之后', '三所学校续了约，团队把设备的维护交给学校的电教科，自己只管词表。']], people: [{ key: 'dushiqi', duty: '负责人', words: '上课最怕的不是听不见，是别人等你听见。' }, { key: 'baiyutong', duty: '产品与现场', consent: refused }, { key: 'heyichen', duty: '技术', words: '词表比模型有用，这句话我们花了一年才敢说。' }] },
  { project: '旧课本回家', title: '一万四千本课本，绕了一圈又回来', intro: '期末在楼下收，开学按课表配成一袋，两年没有一本当废纸', figures: [['收发课本', '1.4 万本'], ['人均省', '210 元'], ['参与同学', '3600 人']], daysAgo: 35, body: [['楼下那张桌子', '第一次在宿舍楼下摆桌子，两个小时只收到十一本。第二次换成下课的路口，一小时收满一车。'], ['按课表配一袋', '不按书名卖，按课表配。同学报课程，拿到一袋，缺的那本才去买新的。'], ['账是怎么算平的', '每本书只赚两块，靠的是一次收、一次发，不占仓库。']], people: [{ key: 'linzhiyao', duty: '负责人', words: '我们卖的不是旧书，是不用再跑一趟书店。' }, { key: 'xiaobeichuan', duty: '仓库' }, { key: 'tianxiaogu', duty: '配书与账目', consent: asked }] },
  { project: '果园寻虫队', title: '在虫子还小的时候，就看见它', intro: '黏虫板每天自己拍照，和去年的同一天比，少打两次药', figures: [['果园', '6 个'], ['少打药', '2 次'], ['每亩省', '86 元']], daysAgo: 60, body: [['半棵树没了才知道', '看见虫的时候，叶子已经卷了。果农不缺药，缺的是早三天。'], ['照片自己会比', '一块黏虫板，一台定时相机。每天把照片和去年的同一天比，多出来的那几点才叫人。'], ['交给合作社', '模型与流程都交给合作社，团队每季度来看一次。']], people: [{ key: 'zhanshu', duty: '负责人', words: '果园里最值钱的是时间，不是相机。' }, { key: 'yuexiao', duty: '田间', words: '板子要朝东，早上的光最干净。' }, { key: 'dingshuang', duty: '技术', consent: asked }] },
  { project: '图书馆找书灯', title: '八分钟的找书，变成两分钟', intro: '书架上一条灯，扫码之后亮一格', figures: [['分馆', '3 个'], ['找书时间', '2 分钟'], ['错架率', '0.6%']], daysAgo: 12, body: [['错一格等于丢了', '图书馆每年有几百本书上错一格。馆员说，找不到的书不是没了，是没人看见它。'], ['灯比地图简单', '试过画地图，没人看。后来只亮一格，看到光就走过去。'], ['馆员是第一批用户', '每天早上先让馆员用一遍，把不亮的换掉，读者来的时候就都是好的。']], people: [{ key: 'linxiao', duty: '数据与现场', words: '我们改了七次，才敢把灯从蓝色换成黄色。' }, { key: 'dushiqi', duty: '负责人' }, { key: 'gaoyuan', duty: '硬件', consent: refused }] },
  { project: '雨衣不漏水', title: '骑手的袖口，我们想了三个月', intro: '一件雨衣卖两千一百件，退货只有百分之二', figures: [['卖出', '2100 件'], ['退货率', '2%'], ['单件成本', '39 元']], daysAgo: 80, body: [['先淋三次雨', '团队在楼顶淋了三次，发现先湿的不是背，是袖口。'], ['一根抽绳', '裤脚的抽绳是从登山裤上学的，多了一块二，省下一次退货。'], ['打样在自己学校', '三十件样品都在实训岛上做，坏了当场改。']], people: [{ key: 'muqing', duty: '负责人', words: '能让人少停一次车的雨衣，才叫雨衣。' }, { key: 'donghezhi', duty: '打样' }] },
  { project: '菜园共用冷库', title: '村口的小冷库，让菜多放三天', intro: '按筐按天算钱，四个村子，少降价两成', figures: [['村子', '4 个'], ['多卖', '3 天'], ['少降价', '两成']], daysAgo: 120, body: [['不是缺冷库，是缺小的', '镇上有一个大冷库，太远，也太满。村口放一个二十平的，才有人用。'], ['按筐算钱', '一筐一天八毛，谁都算得清，不用签合同。'], ['电是最大的账', '夜里电价低，温度多降两度，白天少开机。']], people: [{ key: 'yuexiao', duty: '负责人', words: '冷库最冷的地方留给最先卖的菜。' }, { key: 'luanyi', duty: '电与设备', words: '夜里三点的电，比白天便宜一半。' }] },
  { project: '老照片上色屋', title: '先问家里人，再给照片上色', intro: '六百四十张老照片，九成的人又来了一次', figures: [['照片', '640 张'], ['再来', '九成'], ['每张', '45 元']], daysAgo: 95, body: [['颜色是问出来的', '软件猜的裙子是蓝的，外婆说是红的。从那以后，先打一通电话，再开机。'], ['改到点头为止', '一张改四遍，时间花在第一遍的电话里，不花在后面。'], ['照片留给谁', '每张照片都留一份原图，连同电话的记录一起交给家人。']], people: [{ key: 'tianxiaogu', duty: '负责人', words: '颜色错一点没关系，记得错才要紧。' }, { key: 'lengyue', duty: '修图' }, { key: 'wenxiu', duty: '访谈', consent: refused }] },
  { project: '修鞋上门', title: '每周三和周六，修鞋师傅到你楼下', intro: '十四栋写字楼，四位师傅，一个月一千一百双', figures: [['写字楼', '14 栋'], ['每月', '1100 双'], ['师傅', '4 位']], daysAgo: 50, body: [['师傅不用租店', '摊位一天两百，生意好坏自己看得见，没人逼着上班。'], ['鞋底换一次，多走两年', '先把能修的写清楚，不能修的不收钱。'], ['楼里最忙的时候', '中午十二点到一点半，一个上午的活都堆在这里，后来改成前一天晚上收。']], people: [{ key: 'pengzhou', duty: '负责人', words: '师傅的手艺值钱，别让它等人。' }, { key: 'caijiming', duty: '点位' }] },
  { project: '药盒会说话', title: '药盒亮一格，漏服少了四次', intro: '九十二位老人，两家照护中心，一年', figures: [['老人', '92 位'], ['漏服', '不到 1 次'], ['照护中心', '2 家']], daysAgo: 70, body: [['一天七种药', '护工最怕的是换班：上一班给了没有，写在纸上，纸湿了就没了。'], ['只做一件事', '药盒不联网、不测心率，只按时亮一格。越少的功能，老人越敢碰。'], ['家属看得到', '每天一张小结，家属看得到吃了没有，不看别的。']], people: [{ key: 'jinsui', duty: '负责人', words: '屏幕字再大，也没有一盏灯直接。' }, { key: 'shenjuzhou', duty: '照护中心', consent: asked }] },
  { project: '旧窗帘变布袋', title: '三十一吨窗帘，做成九万只袋子', intro: '酒店换下来的窗帘，按布幅裁成三种袋子', figures: [['窗帘', '31 吨'], ['袋子', '9 万只'], ['杯垫', '2 万片']], daysAgo: 45, body: [['先去酒店的仓库', '第一次去，看见一墙的窗帘，从此不愁布料。'], ['固定三种尺寸', '不按订单裁，按布幅裁，边角才少。杯垫是边角的边角。'], ['缝纫的人在哪里', '社区里会踩缝纫机的阿姨不少，按件算，自己选时间。']], people: [{ key: 'maiqiu', duty: '负责人', words: '最好的设计，是不浪费这块布。' }, { key: 'fangxiaoman', duty: '裁剪' }, { key: 'linzhiyao', duty: '销路', words: '袋子上不印字，反而卖得好。' }] },
];
