import { pages } from '../../kit/page.ts';

const at = 'features/term/pages/';
const own = { layout: 'account', noindex: true } as const;

export const termRoutes = pages({
  term: { path: '/account/term', file: `${at}SchoolTerm.tsx`, title: '校历与教室', ...own },
  roomImport: { path: '/account/term/rooms/import', file: `${at}RoomImport.tsx`, title: '批量导入教室', ...own },
});
