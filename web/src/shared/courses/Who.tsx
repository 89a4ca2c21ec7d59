import type { CourseCard } from '#contract/course/card.ts';

/** Who teaches it and where, on one line. */
export function Who({ course: { lecturerName, orgName } }: { course: Pick<CourseCard, 'lecturerName' | 'orgName'> }) {
  return (
    <>
      {lecturerName}
      {lecturerName && orgName ? <i className="sep" /> : null}
      {orgName}
    </>
  );
}
