import { entryAgreement } from './entryAgreement.ts';
import { privacyPolicy } from './privacyPolicy.ts';
import { userAgreement } from './userAgreement.ts';
import type { ArticleKey } from './articles.ts';

/** A navigation entry; left out while the route in `requires` is not built. */
export type SeedNavItem = { navTitle: string; navUrl: string; target: '_self' | '_blank'; requires: string };

/** A group of the footer; `article` is a key of articles.ts. */
export type SeedFooterGroup = { navName: string; children: { navName: string; article: ArticleKey }[] };

/** Links of friends, all to public education and employment sites. */
export type SeedLink = { linkName: string; linkUrl: string; linkTarget: '_blank' };

/** The page that invites lecturers, as HTML; shorter than the footer's article. */
const recruitInfo = `<p>你在一件事上走过的弯路，正是别人最需要的路标。知途面向学校、企业与各行各业招募讲师，不看头衔，只看你能不能让学员做出一件东西。</p>
<h3>一门课怎样来到平台</h3>
<ul>
<li><strong>定题：</strong>和教研编辑谈一次，确定学完能做什么，以及哪些内容不讲。</li>
<li><strong>试讲：</strong>录一节 10 分钟的样课，三位同行给出书面意见。</li>
<li><strong>录制：</strong>按章完成，每章配一份练习；字幕与图表由我们协助。</li>
<li><strong>上线：</strong>审核约 2 个工作日，上线后四周内根据学习数据修改一次。</li>
</ul>
<h3>你可以期待</h3>
<ul>
<li>课程著作权归你，署名清楚。</li>
<li>收益按月结算，每一笔订单都能查到。</li>
<li>班级、任务、题库、直播工具都可以使用，备一次课，带多个班。</li>
<li>优秀课程会被推荐给合作学校，纳入学分认定。</li>
</ul>
<h3>提交前请准备</h3>
<p>一段不超过 300 字的介绍、专业资质的照片、一段试讲视频。申请在 3 个工作日内答复，未通过的会写明原因。</p>`;

/**
 * Settings of the site, named as in the table website. logo, ico, wxCode and wbCode are files of seed/art,
 * stored and replaced by addresses when loaded; supportUrl becomes the address of supportArticle.
 * The record numbers are zeros, plainly invented.
 */
export const webInfo = {
  title: '知途',
  keyword: '在线学习，职业课程，典型岗位，技能测评，校企合作，招聘，创业孵化',
  desc: '知途把课程、测评、典型岗位与招聘连成一条路：看得见一份工作的要求，也看得见自己下一步该学什么。',
  copyright: '© 2026 知途　版权所有',
  icp: '某ICP备 00000000 号',
  prn: '某公网安备 00000000000000 号',
  prnNo: '00000000000000',
  isEnableStatistics: 0,
  statisticsCode: '',
  isShowService: 1,
  service1: '800000001',
  service2: '800000002',
  service3: '800000003',
  service4: '800000004',
  service5: '800000005',
  wxCode: 'wx.svg',
  wbCode: 'wb.svg',
  /** Empty: the built-in logo, which follows the theme. */
  logo: '',
  ico: 'favicon.svg',
  h5Domain: '',
  phone: '400-820-0000',
  supportUrl: '',
  isEnableVip: 1,
  payeeName: '知途教育科技有限公司',
  payeeBank: '演示银行知途支行',
  payeeAccount: '6200 0000 0000 0000 018',
  userAgreement,
  privacyPolicy,
  entryAgreement,
  recruitTitle: '把你会的，讲给需要的人',
  recruitInfo,
} as const;

/** Names of the five support accounts in the footer, as service1 … service5. */
export const serviceLabels = ['课程咨询', '考试咨询', '入驻咨询', '技术支持', '投诉建议'] as const;

/** Service hours beside the number. */
export const phoneHours = '工作日 9:00–18:00';

/** The article that supportUrl leads to. */
export const supportArticle: ArticleKey = 'complaint';

/** Navigation; five are shown, the rest under 更多. */
export const navBar: SeedNavItem[] = [
  { navTitle: '课程', navUrl: '/list', target: '_self', requires: '/list' },
  { navTitle: '直播', navUrl: '/live', target: '_self', requires: '/live' },
  { navTitle: '典型岗位', navUrl: '/typicalposition', target: '_self', requires: '/typicalposition' },
  { navTitle: '招聘', navUrl: '/positionlist', target: '_self', requires: '/positionlist' },
  { navTitle: '社区', navUrl: '/blog', target: '_self', requires: '/blog' },
  { navTitle: '问答', navUrl: '/question', target: '_self', requires: '/question' },
  { navTitle: '资讯', navUrl: '/info', target: '_self', requires: '/info' },
  { navTitle: '测评', navUrl: '/exam', target: '_self', requires: '/exam' },
  { navTitle: '资料', navUrl: '/resource', target: '_self', requires: '/resource' },
  { navTitle: '文库', navUrl: '/library', target: '_self', requires: '/library' },
  { navTitle: '机构', navUrl: '/organizationlist', target: '_self', requires: '/organizationlist' },
  { navTitle: '企业', navUrl: '/enterpriseList', target: '_self', requires: '/enterpriseList' },
  { navTitle: '创业孵化', navUrl: '/startbusiness', target: '_self', requires: '/startbusiness' },
  { navTitle: '会员', navUrl: '/vip', target: '_self', requires: '/vip' },
  { navTitle: '促销', navUrl: '/sale', target: '_self', requires: '/sale' },
];

/** Three groups; every entry has an article at /terrace/{id}. */
export const footerGroups: SeedFooterGroup[] = [
  {
    navName: '关于平台',
    children: [
      { navName: '平台介绍', article: 'about' },
      { navName: '联系我们', article: 'contact' },
      { navName: '加入我们', article: 'join' },
      { navName: '社区公约', article: 'rules' },
      { navName: '投诉处理办法', article: 'complaint' },
    ],
  },
  {
    navName: '学习帮助',
    children: [
      { navName: '选课指南', article: 'choose' },
      { navName: '考试须知', article: 'exam' },
      { navName: '学分与证书', article: 'credit' },
      { navName: '账号与安全', article: 'security' },
      { navName: '常见问题', article: 'faq' },
    ],
  },
  {
    navName: '合作入驻',
    children: [
      { navName: '学校入驻', article: 'school' },
      { navName: '企业入驻', article: 'enterprise' },
      { navName: '机构入驻', article: 'organization' },
      { navName: '讲师招募', article: 'recruit' },
      { navName: '创业孵化', article: 'incubation' },
    ],
  },
];

/** Links of friends. */
export const links: SeedLink[] = [
  { linkName: '国家智慧教育公共服务平台', linkUrl: 'https://www.smartedu.cn', linkTarget: '_blank' },
  { linkName: '教育部', linkUrl: 'https://www.moe.gov.cn', linkTarget: '_blank' },
  { linkName: '国家大学生就业服务平台', linkUrl: 'https://www.ncss.cn', linkTarget: '_blank' },
  { linkName: '人力资源和社会保障部', linkUrl: 'https://www.mohrss.gov.cn', linkTarget: '_blank' },
  { linkName: '学信网', linkUrl: 'https://www.chsi.com.cn', linkTarget: '_blank' },
];
