import * as label from '#contract/community/label.ts';
import * as questions from '#contract/community/questions.ts';
import * as questionsComment from '#contract/community/questionsComment.ts';
import type { Answer } from '#contract/community/questionsShapes.ts';
import { LabelType } from '#contract/rules/blog.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { isId } from '#contract/rules/id.ts';
import { AnswerSort, quesPath, QuesTab } from '#contract/rules/ques.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { block } from '../../../shared/courses/block.ts';
import { isoText } from '../../../shared/courses/figures.ts';
import { breadcrumbLd, graph, itemListLd } from '../../../shared/courses/jsonLd.ts';

const LABELS = 20;

/** The questions: one tab, perhaps of one label or of words, with what stands beside it. */
export async function loadQuestions(request: Request, api: PageApi) {
  const query = new URL(request.url).searchParams;
  const listType = valueOf(QuesTab, query.get('tab') ?? '') ?? QuesTab.latest;
  const asked = query.get('label') ?? '';
  const labelId = isId(asked) ? asked : undefined;
  const words = (query.get('title') ?? '').trim().slice(0, 100);
  const [first, labels, found] = await Promise.all([
    answerOr(request, api.call(questions.list, { listType, labelId })),
    block(
      api.call(label.list, { labelType: LabelType.ques, pageSize: LABELS }).then(({ list }) => list),
      [],
    ),
    words === '' ? null : answerOr(request, api.call(questions.searchList, { title: words, pageSize: 50 })),
  ]);
  const chosen = labels.find(({ id }) => id === labelId) ?? first.list[0]?.labels.find(({ id }) => id === labelId);
  const labelName = chosen?.labelName ?? '';
  return {
    listType,
    labelId,
    labelName,
    words,
    first,
    labels,
    found,
    seo: {
      title: labelName ? `${labelName} - 问答` : '问答',
      description: '学习、作业与工作里遇到的问题，由学过、教过和做过的人回答。',
      canonical: labelId ? `/question?label=${labelId}` : '/question',
      noindex: words !== '',
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          first.list.map(({ id, title }) => ({ name: title, path: quesPath(id) })),
        ),
      ),
    },
  };
}

/** One question with the first page of its answers. @throws the 404 page when it is not there for this reader. */
export async function loadQuestion(request: Request, api: PageApi, id: string | undefined) {
  if (id === undefined || !isId(id)) throw missing();
  const query = new URL(request.url).searchParams;
  const sortType = valueOf(AnswerSort, query.get('sort') ?? '') ?? AnswerSort.votes;
  const [question, answers] = await Promise.all([
    answerOr(request, api.call(questions.view, { id })),
    answerOr(request, api.call(questionsComment.list, { questionId: id, sortType })),
  ]);
  const path = quesPath(id);
  return {
    question,
    answers,
    sortType,
    seo: {
      title: question.title,
      description: question.summary || question.title,
      canonical: path,
      jsonLd: graph(
        breadcrumbLd(api.publicUrl, [
          { label: '首页', to: '/' },
          { label: '问答', to: '/question' },
          { label: question.title, to: path },
        ]),
        {
          '@type': 'QAPage',
          mainEntity: {
            '@type': 'Question',
            name: question.title,
            text: textOf(question.content) || question.title,
            answerCount: question.countAnswer,
            upvoteCount: question.countLike,
            datePublished: isoText(question.gmtCreate),
            url: api.publicUrl + path,
            author: { '@type': 'Person', name: question.userName },
            ...answersLd(api.publicUrl + path, answers.list),
          },
        },
      ),
    },
  };
}

/** What search engines are told: the accepted answer, and the others as proposals. */
function answersLd(url: string, answers: readonly Answer[]) {
  const told = answers.map((one) => ({
    isAccepted: one.isAccepted === 1,
    answer: {
      '@type': 'Answer',
      text: textOf(one.content),
      upvoteCount: one.countLike,
      datePublished: isoText(one.gmtCreate),
      url: `${url}#answer-${one.id}`,
      author: { '@type': 'Person', name: one.userName },
    },
  }));
  const accepted = told.find((one) => one.isAccepted);
  const others = told.filter((one) => !one.isAccepted).map(({ answer }) => answer);
  return {
    ...(accepted ? { acceptedAnswer: accepted.answer } : {}),
    ...(others.length > 0 ? { suggestedAnswer: others } : {}),
  };
}

const MOST = 2000;

/** The words of cleaned HTML; drawn formulas are left out with their tags. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<math[\s\S]*?<\/math>/g, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST);
