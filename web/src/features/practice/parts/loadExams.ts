import { examPath } from '#contract/rules/examPath.ts';
import * as examInfo from '#contract/exam/examInfo.ts';
import * as practice from '#contract/exam/practice.ts';
import { isId } from '#contract/rules/id.ts';
import { PaperSort } from '#contract/rules/assessments.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { examSpec } from './addresses.ts';

const PAGE_SIZE = 12;

/** The exam centre; an unknown subject is empty, not an error. */
export async function loadExams(request: Request, api: PageApi) {
  const { filters, sort, page } = readList(examSpec, new URL(request.url).searchParams);
  const wanted = {
    subjectId: isId(filters.subject) ? filters.subject : undefined,
    paperSort: valueOf(PaperSort, filters.type),
    keyword: filters.str,
    sortType: sort === 'hot' ? (1 as const) : (0 as const),
  };
  const [loaded, categories, mine] = await Promise.all([
    loadRows(request, api.call(examInfo.list, { ...wanted, pageCurrent: page, pageSize: PAGE_SIZE })),
    block(api.call(examInfo.categoryList, {}), { subjects: [], sorts: [] }),
    api.token === undefined ? null : block(api.call(practice.summary, {}), null),
  ]);
  return { loaded, categories, mine };
}

export async function loadExam(request: Request, api: PageApi, id: string | undefined) {
  if (id === undefined || !isId(id)) throw missing();
  const exam = await answerOr(request, api.call(examInfo.view, { id }));
  return {
    exam,
    seo: {
      title: exam.examName,
      description: `${exam.subjectName}，${exam.questionCount} 题`,
      canonical: examPath(id),
      jsonLd: graph(
        breadcrumbLd(api.publicUrl, [
          { label: '首页', to: '/' },
          { label: '考试中心', to: '/exam' },
          { label: exam.examName, to: examPath(id) },
        ]),
      ),
    },
  };
}
