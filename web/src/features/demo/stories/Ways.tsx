import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { PathItem, PathList } from '../../../ui/PathList.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';

const options = ['全部', '免费', '收费'].map((label) => ({ key: label, label, to: '/demo/parts/ways' }));

export function Ways() {
  return (
    <>
      <Breadcrumb items={[{ label: '课程', to: '/list' }, { label: 'SQL 查询' }]} />
      <FilterRows>
        <FilterRow label="价格" options={options} current="免费" />
      </FilterRows>
      <SectionHead title="这一节" />
      <RowList label="课程">
        <Row title="SQL 查询" to="/list" tags={<Tag>数据</Tag>} meta="24 课时" end="免费" />
        <Row title="描述统计" meta="12 课时" />
      </RowList>
      <PathList>
        <PathItem state="done">数据从哪里来</PathItem>
        <PathItem state="now">一张表的查询</PathItem>
        <PathItem state="locked">两张表的连接</PathItem>
      </PathList>
      <Pagination page={3} pages={12} hrefOf={() => '/demo/parts/ways'} total="共 284 门" />
    </>
  );
}
