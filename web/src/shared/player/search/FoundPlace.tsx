import { Link } from '../../../ui/Link.tsx';
import { useEffect, useRef, useState } from 'react';
import { list } from '#contract/course/courseSearch.ts';
import type { FoundPlace as Found } from '#contract/course/courseSearch.ts';
import { clock, placeText } from '#contract/rules/position.ts';
import { Marked } from '../../../kit/Marked.tsx';
import { useCall } from '../../../kit/useCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from './CourseSearch.module.css';
import { FoundLine } from './FoundLine.tsx';
import type { Line } from './FoundLine.tsx';
import type { Ways } from './ways.ts';

interface FoundPlaceProps extends Ways {
  courseId: string;
  sought: string;
  place: Found;
}

/** A class-hour or chapter with what was found there; what is more than a few is asked for. */
export function FoundPlace({ courseId, sought, place, ...ways }: FoundPlaceProps) {
  const [isWhole, setWhole] = useState(false);
  const asked = useCall(list, { courseId, str: sought, periodId: place.id }, { enabled: isWhole });
  const shown = asked.data?.list[0] ?? place;
  const lines = useRef<HTMLUListElement>(null);
  const isThere = asked.data !== undefined;
  // The pressed button is gone; the keyboard goes on from these.
  useEffect(() => {
    if (isThere) lines.current?.focus({ preventScroll: true });
  }, [isThere]);
  const to = addressOf(place, ways);
  const look = cx(styles.name, place.opens === null && styles.shut);
  const name = (
    <>
      <span className={styles.number}>{place.kind === 'chapter' ? `第 ${place.number} 章` : place.number}</span>
      <span>
        <Marked text={place.title} marks={place.titleMarks} />
      </span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <p className={look}>{name}</p>
      ) : (
        <Link to={to} preventScrollReset={ways.stage !== undefined} className={look} onClick={ways.stage?.start}>
          {name}
        </Link>
      )}
      <ul ref={lines} tabIndex={-1} className={styles.lines}>
        {linesOf(shown).map((line) => (
          <FoundLine key={line.key} line={line} periodId={place.id} to={to} {...ways} />
        ))}
      </ul>
      {shown.countMore > 0 && !isThere ? (
        <Button
          variant="text"
          size="sm"
          className={styles.more}
          loading={asked.isFetching}
          onClick={() => setWhole(true)}
        >
          还有 {shown.countMore} 处
        </Button>
      ) : null}
      {shown.countMore > 0 && isThere ? (
        <p className={styles.note}>还有 {shown.countMore} 处没有列出，换一个更具体的词</p>
      ) : null}
      {asked.isError ? (
        <p className={styles.note} role="alert">
          {asked.error.message}
        </p>
      ) : null}
    </li>
  );
}

/** Beside the screen every class-hour leads somewhere: the screen says why one is closed. */
function addressOf({ kind, id, opens }: Found, { hrefOf, stage }: Ways): string | undefined {
  if (stage && kind === 'period') return hrefOf(id);
  return opens === null ? undefined : hrefOf(opens);
}

const linesOf = ({ fileType, materials, notes, sentences }: Found): Line[] => [
  ...materials.map(({ id, ...words }) => ({ key: id, lead: '课件', kind: 'material' as const, ...words })),
  ...notes.map(({ id, ...words }) => ({
    key: id,
    lead: placeText(fileType, words.position),
    kind: 'note' as const,
    ...words,
  })),
  ...sentences.map((words, index) => ({
    key: `${words.position}-${index}`,
    lead: clock(words.position),
    kind: 'sentence' as const,
    ...words,
  })),
];
