import { Row, RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Label, RowView } from '../../../shared/resume/rowViews.ts';
import { joined, labelIn, rowViews } from '../../../shared/resume/rowViews.ts';
import type { InfoData } from './loadInfo.ts';
import { sections } from './sections.ts';

/** The parts of the résumé with what stands in them. */
export function Overview({ data: { resume, base } }: { data: InfoData }) {
  const label = labelIn(resume.labels);
  const lines = Object.values(sections).map(({ key, page, title, unit }) => {
    const rows = resume[key] as readonly unknown[];
    const view = rowViews[key] as (row: unknown, label: Label) => RowView;
    return { page, title, count: rows.length, unit, first: rows.slice(0, 2).map((row) => view(row, label).title) };
  });
  const told = joined(base.nickname, label('region', base.regionCode), label('education', base.eduGrade));
  return (
    <RowList label="我的信息">
      <Row
        dense
        heading="h2"
        title="基本信息"
        to="/account/info/basicInfo"
        meta={joined(told, label('jobStatus', base.jobStatus))}
        end={<Standing isDone={base.birthday !== '' && base.regionCode !== ''} done="已填写" />}
      />
      {lines.map(({ page, title, count, unit, first }) => (
        <Row
          key={page}
          dense
          heading="h2"
          title={title}
          to={`/account/info/${page}`}
          meta={first.join('，') || '还没有内容'}
          end={<Standing isDone={count > 0} done={`${count} ${unit}`} />}
        />
      ))}
    </RowList>
  );
}

const Standing = ({ isDone, done }: { isDone: boolean; done: string }) => (
  <StatusDot tone={isDone ? 'passed' : 'idle'}>{isDone ? done : '待填写'}</StatusDot>
);
