import { CONFLICT, failuresOf, NOT_FOUND, reworded, TOO_OFTEN } from '../kit/errors.ts';
import { dailyLimits, MOST_ARTICLES, NEWCOMER_HOURS, REPEAT_SECONDS } from '../rules/blog.ts';

const failure = failuresOf<'community'>();

export const BLOG_GONE = reworded(NOT_FOUND, '文章不存在、已经下架，或者作者没有对你公开');
export const COMMENT_GONE = reworded(NOT_FOUND, '评论不存在或已被删除');
export const BLOGGER_GONE = reworded(NOT_FOUND, '没有这位博主，或者账号已经注销');
export const VERSION_GONE = reworded(NOT_FOUND, '这一版已经不在历史里了');

export const DRAFT_CHANGED = reworded(CONFLICT, '这篇草稿在另一台设备上改过');
export const NOTHING_NEW = reworded(CONFLICT, '没有要发布的改动');
export const HANDLED = reworded(CONFLICT, '这条举报已经有人处理了，请刷新后查看');

const { articles, comments } = dailyLimits;
export const PUBLISHED_ENOUGH = reworded(
  TOO_OFTEN,
  `今天发布得够多了：注册 ${NEWCOMER_HOURS} 小时内每天最多 ${articles.newcomer} 篇，之后每天最多 ${articles.others} 篇`,
);
export const SAID_ENOUGH = reworded(
  TOO_OFTEN,
  `今天评论得够多了：注册 ${NEWCOMER_HOURS} 小时内每天最多 ${comments.newcomer} 条，之后每天最多 ${comments.others} 条`,
);

export const BAD_WORDS = failure(2500, '有不允许发布的内容');
export const ARTICLES_ENOUGH = failure(2501, `文章与草稿一共最多 ${MOST_ARTICLES} 篇，可以先删除一些`);
export const ARTICLE_REMOVED = failure(2502, '这篇文章已被移除，不能再发布');
export const NOT_SO = failure(2503, '文章不在可以这样做的状态，请刷新后再试');
export const SAID_BEFORE = failure(2504, `${REPEAT_SECONDS} 秒内不要重复发同样的内容`);
export const OWN_POST = failure(2505, '不能举报自己的内容');
export const REPORTED_ALREADY = failure(2506, '你已经举报过了，处理以后会通知你');
export const YOURSELF = failure(2507, '不能关注自己');
export const NOT_OPEN = failure(2508, '你还没有开通博客');
export const OPENED_ALREADY = failure(2509, '你的博客已经开通了');
export const DRAFT_NOT_THEIRS = failure(2510, '这篇草稿是另一个账号写的，没有记在这个账号名下');
export const NOT_VERSIONED = failure(2511, '这篇文章没有写明适用的版本');
