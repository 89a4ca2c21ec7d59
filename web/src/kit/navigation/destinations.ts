export interface Destination {
  label: string;
  to: string;
}

/** 入驻: for guests and personal users. */
export const applyLinks: readonly Destination[] = [
  { label: '学校入驻', to: '/apply/school' },
  { label: '企业入驻', to: '/apply/enterprise' },
  { label: '机构入驻', to: '/apply/organization' },
];

interface Centre {
  name: string;
  /** First is where the centre opens. */
  links: readonly [Destination, ...Destination[]];
}

/** Where every centre opens; the operator's is the console. */
const overview: Destination = { label: '概览', to: '/account' };

const organization = (name: string, info: string): Centre => ({
  name,
  links: [
    overview,
    { label: '校企合作', to: '/account/enterpriseschool' },
    { label: '课程管理', to: '/account/organization/allcourselist' },
    { label: '讲师', to: '/account/organization/lecturer' },
    { label: '学生', to: '/account/student' },
    { label: info, to: '/account/organization/info' },
  ],
});

/** The centre of each user type. */
export const centres: Readonly<Record<number, Centre>> = {
  0: { name: '平台运营', links: [{ label: '运营后台', to: '/admin' }] },
  1: {
    name: '个人中心',
    links: [
      overview,
      { label: '推荐岗位', to: '/account/recommendposition' },
      { label: '我的课程', to: '/account/course' },
      { label: '我的任务', to: '/account/homework/myHomework' },
      { label: '我的测评', to: '/account/myTest' },
      { label: '我的收藏', to: '/account/collection/course' },
      { label: '我的订单', to: '/account/order' },
      { label: '个人信息', to: '/account/info' },
    ],
  },
  2: {
    name: '讲师中心',
    links: [
      overview,
      { label: '课程管理', to: '/account/vod' },
      { label: '任务管理', to: '/myguidance/taskList' },
      { label: '订单', to: '/account/inorder' },
      { label: '我的信息', to: '/account/lectureinfo' },
    ],
  },
  3: organization('机构中心', '机构信息'),
  4: organization('学校中心', '学校信息'),
  5: {
    name: '企业中心',
    links: [
      overview,
      { label: '人才库', to: '/account/talent' },
      { label: '智能筛选', to: '/account/smartfilter' },
      { label: '岗位', to: '/account/position' },
      { label: '校企合作', to: '/account/enterpriseschool' },
      { label: '企业信息', to: '/account/organization/infoForm' },
    ],
  },
};

/** Takes the place of the site's navigation in the lecturer's centre. */
export const lecturerNav: readonly Destination[] = [
  { label: '课程管理', to: '/account/vod' },
  { label: '任务管理', to: '/myguidance/taskList' },
  { label: '测评管理', to: '/account/myTest/all' },
  { label: '典型岗位管理', to: '/account/typicalplan' },
  { label: '我的信息', to: '/account/lectureinfo' },
];

export const places = {
  search: '/search/str',
  messages: '/im',
  notices: '/account/message',
  overview: '/account',
  welcome: '/account/welcome',
  courses: '/list',
  learning: '/account/course',
  changePassword: '/account/reset',
  security: '/account/realnameauthentication/bind',
  login: '/login',
  text: '/text',
  channel: '/organization',
  verify: '/certificate/verify',
  console: '/admin',
} as const;

/** Every address of ours that the shell itself links to; the server says which of them there are. */
export const shellTargets: readonly string[] = [
  ...new Set([
    '/',
    ...Object.values(places),
    ...applyLinks.map(({ to }) => to),
    ...lecturerNav.map(({ to }) => to),
    ...Object.values(centres).flatMap(({ links }) => links.map(({ to }) => to)),
  ]),
];
