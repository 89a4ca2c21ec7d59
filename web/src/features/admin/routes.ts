import { pages } from '../../kit/page.ts';

const at = 'features/admin/pages/';
const own = { layout: 'admin', noindex: true } as const;

export const adminRoutes = pages({
  dashboard: { path: '/admin', file: `${at}Dashboard.tsx`, title: '运营概览', ...own },
  site: { path: '/admin/site', file: `${at}Site.tsx`, title: '站点设置', ...own },
  people: { path: '/admin/people', file: `${at}People.tsx`, title: '用户', ...own },
  person: { path: '/admin/people/:userNo', file: `${at}Person.tsx`, title: '用户', ...own },
  organizations: { path: '/admin/organizations', file: `${at}Organizations.tsx`, title: '单位', ...own },
  outbox: { path: '/admin/outbox', file: `${at}Outbox.tsx`, title: '发件箱', ...own },
  webhooks: { path: '/admin/webhooks', file: `${at}Webhooks.tsx`, title: '接收事件的系统', ...own },
  webhook: { path: '/admin/webhooks/:webhookId', file: `${at}Webhook.tsx`, title: '送出的事件', ...own },
  errors: { path: '/admin/errors', file: `${at}Errors.tsx`, title: '出错记录', ...own },
  slowQueries: { path: '/admin/slowQueries', file: `${at}SlowQueries.tsx`, title: '慢查询', ...own },
  jobs: { path: '/admin/jobs', file: `${at}Jobs.tsx`, title: '后台任务', ...own },
  rtc: { path: '/admin/rtc', file: `${at}Rtc.tsx`, title: '音视频', ...own },
  nav: { path: '/admin/nav', file: `${at}Nav.tsx`, title: '主导航', ...own },
  footer: { path: '/admin/footer', file: `${at}Footer.tsx`, title: '页脚', ...own },
  links: { path: '/admin/links', file: `${at}Links.tsx`, title: '友情链接', ...own },
  hotWords: { path: '/admin/hotWords', file: `${at}HotWords.tsx`, title: '热搜词', ...own },
  words: { path: '/admin/words', file: `${at}Words.tsx`, title: '敏感词', ...own },
  carousel: { path: '/admin/carousel', file: `${at}Carousel.tsx`, title: '首页轮播', ...own },
  zones: { path: '/admin/zones', file: `${at}Zones.tsx`, title: '首页专区', ...own },
  zonePicks: { path: '/admin/zones/:zoneId', file: `${at}ZonePicks.tsx`, title: '挑选课程', ...own },
  dictionaries: { path: '/admin/dictionaries', file: `${at}Dictionaries.tsx`, title: '字典', ...own },
  categories: { path: '/admin/categories', file: `${at}Categories.tsx`, title: '课程分类', ...own },
  trees: { path: '/admin/trees', file: `${at}Trees.tsx`, title: '地区、职位与专业', ...own },
  abilities: { path: '/admin/abilities', file: `${at}Abilities.tsx`, title: '能力模型', ...own },
  vipSets: { path: '/admin/vip', file: `${at}VipSets.tsx`, title: '会员档位', ...own },
  promotions: { path: '/admin/promotions', file: `${at}Promotions.tsx`, title: '促销', ...own },
  tags: { path: '/admin/tags', file: `${at}Tags.tsx`, title: '标签', ...own },
});
