import { X } from 'lucide-react';
import { useId } from 'react';
import { Difficulty, questionTraits, QuestionType } from '#contract/rules/questions.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { PointsField } from './PointsField.tsx';
import styles from './Paper.module.css';
import type { Cell } from './sections.ts';

interface CellRowProps {
  cell: Cell;
  /** 第 1 条规则 */
  name: string;
  problem?: string;
  onChange: (cell: Cell) => void;
  onRemove: () => void;
}

const types = QuestionType.values.map((value) => ({ value: String(value), label: QuestionType.labels[value] }));
const difficulties = Difficulty.values.map((value) => ({ value: String(value), label: Difficulty.labels[value] }));

/** A rule: so many of a type, a difficulty and some points of knowledge, each worth so much. */
export function CellRow({ cell, name, problem, onChange, onRemove }: CellRowProps) {
  const problemId = useId();
  const count = (text: string) => {
    const next = Number(text.replaceAll(/\D/g, '').slice(0, 3));
    onChange({ ...cell, count: Math.max(1, next) });
  };
  return (
    <li className={styles.cell}>
      <Select
        size="sm"
        aria-label={`${name}的题型`}
        options={types}
        value={String(cell.questionType)}
        onChange={({ target }) => {
          const questionType = Number(target.value) as Cell['questionType'];
          onChange({ ...cell, questionType, points: questionTraits[questionType].points });
        }}
      />
      <Select
        size="sm"
        aria-label={`${name}的难度`}
        placeholder="难度不限"
        options={difficulties}
        value={String(cell.difficulty ?? '')}
        onChange={({ target }) =>
          onChange({ ...cell, difficulty: target.value === '' ? null : (Number(target.value) as Difficulty) })
        }
      />
      <Input
        size="sm"
        className={styles.knowledge}
        aria-label={`${name}的知识点，用顿号分开`}
        placeholder="知识点不限"
        defaultValue={cell.knowledge.join('、')}
        onBlur={({ target }) => onChange({ ...cell, knowledge: knowledgeIn(target.value) })}
      />
      <Input
        size="sm"
        className={styles.points}
        aria-label={`${name}的题数`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        inputMode="numeric"
        value={String(cell.count)}
        onChange={({ target }) => count(target.value)}
        tail={<span className={styles.unit}>道</span>}
      />
      <PointsField
        label={`${name}每题的分值`}
        points={cell.points}
        onChange={(points) => onChange({ ...cell, points })}
      />
      <IconButton size="sm" label={`去掉${name}`} icon={<X size={16} aria-hidden="true" />} onClick={onRemove} />
      {problem ? (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </li>
  );
}

const knowledgeIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(/[、,，;；\s]+/)
        .map((one) => one.trim().slice(0, 30))
        .filter(Boolean),
    ),
  ].slice(0, 10);
