import { pointsText } from '#contract/rules/points.ts';
import { FactLine } from '../../../ui/FactLine.tsx';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { isAnswered, isToAnswerAgain } from './places.ts';
import type { Answers, SheetSection } from './places.ts';
import styles from './AnswerSheet.module.css';

export interface AnswerSheetProps {
  sections: readonly SheetSection[];
  answers: Answers;
  flagged: readonly string[];
  /** By item. */
  corrected: ReadonlySet<string>;
  /** Slots to answer again. */
  again: readonly string[];
  current: number;
  onGo: (index: number) => void;
  /** Shows what stands before a section whose clock has not begun. */
  onGate: (sectionId: string) => void;
}

/** Every question of the paper as a field: answered, marked, the current one. */
export function AnswerSheet(props: AnswerSheetProps) {
  const { sections, answers, flagged, corrected, again, current, onGo, onGate } = props;
  const places = sections.flatMap((one) => one.places);
  const done = places.filter((place) => isAnswered(place, answers)).length;
  return (
    <>
      {sections.map(({ sectionId, sectionName, points, itemCount, minutes, isOpened, places: own }) => (
        <section key={sectionId} className={styles.section}>
          <h2 className={styles.name}>
            {sectionName}
            <span>
              <FactLine
                facts={[`${itemCount} 题`, `${pointsText(points)} 分`, minutes !== null && `${minutes} 分钟`]}
              />
            </span>
          </h2>
          {isOpened ? null : (
            <Button size="sm" variant="text" onClick={() => onGate(sectionId)}>
              单独计时，还没有开始
            </Button>
          )}
          <ul className={styles.grid}>
            {own.map((place) => {
              const is = isAnswered(place, answers);
              const isFlagged = flagged.includes(place.itemId);
              const isCorrected = corrected.has(place.itemId);
              const isAgain = isToAnswerAgain(place, answers, again);
              const words = [
                isAgain ? '要重新作答' : is ? '已答' : '未答',
                ...(isFlagged ? ['已标记'] : []),
                ...(isCorrected ? ['有更正'] : []),
              ];
              return (
                <li key={place.itemId}>
                  <BareButton
                    className={styles.cell}
                    data-done={is || undefined}
                    data-flagged={isFlagged || undefined}
                    data-corrected={isCorrected || undefined}
                    aria-current={place.index === current ? 'step' : undefined}
                    aria-label={`第 ${place.number} 题，${words.join('，')}`}
                    onClick={() => onGo(place.index)}
                  >
                    {place.number}
                  </BareButton>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <ul className={styles.legend}>
        <li data-done="">已答 {done}</li>
        <li>未答 {places.length - done}</li>
        <li data-current="">当前题</li>
        <li data-flagged="">标记 {flagged.length}</li>
        {corrected.size > 0 ? <li data-corrected="">有更正 {corrected.size}</li> : null}
      </ul>
    </>
  );
}
