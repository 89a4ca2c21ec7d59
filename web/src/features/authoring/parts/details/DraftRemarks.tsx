import type { Draft, Outline } from '#contract/course/draft.ts';
import { chapterTarget, periodTarget } from '#contract/rules/remarks.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import { Row, RowList } from '../../../../ui/Row.tsx';
import { placeOf } from '#contract/rules/authoringPaths.ts';
import { labelOf } from '../saving/labels.ts';

/** Everything the last review said, each with the way to its place. */
export function DraftRemarks({ draft, outline }: { draft: Draft; outline: Outline }) {
  const { remarks, auditOpinion, courseKind, id } = draft;
  if (remarks.length === 0 && auditOpinion === '')
    return <Empty title="没有审核意见" note="审核不通过时，意见会写在这里和对应的位置" />;
  const names = new Map(
    outline.chapters.flatMap((chapter) => [
      [chapterTarget(chapter.id), chapter.chapterName] as const,
      ...chapter.periods.map((period) => [periodTarget(period.id), period.periodName] as const),
    ]),
  );
  return (
    <>
      {auditOpinion ? <p>{auditOpinion}</p> : null}
      <RowList label="审核意见">
        {remarks.map(({ target, text }) => (
          <Row
            key={`${target} ${text}`}
            heading="h2"
            title={names.get(target) ?? labelOf('facts', target)}
            to={placeOf(courseKind, id, target)}
            meta={text}
          />
        ))}
      </RowList>
    </>
  );
}
