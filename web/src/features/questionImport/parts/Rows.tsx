import type { ImportRow } from '#contract/exam/questionImport.ts';
import { Difficulty } from '#contract/rules/questions.ts';
import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { QuestionBody } from '../../../shared/questions/QuestionBody.tsx';
import { reviewsOf } from '../../../shared/questions/reviewsOf.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Import.module.css';
import { issueText } from './issueText.ts';
import type { OpenImport } from './loadImport.ts';
import { rowList } from './loadImport.ts';

/** The questions of the file as they would be kept, those with a fault first. */
export function Rows({ of: { imported, rows } }: { of: OpenImport }) {
  const list = useList(rowList, rows);
  const { totalCount, badCount } = imported;
  return (
    <section aria-label="文件里的题">
      {badCount > 0 ? (
        <Tabs
          label="列出哪些题"
          items={[
            { key: 'all', label: '全部', count: totalCount, to: list.hrefOf({ filters: { show: 'all' } }) },
            { key: 'bad', label: '需要修改', count: badCount, to: list.hrefOf({ filters: { show: 'bad' } }) },
          ]}
          current={list.filters.show}
        />
      ) : null}
      <List of={list} unit="道" empty={<Empty title="没有需要修改的题" />}>
        {(page) => (
          <ol className={styles.rows}>
            {page.map((row) => (
              <li key={row.row}>{row.question ? <Good row={row} of={row.question} /> : <Bad row={row} />}</li>
            ))}
          </ol>
        )}
      </List>
    </section>
  );
}

function Bad({ row: { place, title, issues } }: { row: ImportRow }) {
  return (
    <>
      <p className={styles.place}>
        <Tag tone="danger">需要修改</Tag>
        <b>{title || place}</b>
      </p>
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <li key={issueText(issue)}>{issueText(issue)}</li>
        ))}
      </ul>
    </>
  );
}

interface GoodProps {
  row: ImportRow;
  of: NonNullable<ImportRow['question']>;
}

function Good({ row, of }: GoodProps) {
  const { keyed, stem, analysis, points, difficulty, knowledge } = of;
  const itemId = String(row.row);
  const { questionType, key } = keyed;
  return (
    <QuestionBody
      itemId={itemId}
      number={itemId}
      question={{ ...keyed, stem }}
      points={points}
      note={[Difficulty.labels[difficulty], ...knowledge].join('、')}
      extra={
        <span className={styles.place}>
          {row.isRepeated ? <Tag tone="warn">题干重复</Tag> : null}
          <small>{row.place}</small>
        </span>
      }
      reviewOf={reviewsOf({ itemId, questionType, key, analysis })}
    />
  );
}
