import { Catalogue } from '../../../kit/catalogue/Catalogue.tsx';
import type { FilterGroup } from '../../../kit/catalogue/filterGroup.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { directories, directorySpec } from './directories.ts';
import type { Directory } from './directories.ts';
import type { OrgsData } from './loadOrgs.ts';
import { OrgRow } from './OrgRow.tsx';

/** Any directory of organizations; what differs stands in `of`. */
export function DirectoryPage({ of, data }: { of: Directory; data: OrgsData }) {
  const list = useList(directorySpec, data.loaded);
  return (
    <div className="page">
      <PageHead
        title={of.title}
        note={of.note}
        actions={
          <SearchInResults
            list={list}
            name="str"
            label={`在${of.title}中搜索`}
            total={list.source.page ? `共 ${totalText(list.source.page)} ${of.unit}` : undefined}
          />
        }
      />
      <Catalogue
        list={list}
        groups={of === directories.enterprises ? companyGroups(data) : [typeGroup]}
        category={{ name: 'region', labels: ['地区', '城市'], tree: data.regions }}
        text="str"
        unit={of.unit}
        skeleton={<SkeletonRows count={6} />}
        empty={<NobodyYet of={of} />}
      >
        {(rows) => (
          <RowList label={of.title}>
            {rows.map((row) => (
              <OrgRow key={row.orgNo} org={row} />
            ))}
          </RowList>
        )}
      </Catalogue>
    </div>
  );
}

const typeGroup: FilterGroup = {
  name: 'type',
  label: '类型',
  all: '培训机构',
  options: [{ value: '4', label: '学校' }],
};

const companyGroups = ({ industries, sizes, natures }: OrgsData): FilterGroup[] => [
  { name: 'industry', label: '行业', options: industries },
  { name: 'size', label: '规模', options: sizes },
  { name: 'nature', label: '性质', options: natures },
];

const NobodyYet = ({ of }: { of: Directory }) => (
  <Empty
    title={`还没有入驻的${of.title}`}
    note="先看看已经上架的课程"
    action={
      <LinkButton to="/list" size="sm" variant="primary">
        看课程
      </LinkButton>
    }
  />
);
