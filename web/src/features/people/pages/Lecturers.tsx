import { Catalogue } from '../../../kit/catalogue/Catalogue.tsx';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { lecturerSpec } from '../parts/addresses.ts';
import { loadLecturers } from '../parts/lecturerList.ts';
import { LecturerRow } from '../parts/LecturerRow.tsx';
import { peopleRoutes } from '../routes.ts';

export const handle = peopleRoutes.lecturers;

export const loader = ({ request, context }: LoaderArgs) => loadLecturers(request, context.get(apiContext));

/** The directory of lecturers, by field and name. */
export default function Lecturers({ loaderData }: PageProps<typeof loader>) {
  const { loaded, fields } = loaderData;
  const list = useList(lecturerSpec, loaded);
  const chosen = list.filters['tag'] ?? '';
  const offered = chosen !== '' && !fields.includes(chosen) ? [chosen, ...fields] : fields;
  const group = { name: 'tag', label: '方向', options: offered.map((value) => ({ value, label: value })) };
  return (
    <div className="page">
      <PageHead
        title="讲师"
        note="来自学校与企业一线"
        actions={
          <SearchInResults
            list={list}
            name="name"
            label="按姓名找讲师"
            total={list.source.page ? `共 ${totalText(list.source.page)} 位` : undefined}
          />
        }
      />
      <Catalogue
        list={list}
        groups={offered.length > 0 ? [group] : []}
        text="name"
        unit="位"
        skeleton={<SkeletonRows count={6} />}
        empty={<NobodyYet />}
      >
        {(rows) => (
          <RowList label="讲师">
            {rows.map((row) => (
              <LecturerRow key={row.id} lecturer={row} />
            ))}
          </RowList>
        )}
      </Catalogue>
    </div>
  );
}

const NobodyYet = () => (
  <Empty
    title="还没有讲师"
    note="先看看已经上架的课程"
    action={
      <LinkButton to="/list" size="sm" variant="primary">
        看课程
      </LinkButton>
    }
  />
);
