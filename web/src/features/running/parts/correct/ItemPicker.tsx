import { useState } from 'react';
import { items } from '#contract/exam/runCorrection.ts';
import { pointsText } from '#contract/rules/points.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { useListCall } from '../../../../kit/list/useListCall.ts';
import { WordSearch } from '../../../../kit/list/WordSearch.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { FactLine } from '../../../../ui/FactLine.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import styles from './Correct.module.css';

interface ItemPickerProps {
  assessmentId: string;
  onPick: (itemId: string) => void;
}

const PAGE_SIZE = 10;

/** The questions of the paper, those first that were changed in the bank since. */
export function ItemPicker({ assessmentId, onPick }: ItemPickerProps) {
  const [keyword, setKeyword] = useState('');
  const [pageCurrent, setPage] = useState(1);
  const wish = { assessmentId, keyword, pageCurrent, pageSize: PAGE_SIZE };
  const { page, failure, busy, retry } = useListCall(items, wish);
  const search = (words: string) => {
    setKeyword(words);
    setPage(1);
  };
  return (
    <>
      <WordSearch label="在这份试卷里找题" words={keyword} maxLength={30} onSearch={search} />
      {failure !== undefined && !busy ? (
        <p role="alert">
          {failure}{' '}
          <Button size="sm" variant="text" onClick={retry}>
            重试
          </Button>
        </p>
      ) : null}
      <ul className={styles.items} aria-label="试卷里的题" aria-busy={busy}>
        {page?.list.map((one) => (
          <li key={one.itemId}>
            <span>
              <b>{one.isDrawn === 1 ? one.title : `${one.number}. ${one.title}`}</b>
              <small>
                <FactLine
                  facts={[
                    QuestionType.labels[one.questionType],
                    `${pointsText(one.points)} 分`,
                    one.isDrawn === 1 && '抽到的人才有',
                  ]}
                />
                {one.hasNewer === 1 ? (
                  <Tag tone="warn" className={styles.newer}>
                    题库里改过
                  </Tag>
                ) : null}
              </small>
            </span>
            <Button size="sm" aria-label={`更正：${one.title}`} onClick={() => onPick(one.itemId)}>
              更正
            </Button>
          </li>
        ))}
      </ul>
      {page && page.totalCount === 0 ? <p className={styles.quiet}>没有符合条件的题</p> : null}
      {page && page.totalPage > 1 ? (
        <div className={styles.pager}>
          <Button size="sm" disabled={pageCurrent <= 1} onClick={() => setPage(pageCurrent - 1)}>
            上一页
          </Button>
          <span className={styles.quiet}>
            {page.pageCurrent} / {page.totalPage}
          </span>
          <Button size="sm" disabled={pageCurrent >= page.totalPage} onClick={() => setPage(pageCurrent + 1)}>
            下一页
          </Button>
        </div>
      ) : null}
    </>
  );
}
