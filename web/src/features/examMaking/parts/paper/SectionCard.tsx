import { Plus, Trash2 } from 'lucide-react';
import { PaperKind } from '#contract/rules/assessments.ts';
import type { ShownSection } from '#contract/exam/paperShapes.ts';
import { paperSection } from '#contract/fields/papers.ts';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { CellRow } from './CellRow.tsx';
import { ItemRow } from './ItemRow.tsx';
import { SectionFacts } from './SectionFacts.tsx';
import styles from './Paper.module.css';
import { figuresOf, moved, numbered, stepFrom } from './sections.ts';
import type { Cell } from './sections.ts';
import type { PaperDesk } from './usePaper.ts';

interface SectionCardProps {
  desk: PaperDesk;
  at: number;
  paperKind: PaperKind;
  /** The number of its first question. */
  first: number;
  isTarget: boolean;
  onTarget: () => void;
}

const usualCell: Cell = { questionType: 1, difficulty: null, knowledge: [], count: 5, points: 20 };

/** A section of a paper: its name, its questions, of a drawn one its rules. */
export function SectionCard({ desk, at, paperKind, first, isTarget, onTarget }: SectionCardProps) {
  const { sections, issues } = desk;
  const section = sections[at]!;
  const set = (change: Partial<ShownSection>) => desk.change(sections.with(at, { ...section, ...change }));
  const { totalPoints, questionCount } = figuresOf([section]);
  const drop = (id: string, over: string, side: 'before' | 'after' | 'into') => {
    const from = placeOf(sections, id);
    const to = placeOf(sections, over);
    if (!from || !to) return;
    const isBelow = from.section === to.section && from.item < to.item;
    desk.change(moved(sections, from, { ...to, item: to.item + (side === 'after' ? 1 : 0) - (isBelow ? 1 : 0) }));
  };
  return (
    <section className={styles.section} aria-label={section.sectionName} data-target={isTarget || undefined}>
      <div className={styles.sectionHead}>
        <Input
          aria-label={`第 ${at + 1} 大题的名称`}
          maxLength={paperSection.sectionName.max}
          value={section.sectionName}
          onChange={({ target }) => set({ sectionName: target.value })}
          onBlur={() => (section.sectionName.trim() === '' ? set({ sectionName: `第 ${at + 1} 大题` }) : undefined)}
        />
        <span className={styles.quiet}>
          {questionCount} 题，{totalPoints / 10} 分
        </span>
        {paperKind === PaperKind.fixed ? (
          <Button size="sm" variant="text" aria-pressed={isTarget} onClick={onTarget}>
            {isTarget ? '选的题放在这里' : '选题放到这里'}
          </Button>
        ) : null}
        {sections.length > 1 ? (
          <IconButton
            size="sm"
            tone="danger"
            label={`删除${section.sectionName}`}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => desk.change(sections.toSpliced(at, 1))}
          />
        ) : null}
      </div>
      <SectionFacts at={at} section={section} issues={issues} onChange={set} />
      <ol className={styles.items} start={first}>
        {section.items.map((item, index) => (
          <ItemRow
            key={item.questionId}
            item={item}
            number={first + index}
            problem={issues.get(`sections.${at}.items.${index}.questionId`)}
            isFirst={stepFrom(sections, { section: at, item: index }, -1) === undefined}
            isLast={stepFrom(sections, { section: at, item: index }, 1) === undefined}
            onPoints={(points) => set({ items: section.items.with(index, { ...item, points }) })}
            onMove={(by) => {
              const to = stepFrom(sections, { section: at, item: index }, by);
              if (to) desk.change(moved(sections, { section: at, item: index }, to));
            }}
            onDrop={(id, { targetId, at: side }) => drop(id, targetId, side)}
            onRemove={() => set({ items: section.items.toSpliced(index, 1) })}
          />
        ))}
      </ol>
      {paperKind === PaperKind.drawn ? (
        <>
          <ul className={styles.cells}>
            {numbered(section.cells).map(({ key, row: cell, at: index }) => (
              <CellRow
                key={key}
                cell={cell}
                name={`第 ${index + 1} 条规则`}
                problem={issues.get(`sections.${at}.cells.${index}.count`)}
                onChange={(next) => set({ cells: section.cells.with(index, next) })}
                onRemove={() => set({ cells: section.cells.toSpliced(index, 1) })}
              />
            ))}
          </ul>
          <Button
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => set({ cells: [...section.cells, section.cells.at(-1) ?? usualCell] })}
          >
            添加规则
          </Button>
        </>
      ) : section.items.length === 0 ? (
        <p className={styles.quiet}>还没有题，从题库里选</p>
      ) : null}
      {issues.get(`sections.${at}.items`) ? (
        <p className={styles.problem} role="alert">
          {issues.get(`sections.${at}.items`)}
        </p>
      ) : null}
    </section>
  );
}

function placeOf(sections: readonly ShownSection[], id: string) {
  for (const [section, { items }] of sections.entries()) {
    const item = items.findIndex(({ questionId }) => questionId === id);
    if (item >= 0) return { section, item };
  }
  return undefined;
}
