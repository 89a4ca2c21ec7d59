import { ShoppingBasket } from 'lucide-react';
import { Difficulty, MOST_POINTS, QuestionType } from '#contract/rules/questions.ts';
import type { BasketItem } from '../../../../shared/basket/basket.ts';
import { useBasket, writeBasket } from '../../../../shared/basket/basket.ts';
import { pointsText } from '#contract/rules/points.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import styles from './Basket.module.css';
import type { BasketLine } from './basketFacts.ts';
import { basketLines, difficultyCounts, minutesOf, sumOf, withPoints } from './basketFacts.ts';

const MAKE = '/account/papers?from=basket';

/** The questions for a paper that is not made yet: how many of each type, their marks, how hard and how long. */
export function Basket() {
  const items = useBasket();
  const total = pointsText(sumOf(items));
  return (
    <>
      <aside className={styles.basket} aria-label="试题篮">
        <div className={styles.head}>
          <ShoppingBasket size={18} aria-hidden="true" />
          <h2>试题篮</h2>
          {items.length > 0 ? (
            <Button size="sm" variant="text" onClick={() => writeBasket([])}>
              清空
            </Button>
          ) : null}
        </div>
        {items.length === 0 ? (
          <p className={styles.empty}>在题目右边点「加入试题篮」，选够了在这里组成试卷</p>
        ) : (
          <Content items={items} total={total} />
        )}
      </aside>
      {items.length > 0 ? (
        <div className={styles.strip}>
          <span>
            <b>试题篮 {items.length} 题</b>
            <small>
              共 {total} 分，约 {minutesOf(items)} 分钟
            </small>
          </span>
          <LinkButton to={MAKE} size="sm" variant="primary">
            组成试卷
          </LinkButton>
        </div>
      ) : null}
    </>
  );
}

function Content({ items, total }: { items: readonly BasketItem[]; total: string }) {
  const levels = difficultyCounts(items);
  const words = levels.map(({ level, count }) => `${Difficulty.labels[level]} ${count}`).join('　');
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">题型</th>
            <th scope="col">题数</th>
            <th scope="col">每题</th>
            <th scope="col">小计</th>
          </tr>
        </thead>
        <tbody>
          {basketLines(items).map((line) => (
            <Line key={line.questionType} line={line} items={items} />
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        {items.length} 题
        <span>
          <b>{total}</b> 分
        </span>
      </p>
      <p className={styles.fact}>
        难度<span>{words}</span>
      </p>
      <svg className={styles.mix} viewBox={`0 0 ${items.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {levels.map(({ level, count }, index) => (
          <rect
            key={level}
            data-level={level}
            x={levels.slice(0, index).reduce((sum, one) => sum + one.count, 0)}
            width={count}
            height={1}
          />
        ))}
      </svg>
      <p className={styles.fact}>
        预计用时<span>约 {minutesOf(items)} 分钟</span>
      </p>
      <LinkButton to={MAKE} block>
        组成试卷
      </LinkButton>
    </>
  );
}

function Line({ line, items }: { line: BasketLine; items: readonly BasketItem[] }) {
  const { questionType, count, each, sum } = line;
  const name = QuestionType.labels[questionType];
  const change = (typed: string) => {
    const points = Math.round(Number(typed) * 10);
    if (points >= 1 && points <= MOST_POINTS) writeBasket(withPoints(items, questionType, points));
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{count}</td>
      <td>
        <Input
          key={each}
          size="sm"
          inputMode="decimal"
          aria-label={`${name}每题分值`}
          placeholder="不一"
          defaultValue={each === null ? '' : pointsText(each)}
          onBlur={({ target }) => change(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') change(currentTarget.value);
          }}
        />
      </td>
      <td>{pointsText(sum)}</td>
    </tr>
  );
}
