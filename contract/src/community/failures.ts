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

const { articles, comments, questions, answers } = dailyLimits;
export const PUBLISHED_ENOUGH = reworded(
  TOO_OFTEN,
  `今天发布得够多了：注册 ${NEWCOMER_HOURS} 小时内每天最多 ${articles.newcomer} 篇，之后每天最多 ${articles.others} 篇`,
);
export const SAID_ENOUGH = reworded(
  TOO_OFTEN,
  `今天评论得够多了：注册 ${NEWCOMER_HOURS} 小时内每天最多 ${comments.newcomer} 条，之后每天最多 ${comments.others} 条`,
);

export const ASKED_ENOUGH = reworded(
  TOO_OFTEN,
  `今天提问得够多了：注册 ${NEWCOMER_HOURS} 小时内每天最多 ${questions.newcomer} 个，之后每天最多 ${questions.others} 个`,
);
export const ANSWERED_ENOUGH = reworded(
  TOO_OFTEN,
  `今天回答得够多了：注册 ${NEWCOMER_HOURS} 小时内每天最多 ${answers.newcomer} 个，之后每天最多 ${answers.others} 个`,
);

export const QUES_GONE = reworded(NOT_FOUND, '问题不存在，或者已经删除');
export const ANSWER_GONE = reworded(NOT_FOUND, '回答不存在或已被删除');
export const APPEALED = reworded(CONFLICT, '已经有人复核过了，请刷新后查看');

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
export const POINTS_SHORT = failure(2512, '积分不够，换一个少一些的悬赏，或者不设悬赏');
export const QUES_CLOSED = failure(2513, '这个问题已经关闭，不再收新的回答');
export const QUES_ANSWERED = failure(2514, '已经有人回答，不能删除；不再需要回答时可以关闭');
export const OWN_ANSWER = failure(2515, '设了悬赏的问题，不能采纳自己的回答');
export const PAID_ALREADY = failure(2516, '悬赏已经付出，不能再换采纳的回答');
export const DUPLICATE_ITSELF = failure(2517, '不能说成与它自己重复，请另选一个没有关闭的问题');
export const NO_APPEAL = failure(2518, '只有被移除的内容可以申诉，每次移除可以申诉一次，移除后 15 天内有效');
export const OWN_VERDICT = failure(2519, '移除是你作出的，请由另一位同事复核');
export const ACCEPTED_STAYS = failure(2520, '被采纳的回答不能删除，可以修改');
