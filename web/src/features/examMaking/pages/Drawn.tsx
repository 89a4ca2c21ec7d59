import { redirect } from 'react-router';
import * as assessment from '#contract/exam/assessment.ts';
import * as api from '#contract/exam/candidate.ts';
import type { Candidate } from '#contract/exam/candidate.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { candidateList, candidatesPath, drawnPath } from '../parts/addresses.ts';
import { PaperSheet } from '../parts/preview/PaperSheet.tsx';
import styles from '../parts/list/List.module.css';
import { useWaiting } from '../parts/people/useWaiting.ts';
import { listRoutes, peopleRoutes } from '../routes.ts';

export const handle = peopleRoutes.drawn;

export async function loader({ request, context }: LoaderArgs) {
  const calls = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? '';
  if (!isId(id)) throw redirect(listRoutes.all.path);
  const view = await answerOr(request, calls.call(assessment.view, { id }));
  const candidateId = searchParams.get('candidateId') ?? '';
  const withKeys = searchParams.get('keys') === '1' ? 1 : 0;
  const paper = isId(candidateId)
    ? await answerOr(request, calls.call(api.paper, { id: candidateId, withKeys }))
    : null;
  const rows = await loadList(request, candidateList, ({ filters, page }) =>
    calls.call(api.page, { assessmentId: id, keyword: filters.keyword.slice(0, 20), pageCurrent: page }),
  );
  return { view, rows, paper, candidateId, withKeys } as const;
}

/** The papers that candidates have drawn; one of them can be looked at. */
export default function Drawn({ loaderData }: PageProps<typeof loader>) {
  const { view, rows, paper, candidateId, withKeys } = loaderData;
  const list = useList<Candidate, NonNullable<typeof candidateList.filters>>(candidateList, rows);
  useWaiting('page' in rows && rows.page.list.some((one) => one.isDrawn === 0) && view.publishedAt !== null);
  const hrefOf = (id: string, keys = 0) => `${drawnPath(view.id)}&candidateId=${id}${keys === 1 ? '&keys=1' : ''}`;
  if (paper) {
    return (
      <>
        <PageHead
          size="work"
          title={`${paper.candidateName}的试卷`}
          note={`${view.title}，考号 ${paper.candidateNo}，第 ${paper.versionNo} 版`}
          actions={
            <>
              <LinkButton to={drawnPath(view.id)}>回到名单</LinkButton>
              <LinkButton to={hrefOf(candidateId, withKeys === 1 ? 0 : 1)}>
                {withKeys === 1 ? '不看答案' : '看答案'}
              </LinkButton>
            </>
          }
        />
        <PaperSheet paper={paper} />
      </>
    );
  }
  return (
    <>
      <PageHead
        size="work"
        title={`${view.title}：每人的试卷`}
        note="按同样的规则各抽一份，题数、难度与总分都一样；抽好以后不再变"
        actions={<LinkButton to={candidatesPath(view.id)}>考生名单</LinkButton>}
      />
      <div className={styles.search}>
        <ListSearch list={list} label="姓名或学号" />
      </div>
      <List
        of={list}
        unit="人"
        empty={<Nothing list={list} conditions={['keyword']} title="没有考生" note="先添加考生，发布时给每人抽卷" />}
      >
        {(people) => (
          <RowList label="每人的试卷">
            {people.map((one) => (
              <Row
                key={one.id}
                heading="h2"
                to={hrefOf(one.id)}
                title={one.candidateName}
                meta={[`考号 ${one.candidateNo}`, one.studentNumber].filter(Boolean).join('，')}
                end={one.isDrawn === 1 ? <Tag tone="ok">已抽好</Tag> : <Tag>发布后抽</Tag>}
              />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
