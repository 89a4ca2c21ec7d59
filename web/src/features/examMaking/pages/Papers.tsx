import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as category from '#contract/course/category.ts';
import * as api from '#contract/exam/paper.ts';
import type { PaperRow } from '#contract/exam/paperShapes.ts';
import { PaperKind } from '#contract/rules/assessments.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { editorPath, paperList } from '../parts/addresses.ts';
import { FromBasket } from '../parts/paper/FromBasket.tsx';
import { PaperActs } from '../parts/paper/PaperActs.tsx';
import { PaperDialog } from '../parts/paper/PaperDialog.tsx';
import styles from '../parts/list/List.module.css';
import { paperRoutes } from '../routes.ts';

export const handle = paperRoutes.papers;

export async function loader({ request, context }: LoaderArgs) {
  const calls = context.get(apiContext);
  const rows = await loadList(request, paperList, ({ filters, page }) =>
    calls.call(api.page, {
      keyword: filters.keyword.slice(0, 40),
      paperKind: valueOf(PaperKind, filters.kind),
      ...(filters.state === '' ? {} : { isPublished: filters.state === '1' ? 1 : 0 }),
      pageCurrent: page,
    }),
  );
  const { courseCategoryList } = await answerOr(request, calls.call(category.list, {}));
  return { rows, subjects: courseCategoryList.map(({ id, categoryName }) => ({ id, name: categoryName })) };
}

const kinds = [
  { key: '', label: '全部' },
  ...PaperKind.values.map((value) => ({ key: String(value), label: PaperKind.labels[value] })),
];
const states = [
  { key: '', label: '全部' },
  { key: '1', label: '已定稿' },
  { key: '0', label: '没有定稿' },
];

/** The papers somebody wrote. */
export default function Papers({ loaderData: { rows, subjects } }: PageProps<typeof loader>) {
  const [isOpening, setOpening] = useState(false);
  const [search] = useSearchParams();
  const list = useList<PaperRow, NonNullable<typeof paperList.filters>>(paperList, rows);
  if (search.get('from') === 'basket') return <FromBasket name="题篮组卷" />;
  const open = (
    <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpening(true)}>
      新建试卷
    </Button>
  );
  return (
    <>
      <PageHead size="work" title="试卷" note="选题组卷或按规则抽题；定稿以后每一版都不再改变" actions={open} />
      <div className={styles.search}>
        <ListSearch list={list} label="试卷名称" />
      </div>
      <FilterRows>
        <FilterRow
          label="组卷方式"
          current={list.filters.kind}
          options={kinds.map((one) => ({ ...one, to: list.hrefOf({ filters: { kind: one.key as '' } }) }))}
        />
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key as '' } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="份"
        empty={
          <Nothing
            list={list}
            conditions={['keyword', 'kind', 'state']}
            title="没有试卷"
            note="新建一份，从题库里选题，或者写好抽题规则"
            action={open}
          />
        }
      >
        {(papers) => (
          <RowList label="试卷">
            {papers.map((row) => (
              <Row
                key={row.id}
                stacks
                heading="h2"
                to={editorPath(row.id)}
                title={row.paperName}
                tags={<Tags row={row} />}
                meta={metaOf(row)}
                end={<PaperActs row={row} subjects={subjects} />}
              />
            ))}
          </RowList>
        )}
      </List>
      {isOpening ? <PaperDialog subjects={subjects} onClose={() => setOpening(false)} /> : null}
    </>
  );
}

function Tags({ row }: { row: PaperRow }) {
  return (
    <>
      {row.paperKind === PaperKind.drawn ? <Tag tone="info">{PaperKind.labels[row.paperKind]}</Tag> : null}
      {row.versionNo === 0 ? <Tag tone="warn">没有定稿</Tag> : <Tag>第 {row.versionNo} 版</Tag>}
      {row.versionNo > 0 && row.hasDraft === 1 ? <Tag tone="outline">有修改没定稿</Tag> : null}
    </>
  );
}

const metaOf = ({ subjectName, questionCount, totalPoints, countUsed, gmtModified }: PaperRow): string =>
  [
    subjectName,
    `${questionCount} 题，${totalPoints / 10} 分`,
    countUsed > 0 ? `${countUsed} 场测评用过` : '',
    `${gmtModified.slice(0, 16)} 修改`,
  ]
    .filter(Boolean)
    .join('，');
