import { useState } from 'react';
import { pick } from '#contract/exam/paper.ts';
import { Difficulty, QuestionType } from '#contract/rules/questions.ts';
import { useListCall } from '../../../../kit/list/useListCall.ts';
import { WordSearch } from '../../../../kit/list/WordSearch.tsx';
import { FactLine } from '../../../../ui/FactLine.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/Select.tsx';
import styles from './Paper.module.css';
import type { Item } from './sections.ts';

interface BankPickerProps {
  chosen: ReadonlySet<string>;
  onAdd: (item: Item) => void;
  onRemove: (questionId: string) => void;
}

const types = QuestionType.values.map((value) => ({ value: String(value), label: QuestionType.labels[value] }));
const difficulties = Difficulty.values.map((value) => ({ value: String(value), label: Difficulty.labels[value] }));
const PAGE_SIZE = 10;

/** The bank beside a paper: looked through by filters, each question put in or taken out by one press. */
export function BankPicker({ chosen, onAdd, onRemove }: BankPickerProps) {
  const [keyword, setKeyword] = useState('');
  const [type, setType] = useState('');
  const [difficulty, setDifficulty] = useState('');
  const [pageCurrent, setPage] = useState(1);
  const { page, failure, busy, retry } = useListCall(pick, {
    keyword,
    ...(type === '' ? {} : { questionType: Number(type) as QuestionType }),
    ...(difficulty === '' ? {} : { difficulty: Number(difficulty) as Difficulty }),
    pageCurrent,
    pageSize: PAGE_SIZE,
  });
  const from =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  return (
    <>
      <WordSearch label="在题库里找" words={keyword} maxLength={30} onSearch={from(setKeyword)} />
      <div className={styles.filters}>
        <Select
          size="sm"
          aria-label="题型"
          placeholder="全部题型"
          options={types}
          value={type}
          onChange={({ target }) => from(setType)(target.value)}
        />
        <Select
          size="sm"
          aria-label="难度"
          placeholder="全部难度"
          options={difficulties}
          value={difficulty}
          onChange={({ target }) => from(setDifficulty)(target.value)}
        />
      </div>
      {failure !== undefined && !busy ? (
        <p className={styles.problem} role="alert">
          {failure}{' '}
          <Button size="sm" variant="text" onClick={retry}>
            重试
          </Button>
        </p>
      ) : null}
      <ul className={styles.bank} aria-label="题库里的题" aria-busy={busy}>
        {page?.list.map(({ countUsed, ...one }) => (
          <li key={one.questionId}>
            <span className={styles.words}>
              <b>{one.title}</b>
              <small>
                <FactLine
                  facts={[
                    QuestionType.labels[one.questionType],
                    Difficulty.labels[one.difficulty],
                    ...one.knowledge,
                    countUsed > 0 && `${countUsed} 份试卷用过`,
                  ]}
                />
              </small>
            </span>
            {chosen.has(one.questionId) ? (
              <Button
                size="sm"
                variant="text"
                aria-label={`拿出：${one.title}`}
                onClick={() => onRemove(one.questionId)}
              >
                拿出
              </Button>
            ) : (
              <Button size="sm" aria-label={`选入：${one.title}`} onClick={() => onAdd(one)}>
                选入
              </Button>
            )}
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
