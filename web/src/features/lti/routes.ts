import { pages } from '../../kit/page.ts';

const at = 'features/lti/pages/';

export const ltiRoutes = pages({
  platforms: { path: '/account/lti', file: `${at}Platforms.tsx`, title: '学习平台', layout: 'account', noindex: true },
  tools: { path: '/account/lti/tools', file: `${at}Tools.tsx`, title: '外部工具', layout: 'account', noindex: true },
  pick: { path: '/lti/pick', file: `${at}PickCourse.tsx`, title: '选择课程', layout: 'default', noindex: true },
});
