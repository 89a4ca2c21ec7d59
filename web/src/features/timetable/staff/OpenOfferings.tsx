import { LessonKind } from '#contract/rules/school.ts';
import type { PlannedOffering } from '#contract/user/orgStuSchedule.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import type { PlanValues } from '../plan/frame.ts';
import { planList } from './lists.ts';

interface OpenOfferingsProps {
  rows: LoadedPage<PlannedOffering>;
  onPlan: (prefill: Partial<PlanValues>) => void;
}

/** What has fewer class-hours in the timetable than are planned. */
export function OpenOfferings({ rows, onPlan }: OpenOfferingsProps) {
  const list = useList(planList, rows);
  return (
    <List of={list} unit="门" empty={<Empty title="都排满了" note="这个学期的开课班都排够了计划的学时" />}>
      {(offerings) => (
        <RowList label="没有排满的开课班">
          {offerings.map((offering) => (
            <Row
              key={offering.id}
              heading="h2"
              title={offering.offeringName}
              meta={
                <>
                  {[
                    offering.gradeNames.join('、'),
                    offering.teachers.map(({ name }) => name).join('、'),
                    `${offering.studentCount} 名学生`,
                    LessonKind.labels[offering.lessonKind],
                  ]
                    .filter(Boolean)
                    .join('，')}
                </>
              }
              stacks
              end={
                <Button size="sm" onClick={() => onPlan(planOf(offering))}>
                  排课
                </Button>
              }
            >
              <p>
                计划 {offering.hours} 学时，已排 {offering.placedHours}，还差 {offering.hours - offering.placedHours}
              </p>
            </Row>
          ))}
        </RowList>
      )}
    </List>
  );
}

const planOf = (offering: PlannedOffering): Partial<PlanValues> => ({
  offering,
  offeringId: offering.id,
  teachers: offering.teachers,
  teacherUserNos: offering.teachers.map(({ userNo }) => userNo),
});
