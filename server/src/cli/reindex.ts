import { reindexAll } from '../domain/search/reindexAll.ts';
import { withCurrentSite } from './site.ts';
import type { Verb } from './verb.ts';

const EVERY = 2000;

export const verb: Verb = {
  usage: [['', '从课程、讲师、单位、资讯、博客、问答、测评与职位重做全部搜索文档；站点可以照常运行']],
  run: ({ env, now, say }) =>
    withCurrentSite({ env }, async ({ database: { db } }) => {
      let read = 0;
      const documents = await reindexAll(db, now(), (rows) => {
        if (Math.floor((read + rows) / EVERY) > Math.floor(read / EVERY)) say(`已经读了 ${read + rows} 行`);
        read += rows;
      });
      say(`重编好了：${documents} 份搜索文档。`);
      return 0;
    }),
};
