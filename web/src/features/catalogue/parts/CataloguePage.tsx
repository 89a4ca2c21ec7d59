import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { Link } from '../../../ui/Link.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { CourseGrid } from '../../../shared/courses/CourseGrid.tsx';
import { TextRows } from '../../../shared/courses/TextRows.tsx';
import { Catalogue } from '../../../kit/catalogue/Catalogue.tsx';
import type { FilterGroup } from '../../../kit/catalogue/filterGroup.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { useSite } from '../../../kit/site.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import styles from './CataloguePage.module.css';
import type { CatalogueData } from './loadCatalogue.ts';
import { prices } from './variations.ts';
import type { Variation } from './variations.ts';

/** Any catalogue: recorded courses, live courses, resources, library. What differs stands in its variation. */
export function CataloguePage({ of, data }: { of: Variation; data: CatalogueData }) {
  const list = useList(of.spec, data.loaded);
  const groups = useGroups(of, data, list);
  const total = list.source.page ? `共 ${totalText(list.source.page)} ${of.unit}` : undefined;
  return (
    <div className="page">
      <PageHead
        title={of.title}
        note={of.note}
        actions={<SearchInResults list={list} name="str" label={`在${of.title}中搜索`} total={total} />}
      />
      <DidYouMean words={data.meant} list={list} />
      <Catalogue
        list={list}
        category={{ name: 'category', labels: ['方向', '分类', '类别'], tree: data.tree }}
        groups={groups}
        text="str"
        sorts={of.sorts}
        unit={of.unit}
        skeleton={of.look === 'text' ? <SkeletonRows count={6} /> : undefined}
        empty={<NothingYet of={of} />}
      >
        {(courses) =>
          of.look === 'text' ? (
            <TextRows courses={courses} heading="h2" label={of.title} />
          ) : (
            <CourseGrid courses={courses} heading="h2" eager={4} />
          )
        }
      </Catalogue>
      {data.recommended.length > 0 ? (
        <section className={styles.recommended} aria-labelledby="catalogue-recommended">
          <SectionHead id="catalogue-recommended" title="学的人多" note="也许正是你要找的" />
          <CourseGrid courses={data.recommended} />
        </section>
      ) : null}
    </div>
  );
}

/** Nothing is written like this: other spellings, the first being what is shown. */
function DidYouMean({ words, list }: { words: readonly string[]; list: ListHandle }) {
  if (words.length === 0) return null;
  return (
    <p className={styles.meant}>
      你要找的是不是：
      {words.map((word) => (
        <Link key={word} to={list.hrefOf({ filters: { str: word } })}>
          {word}
        </Link>
      ))}
    </p>
  );
}

/** The rows below the categories. A chosen tag stays on offer wherever the categories lead. */
function useGroups(of: Variation, { tags }: CatalogueData, list: ListHandle): FilterGroup[] {
  const { site } = useSite();
  const chosen = list.filters['tag'] ?? '';
  const offered = chosen !== '' && !tags.includes(chosen) ? [chosen, ...tags] : tags;
  const price: FilterGroup = {
    name: 'price',
    label: '价格',
    options: prices.filter(({ value }) => value !== 'vip' || site.isEnableVip === 1),
  };
  const tag = { name: 'tag', label: '标签', options: offered.map((value) => ({ value, label: value })) };
  return [...(of.type ? [of.type] : []), price, ...(offered.length > 0 ? [tag] : [])];
}

function NothingYet({ of }: { of: Variation }) {
  const away = of.kind === CourseCategory.recorded ? { to: '/', label: '去首页' } : { to: '/list', label: '看课程' };
  return (
    <Empty
      title={`还没有${of.title}`}
      note={of.empty}
      action={
        <LinkButton to={away.to} size="sm" variant="primary">
          {away.label}
        </LinkButton>
      }
    />
  );
}
