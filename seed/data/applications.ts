import type { LiveAudience } from '#contract/rules/liveChannel.ts';
import { withCheckCharacter } from '#contract/rules/orgCode.ts';

/** A demo application; `who` is a key of people.ts, `paper` a file of seed/media/licences. */
export interface SeedApplication {
  who: string;
  orgType: 3 | 4 | 5;
  orgName: string;
  orgCode: string;
  regionCode: string;
  address: string;
  industry: string;
  size: string;
  nature: string;
  schoolLevel: string;
  intro: string;
  contactName: string;
  contactMobile: string;
  paper: string;
  daysAgo: number;
  /** Empty: still waiting. */
  refusal: string;
}

const nothing = { address: '', industry: '', size: '', nature: '', schoolLevel: '', intro: '', refusal: '' };

/** Codes begin with zeros, so that they are nobody's; the check digits are right. */
export const applications: SeedApplication[] = [
  { ...nothing, who: 'gaoyuan', orgType: 5, orgName: '远峰物流', orgCode: withCheckCharacter('00000000000000601'), regionCode: '420111', address: '武汉市洪山区远峰路 000 号', industry: '405', size: '4', nature: '3', intro: '做城市配送与仓储，三百多台车，调度全靠一张看板。想招能看懂数据的调度员，也想让老员工来学。', contactName: '高远', contactMobile: '13800000111', paper: 'yuanfeng', daysAgo: 2 },
  { ...nothing, who: 'jinsui', orgType: 5, orgName: '一禾食品', orgCode: withCheckCharacter('00000000000000602'), regionCode: '510105', address: '成都市青羊区一禾路 000 号', industry: '1103', size: '3', nature: '3', intro: '做杂粮与豆制品，从基地到货架自己走完。', contactName: '金穗', contactMobile: '13800000117', paper: 'yihe', daysAgo: 5 },
  { ...nothing, who: 'wenxiu', orgType: 4, orgName: '江畔职业技术学校', orgCode: '99061', regionCode: '420103', address: '武汉市江汉区江畔路 000 号', nature: '1', schoolLevel: '4', intro: '中等职业学校，幼儿保育与电子商务为重点专业。', contactName: '文秀', contactMobile: '13800000123', paper: 'jiangpan', daysAgo: 1 },
  { ...nothing, who: 'fangxiaoman', orgType: 3, orgName: '小满手作学堂', orgCode: withCheckCharacter('00000000000000603'), regionCode: '330110', address: '杭州市余杭区小满里 000 号', nature: '5', intro: '教木工与陶艺，每班八个人，四个周末做完一件能用的东西。', contactName: '小满', contactMobile: '13800000103', paper: 'xiaoman', daysAgo: 4, refusal: '营业执照照得太糊，代码与名称看不清；请在光线好的地方把四角拍全，再交一次。' },
];

/** Facts of a lecturer: a change when a lecturer hands them in, an application otherwise. */
export interface SeedLecturerAudit {
  who: string;
  lecturerName: string;
  position: string;
  tags: string[];
  introduce: string;
  daysAgo: number;
  refusal: string;
}

export const lecturerAudits: SeedLecturerAudit[] = [
  { who: 'luanyi', lecturerName: '栾一', position: '数据分析师', tags: ['数据分析', 'SQL'], introduce: '<p>在零售公司做了五年数据，最常被问的是这个数从哪里来，所以我的课从出处讲起。</p><p>带过六位实习生，现在都在做分析。</p>', daysAgo: 2, refusal: '' },
  { who: 'maiqiu', lecturerName: '麦秋', position: '面点师', tags: ['烘焙', '食品安全'], introduce: '<p>做面点十一年，开过两家店。想把和面讲成一门谁都能学会的课：温度、时间、手感，一样一样来。</p>', daysAgo: 6, refusal: '' },
  { who: 'yanluo', lecturerName: '言洛', position: '自由撰稿人', tags: ['写作'], introduce: '<p>写过很多稿子，也想教别人写，希望能有机会在这里开课。</p>', daysAgo: 3, refusal: '简介里请写明教过谁、怎么教，最好附一份作品或聘书。' },
  { who: 'anruosheng', lecturerName: '安若生', position: '前端架构师', tags: ['JavaScript', 'React', '无障碍'], introduce: '<p>十年前端，做过两次从零到一的改版，现在负责整个产品的界面框架。课上只写能上线的代码，也只讲用过的办法。</p>', daysAgo: 1, refusal: '' },
];

/** Changes of organizations that wait for the platform. */
export const orgChanges: { org: string; who: string; content: Record<string, string>; daysAgo: number }[] = [
  { org: 'qingli-design', who: 'shenzhiwei', content: { orgName: '青栗设计学堂' }, daysAgo: 2 },
];

/** Lecturers who ask to go live. Those with live courses have a channel already. */
export const liveApplications: {
  who: string;
  plan: string;
  frequency: string;
  audience: LiveAudience;
  experience: string;
  daysAgo: number;
  /** Null: it passed. */
  refusal: string | null;
}[] = [
  { who: 'anruosheng', plan: '每两周一场，现场给学员的页面做体检：看结构、看键盘操作、看加载的先后，改完当场对比。', frequency: '双周周三 20:00', audience: 100, experience: '在公司内部讲过六期，用摄像头加屏幕共享，专线网络。', daysAgo: 1, refusal: '' },
  { who: 'chenyanqing', plan: '《招聘数据看板怎么搭》：现场从一份真实的招聘数据做到能讲的看板，讲四十分钟，答疑二十分钟。', frequency: '每周四 19:30', audience: 500, experience: '学校的智慧教室里直播过两个学期。', daysAgo: 40, refusal: null },
  { who: 'hansuxin', plan: '直播答疑。', frequency: '有空就播', audience: 30, experience: '', daysAgo: 5, refusal: '请写明每场讲什么、多长时间、给谁看；答疑也要说明围绕哪门课。' },
];
