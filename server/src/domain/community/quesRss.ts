import { quesPath, QuesTab } from '#contract/rules/ques.ts';
import type { Db } from '../../db/client.ts';
import { quesFeed } from './quesFeed.ts';

const NEWEST = 50;

/** The newest questions for those who subscribe. */
export async function quesRssEntries(db: Db) {
  const { list } = await quesFeed(db, { listType: QuesTab.latest, pageSize: NEWEST });
  return list.map(({ id, title, summary, userName, gmtCreate }) => ({
    path: quesPath(id),
    title,
    summary,
    author: userName,
    at: gmtCreate,
  }));
}
