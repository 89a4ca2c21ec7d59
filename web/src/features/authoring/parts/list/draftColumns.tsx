import type { DraftRow } from '#contract/course/draft.ts';
import { CourseKind, courseKinds } from '#contract/rules/courseKinds.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { CourseCover } from '../../../../shared/courses/CourseCover.tsx';
import { countText } from '../../../../shared/courses/figures.ts';
import { priceOf } from '../../../../shared/courses/priceOf.ts';
import { Link } from '../../../../ui/Link.tsx';
import { Price } from '../../../../ui/Price.tsx';
import { StatusDot } from '../../../../ui/StatusDot.tsx';
import type { Column } from '../../../../ui/Table.tsx';
import { stateText, toneOf } from '../frame/states.ts';
import { placesOf } from '#contract/rules/authoringPaths.ts';
import { DraftActs } from './DraftActs.tsx';
import styles from './Drafts.module.css';
import { StandSwitch } from './StandSwitch.tsx';

/** A list of drafts; of all kinds together each says its own. */
export const draftColumns = (isMixed: boolean): Column<DraftRow>[] => [
  { key: 'course', head: '课程', cell: (row) => <CourseCell row={row} isMixed={isMixed} /> },
  { key: 'price', head: '价格', align: 'end', width: 96, cell: (row) => <Price {...priceOf(row)} /> },
  { key: 'learners', head: '学员', align: 'end', width: 76, cell: (row) => countText(row.countStudy) },
  {
    key: 'state',
    head: '审核',
    width: 150,
    cell: (row) => (
      <StatusDot
        tone={toneOf[row.auditStatus]}
        reason={row.auditStatus === DraftState.refused ? row.auditOpinion : undefined}
      >
        {stateText(row)}
      </StatusDot>
    ),
  },
  { key: 'shelf', head: '上架', width: 64, cell: (row) => <StandSwitch row={row} /> },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 104,
    cell: (row) => <DraftActs row={row} />,
  },
];

function CourseCell({ row, isMixed }: { row: DraftRow; isMixed: boolean }) {
  const { courseKind, courseName, periodTotal, gmtModified } = row;
  return (
    <span className={styles.course}>
      <span className={styles.cover}>
        <CourseCover course={row} size="sm" />
      </span>
      <span className={styles.words}>
        <Link to={placesOf(courseKind, row.id).facts} className={styles.name}>
          {courseName}
        </Link>
        <small>
          {isMixed ? (
            <>
              {CourseKind.labels[courseKind]}
              <i className="sep" />
            </>
          ) : null}
          {periodTotal} 个{courseKinds[courseKind].periodName}
          <i className="sep" />
          {shownTime(gmtModified)} 修改
        </small>
      </span>
    </span>
  );
}
