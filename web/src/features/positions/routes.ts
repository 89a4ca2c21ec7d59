import { pages } from '../../kit/page.ts';

const at = 'features/positions/pages/';

export const positionsRoutes = pages({
  typical: {
    path: '/typicalposition',
    file: `${at}TypicalPositions.tsx`,
    title: '典型岗位',
    layout: 'default',
    keepAlive: 'typicalposition',
  },
  typicalDetail: {
    path: '/typicalpositiondetail/:id?',
    file: `${at}TypicalPosition.tsx`,
    title: '典型岗位',
    layout: 'default',
  },
});
