import { shownTime } from '#contract/rules/shownTime.ts';
import type { TouchedLesson } from '#contract/user/leave.ts';
import { Row, RowList } from '../../ui/Row.tsx';

/** The lessons somebody would miss. */
export function Touched({ lessons }: { lessons: readonly TouchedLesson[] }) {
  return (
    <RowList label="会缺的课">
      {lessons.map((one) => (
        <Row
          key={one.lessonId}
          dense
          title={one.offeringName}
          meta={`${shownTime(one.beginsAt)} - ${one.endsAt.slice(11, 16)} ${one.place}`}
        />
      ))}
    </RowList>
  );
}
