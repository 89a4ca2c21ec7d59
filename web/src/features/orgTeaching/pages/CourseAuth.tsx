import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CourseAuth as Auth } from '#contract/course/courseAuth.ts';
import * as courseAuth from '#contract/course/courseAuth.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { AuthState } from '#contract/rules/courseAuth.ts';
import * as depart from '#contract/user/orgDepart.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { AuthDialog } from '../parts/AuthDialog.tsx';
import { AuthTable } from '../parts/AuthTable.tsx';
import { EndAuth } from '../parts/EndAuth.tsx';
import styles from '../parts/OrgCoursesPage.module.css';
import { orgTeachingRoutes } from '../routes.ts';

export const handle = orgTeachingRoutes.courseAuth;

const authList = listSpec({ filters: { keyword: '', state: '' } });

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const rows = await loadList(request, authList, ({ filters, page }) =>
    api.call(courseAuth.list, {
      courseName: filters.keyword.slice(0, 60),
      authStatus: valueOf(AuthState, filters.state),
      pageCurrent: page,
    }),
  );
  const [{ list }, templates] = await answerOr(
    request,
    Promise.all([api.call(depart.list, {}), api.call(courseAuth.templates, {})]),
  );
  return { rows, departments: list.map(({ id, fullName }) => ({ id, fullName })), templates: templates.list };
}

type Open = { act: 'add' } | { act: 'edit' | 'end'; row: Auth } | null;

/** The courses that an organization recognises. */
export default function CourseAuth({ loaderData: { rows, departments, templates } }: PageProps<typeof loader>) {
  const list = useList<Auth, NonNullable<typeof authList.filters>>(authList, rows);
  const [open, setOpen] = useState<Open>(null);
  const choices = { departments, templates };
  const close = () => setOpen(null);
  const add = () => setOpen({ act: 'add' });
  const isFiltered = list.clearHref !== list.pageHref(1);
  const states = [
    { key: '', label: '全部' },
    ...AuthState.values.map((key) => ({ key: `${key}`, label: AuthState.labels[key] })),
  ];
  return (
    <>
      <PageHead
        size="work"
        title="课程认证"
        note="本单位承认的课程：计多少学分与学时，哪些部门可以修，什么时候有效"
        actions={
          <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={add}>
            认证课程
          </Button>
        }
      />
      <div className={styles.bar}>
        <ListSearch list={list} label="课程名称" />
      </div>
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key } }) }))}
        />
      </FilterRows>
      <List of={list} unit="门" empty={<NothingThere href={isFiltered ? list.clearHref : null} onAdd={add} />}>
        {(auths) => (
          <AuthTable
            auths={auths}
            onEdit={(row) => setOpen({ act: 'edit', row })}
            onEnd={(row) => setOpen({ act: 'end', row })}
          />
        )}
      </List>
      {open?.act === 'add' ? <AuthDialog {...choices} onClose={close} /> : null}
      {open?.act === 'edit' ? <AuthDialog row={open.row} {...choices} onClose={close} /> : null}
      {open?.act === 'end' ? <EndAuth row={open.row} onClose={close} /> : null}
    </>
  );
}

function NothingThere({ href, onAdd }: { href: string | null; onAdd: () => void }) {
  if (href === null) {
    const add = (
      <Button size="sm" variant="primary" onClick={onAdd}>
        认证课程
      </Button>
    );
    return <Empty title="还没有认证的课程" note="选一门本单位的或平台的课程，写明计多少学分与学时" action={add} />;
  }
  const clear = (
    <LinkButton to={href} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return <Empty title="没有符合条件的认证" note="换个条件，或者看全部" action={clear} />;
}
