import type { mine } from '#contract/course/courseClass.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { LessonKind, OfferingState } from '#contract/rules/school.ts';
import { termName } from '#contract/rules/terms.ts';
import type { Term } from '#contract/user/schoolTerm.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Select } from '../../../ui/Select.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { ALL_TERMS, offeringList } from './addresses.ts';
import styles from './Offerings.module.css';

type OwnOffering = OutputOf<typeof mine.output>['list'][number];

interface OwnOfferingsProps {
  rows: LoadedPage<OwnOffering>;
  terms: readonly Term[];
  termId: string;
}

/** What a learner takes at their school: with their class, and what they chose alone. */
export function OwnOfferings({ rows, terms, termId }: OwnOfferingsProps) {
  const list = useList(offeringList, rows);
  const options = [
    ...terms.map((term) => ({ value: term.id, label: `${termName(term)}${term.isCurrent ? '（本学期）' : ''}` })),
    { value: ALL_TERMS, label: '全部学期' },
  ];
  const timetable = (
    <LinkButton size="sm" to="/account/timeschedule">
      我的课表
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的开课" note="跟着班级上的，和单独选上的" actions={timetable} />
      <div className={styles.bar}>
        <Select
          size="sm"
          aria-label="学期"
          className={styles.term}
          value={termId}
          onChange={({ target }) => list.change({ filters: { term: target.value }, page: 1 })}
          options={options}
        />
      </div>
      <List
        of={list}
        unit="个"
        empty={<Empty title="这个学期没有开课" note="学校安排或者你选上以后，会出现在这里；也可以换个学期看" />}
      >
        {(offerings) => (
          <RowList label="我的开课">
            {offerings.map((row) => (
              <Row
                key={row.id}
                heading="h2"
                stacks
                title={row.offeringName}
                meta={metaOf(row)}
                end={<End of={row} />}
              />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

const metaOf = (row: OwnOffering): string =>
  [
    LessonKind.labels[row.lessonKind],
    row.teachers.map(({ name }) => name).join('、'),
    `${row.credit} 学分，${row.hours} 学时`,
    termName(row),
  ]
    .filter(Boolean)
    .join('，');

const End = ({ of: { offeringState, courseId, courseName } }: { of: OwnOffering }) => (
  <>
    <StatusDot tone={offeringState === OfferingState.running ? 'passed' : 'idle'}>
      {OfferingState.labels[offeringState]}
    </StatusDot>
    {courseId === NONE ? null : (
      <LinkButton size="sm" to={`/course/${courseId}`} aria-label={`学习${courseName}`}>
        线上课程
      </LinkButton>
    )}
  </>
);
