import fastify from 'fastify';
import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import * as blog from '#contract/community/blog.ts';
import * as blogComment from '#contract/community/blogComment.ts';
import * as questions from '#contract/community/questions.ts';
import * as questionsComment from '#contract/community/questionsComment.ts';
import { base } from '#contract/fields/resume.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { LABEL_LENGTH } from '#contract/rules/blog.ts';
import { plainTags, richTags } from '#contract/rules/richText.ts';
import * as profile from '#contract/user/userProfile.ts';
import { begin, newKey, publishAs, written } from '#test/blog.ts';
import { answerAs, askAs } from '#test/questions.ts';
import { testApp } from '#test/testApp.ts';
import { xssVectors } from '#test/xssVectors.ts';
import { user } from '../../db/schema/user.ts';
import { site } from '../../site.ts';
import { mountFeeds } from '../../web/feeds.ts';
import { shownHtml } from '../../kit/shownHtml.ts';

const t = await testApp();
const start = Date.parse('2026-11-21T12:00:00+08:00');
let minutes = 0;
/** Nobody says more in a day than one may. */
const later = () => t.setNow(new Date(start + (minutes += 10) * 60_000));
later();
const [author, commenter] = [await t.person({ nickname: '<img src=x>' }), await t.person()];
await t.database.db.update(user).set({ gmtCreate: '2026-11-01 12:00:00' });
const weblogId = await publishAs(author, '可以评论');
const questionId = await askAs(author, '可以回答');
const answerId = await answerAs(author, questionId, '可以评论的回答');

const tags = new Set<string>([...plainTags, ...Object.values(richTags).flatMap((tool) => Object.keys(tool))]);
const attributes = new Set(['href', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'start', 'colspan', 'rowspan']);
const tolerated = new Set([...attributes, 'class', 'data-latex']);
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Where a browser would go: an address of ours, or one of a scheme that cannot run anything. */
function isSafe(address: string): boolean {
  if (/^[\\/]{2}/.test(address.trim())) return false;
  const url = URL.parse(address, 'https://zhitu.example.cn/blog/');
  return url === null || schemes.has(url.protocol);
}

const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });

/** What in a text could run or lead astray; empty when it is as harmless as it must be. */
function harmIn(html: string): string[] {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const isDrawn = tag === 'math' || element.closest('math') !== null;
    const isCode = tag === 'span' && element.closest('pre') !== null;
    const isKnown = isDrawn || tags.has(tag);
    const wrong = [...element.attributes].filter(({ name, value }) => {
      if (/^on|^style$|^xlink|^src(?:doc|set)|^formaction$/i.test(name)) return true;
      if (name === 'href' || name === 'src') return isDrawn || !isSafe(value ?? '');
      if (name === 'tabindex') return tag !== 'pre' || value !== '0';
      return !isDrawn && !isCode && !tolerated.has(name);
    });
    return [...(isKnown ? [] : [`<${tag}>`]), ...wrong.map(({ name, value }) => `${tag} ${name}=${value}`)];
  });
}

it('the check itself sees harm', () => {
  expect(harmIn('<img src=x onerror=alert(1)><a href="javascript:x">y</a><script>1</script>')).toHaveLength(3);
  expect(harmIn('<p><a href="/list" rel="x">y</a><img src="/a.png"></p>')).toEqual([]);
});

describe(`${xssVectors.length} vectors`, () => {
  beforeEach(later);

  it.each(xssVectors)('in a text, as title, label and comment: %j', async (vector) => {
    const { fields } = await begin(author, written('向量', { content: `<p>前</p>${vector}<p>后</p>` }));
    expect(harmIn(fields.content)).toEqual([]);
    expect(harmIn(await shownHtml(fields.content))).toEqual([]);
    const named = written(vector.slice(0, 80), { labels: [vector.slice(0, LABEL_LENGTH).trim()] });
    const draft = { draftKey: newKey(), revision: newKey(), fields: named };
    const begun = await author.send(blog.save, draft);
    expect([200, INVALID_INPUT.code]).toContain(begun.code);
    if (begun.code === 200) expect(begun.data.fields).toMatchObject({ title: vector.slice(0, 80).trim() });
    const said = await commenter.send(blogComment.save, { weblogId, commentText: vector });
    expect(said.data.commentText).toBe(vector.trim());
  });

  it.each(xssVectors)('in a question, an answer and what is said of it: %j', async (vector) => {
    const content = `<p>前</p>${vector}<p>后</p>`;
    const title = vector.slice(0, 80).trim();
    const asked = await author.send(questions.update, { id: questionId, title, content, labels: ['问'] });
    expect([200, INVALID_INPUT.code]).toContain(asked.code);
    await author.send(questionsComment.update, { id: answerId, content });
    const { data: shown } = await t.guest.send(questions.view, { id: questionId });
    expect(harmIn(shown.content)).toEqual([]);
    if (asked.code === 200) expect(shown.title).toBe(title);
    const said = { questionId, parentId: answerId, commentText: vector };
    expect((await commenter.send(questionsComment.save, said)).data.comment!.commentText).toBe(vector.trim());
    const [answer] = (await t.guest.send(questionsComment.list, { questionId })).data.list;
    expect(harmIn(answer!.content)).toEqual([]);
  });
});

it.each(xssVectors)('as a nickname: %j', async (vector) => {
  const nickname = vector.trim().slice(0, base.nickname.max).trim();
  const named = await author.send(profile.updateMyBaseInfo, { nickname, headImgUrl: '', sex: 3 as const });
  expect([200, INVALID_INPUT.code]).toContain(named.code);
  if (named.code !== 200) return;
  const { author: shown, blogger } = (await t.guest.send(blog.view, { id: weblogId })).data;
  expect([shown, blogger.userName]).toEqual([nickname, nickname]);
});

it('words that look like markup stay words, in the feed too', async () => {
  await author.send(profile.updateMyBaseInfo, { nickname: '<img src=x>', headImgUrl: '', sex: 3 });
  const id = await publishAs(author, '<img src=x onerror=alert(1)>"&]]>', { labels: ['<b>&'] });
  const app = fastify();
  mountFeeds(app, t.platform, site.feeds);
  const feed = (await app.inject({ url: '/blog/rss.xml' })).body;
  expect(feed).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;]]&gt;');
  expect(feed).not.toMatch(/<(?:img|script|svg)/i);
  const { data } = await t.guest.send(blog.view, { id });
  expect(data).toMatchObject({ author: '<img src=x>', labels: [{ labelName: '<b>&' }] });
});

it('an ordinary article keeps its formatting', async () => {
  const content =
    '<h2>一</h2><p><strong>粗</strong><em>斜</em><u>下</u><s>删</s><code>码</code>x<sub>2</sub>y<sup>3</sup></p>' +
    '<ul><li><p>点</p></li></ul><ol start="3"><li><p>号</p></li></ol><blockquote><p>引</p></blockquote><hr />' +
    '<p><a href="https://example.com" rel="noopener noreferrer nofollow">链</a></p>' +
    '<img src="/files/a.webp" alt="图" width="10" height="5" loading="lazy" />' +
    '<table><tbody><tr><th colspan="2"><p>头</p></th></tr><tr><td><p>甲</p></td><td><p>乙</p></td></tr></tbody></table>' +
    '<pre><code class="language-python">x = 1 &lt; 2</code></pre><p><span data-latex="x^2">x^2</span></p>';
  const { fields } = await begin(author, written('排版', { content }));
  expect(fields.content).toBe(content);
});
