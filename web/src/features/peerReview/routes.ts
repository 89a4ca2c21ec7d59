import { pages } from '../../kit/page.ts';

const at = 'features/peerReview/pages/';
const own = { layout: 'account', noindex: true } as const;

export const peerReviewRoutes = pages({
  own: { path: '/mutualComment', file: `${at}MutualComment.tsx`, title: '互评', ...own },
  manage: {
    path: '/myguidance/mutualCommentManage',
    file: `${at}MutualCommentManage.tsx`,
    title: '互评管理',
    ...own,
  },
});
