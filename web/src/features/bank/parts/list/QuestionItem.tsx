import { Check, Plus } from 'lucide-react';
import type { QuestionRow } from '#contract/exam/questionFacts.ts';
import { Difficulty, QuestionShare, QuestionType } from '#contract/rules/questions.ts';
import { RichText } from '../../../../kit/RichText.tsx';
import { useBasket, writeBasket } from '../../../../shared/basket/basket.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import type { Selection } from '../../../../ui/Table.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import styles from './Bank.module.css';
import type { QuestionAct } from './QuestionActs.tsx';
import { QuestionActs } from './QuestionActs.tsx';

interface QuestionItemProps {
  row: QuestionRow;
  isBin: boolean;
  selection: Selection<QuestionRow>;
  onAct: (act: QuestionAct) => void;
}

/** A question of the list: what it asks, how it went, and what may be done with it. */
export function QuestionItem({ row, isBin, selection, onAct }: QuestionItemProps) {
  const { questionType, childCount, knowledge, year, shareLevel, isOwn, authorName, countReport } = row;
  return (
    <li className={styles.row} data-chosen={selection.has(row) || undefined}>
      <Checkbox
        aria-label={`选中${selection.nameOf(row)}`}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
      <div>
        <div className={styles.top}>
          <Tag tone="outline">{QuestionType.labels[questionType]}</Tag>
          {childCount > 0 ? <span>{childCount} 道小题</span> : null}
          {knowledge.length > 0 ? <span>{knowledge.join('、')}</span> : null}
          {year === null ? null : <span>{year}</span>}
          {isOwn === 0 ? <span>{authorName}</span> : null}
          {isOwn === 1 && shareLevel === QuestionShare.organization ? <Tag tone="info">已共享</Tag> : null}
          {countReport > 0 ? <Tag tone="warn">{countReport} 条报告</Tag> : null}
          {isBin ? <span>还剩 {row.daysLeft} 天</span> : <BasketButton row={row} />}
        </div>
        <RichText html={row.stem} className={styles.stem} />
        <div className={styles.foot}>
          <Level of={row.difficulty} />
          <span>
            用过 <b>{row.countUsed}</b> 次
          </span>
          <RightShare share={row.rightShare} />
          <QuestionActs row={row} isBin={isBin} onAct={onAct} />
        </div>
      </div>
    </li>
  );
}

function BasketButton({ row }: { row: QuestionRow }) {
  const basket = useBasket();
  const { id: questionId, questionType, difficulty, points, title } = row;
  const isIn = basket.some((item) => item.questionId === questionId);
  const toggle = () =>
    writeBasket(
      isIn
        ? basket.filter((item) => item.questionId !== questionId)
        : [...basket, { questionId, questionType, difficulty, points, title }],
    );
  const Icon = isIn ? Check : Plus;
  return (
    <Button
      size="sm"
      variant="text"
      icon={<Icon size={15} aria-hidden="true" />}
      aria-label={`${isIn ? '移出试题篮' : '加入试题篮'}：${title}`}
      onClick={toggle}
    >
      {isIn ? '移出试题篮' : '加入试题篮'}
    </Button>
  );
}

function Level({ of }: { of: Difficulty }) {
  return (
    <span className={styles.level}>
      <span className={styles.dots} aria-hidden="true">
        {Difficulty.values.map((level) => (
          <i key={level} data-on={level <= of || undefined} />
        ))}
      </span>
      {Difficulty.labels[of]}
    </span>
  );
}

/** Below that, something may be wrong with the question. */
const LOW = 30;

function RightShare({ share }: { share: number | null }) {
  if (share === null) return <span>还没有作答记录</span>;
  return (
    <span className={styles.share} data-low={share < LOW || undefined}>
      答对 <meter min={0} max={100} value={share} aria-label="得分率" />
      <b>{share}%</b>
    </span>
  );
}
