import { FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import * as courseClass from '#contract/course/courseClass.ts';
import { isId } from '#contract/rules/id.ts';
import { LessonKind, OfferingState } from '#contract/rules/school.ts';
import { termName } from '#contract/rules/terms.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { rosterList } from '../parts/addresses.ts';
import { AddStudents } from '../parts/AddStudents.tsx';
import styles from '../parts/Offerings.module.css';
import { RosterListing } from '../parts/RosterListing.tsx';
import { offeringsRoutes } from '../routes.ts';

export const handle = offeringsRoutes.roster;

const ways = { all: undefined, class: 0, single: 1 } as const;

export async function loader({ request, context, params }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = params['id'] ?? '';
  if (!isId(id)) throw missing();
  const offering = await answerOr(request, api.call(courseClass.view, { id }));
  const rows = await loadList(request, rosterList, ({ filters, page }) =>
    api.call(courseClass.roster, {
      id,
      keyword: filters.keyword.slice(0, 30),
      isSingle: ways[filters.way],
      pageCurrent: page,
      pageSize: 50,
    }),
  );
  return { offering, rows };
}

/** Everybody in an offering. */
export default function OfferingRoster({ loaderData: { offering, rows } }: PageProps<typeof loader>) {
  const [adding, setAdding] = useState(false);
  const isOpen = offering.offeringState !== OfferingState.ended;
  const { teachers, grades, countStudent, seats, countSingle } = offering;
  return (
    <>
      <PageHead
        size="work"
        title={offering.offeringName}
        note={`${termName(offering)}，${OfferingState.labels[offering.offeringState]}`}
        actions={
          isOpen ? (
            <>
              <LinkButton to={`/account/class/${offering.id}/import`} icon={<FileUp size={18} aria-hidden="true" />}>
                批量导入
              </LinkButton>
              <Button
                variant="primary"
                icon={<UserPlus size={18} aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                单独加学生
              </Button>
            </>
          ) : null
        }
      />
      <div className={styles.facts}>
        <FactList
          label="开课的资料"
          isPaired
          facts={[
            { label: '教师', value: teachers.map(({ name }) => name).join('、') },
            { label: '班级', value: grades.map(({ name }) => name).join('、') },
            { label: '类型', value: LessonKind.labels[offering.lessonKind] },
            { label: '学分与学时', value: `${offering.credit} 学分，${offering.hours} 学时` },
            { label: '名单', value: `${countStudent} 人，单独加入 ${countSingle} 人，上限 ${seats} 人` },
            { label: '排课', value: offering.countLesson > 0 ? `${offering.countLesson} 节` : '还没有排课' },
            { label: '课程', value: offering.courseName },
            { label: '说明', value: offering.remark },
          ]}
        />
      </div>
      <RosterListing offeringId={offering.id} isOpen={isOpen} rows={rows} />
      {adding ? <AddStudents offering={offering} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
