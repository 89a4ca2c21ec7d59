import { lazy, Suspense, useState } from 'react';
import * as templates from '#contract/position/talentTemplate.ts';
import type { Template } from '#contract/position/talentTemplate.ts';
import { Can } from '../../../kit/Can.tsx';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { TemplateRow } from '../parts/TemplateRow.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.templates;

const TemplateDialog = lazy(() =>
  import('../parts/TemplateDialog.tsx').then((module) => ({ default: module.TemplateDialog })),
);

const spec = listSpec({ filters: {} });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page }) => context.get(apiContext).call(templates.list, { pageCurrent: page }));

/** What the recruiters of the enterprise say again and again. */
export default function Templates({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  /** Null for a new one. */
  const [written, write] = useState<Template | null>();
  const add = (
    <Can action="talent:edit">
      <Button size="sm" variant="primary" onClick={() => write(null)}>
        写一个模板
      </Button>
    </Can>
  );
  return (
    <>
      <PageHead
        size="work"
        title="消息模板"
        note="移动候选人时选一个，{姓名}、{职位}、{企业} 换成各自的"
        actions={
          <>
            <LinkButton to={hiringRoutes.talent.path}>人才库</LinkButton>
            {add}
          </>
        }
      />
      <List
        of={list}
        unit="个"
        empty={<Empty title="还没有模板" note="常说的话写一次，以后移动候选人时直接选" action={add} />}
      >
        {(rows) => (
          <RowList label="消息模板">
            {rows.map((row) => (
              <TemplateRow key={row.id} row={row} onChange={() => write(row)} />
            ))}
          </RowList>
        )}
      </List>
      {written === undefined ? null : (
        <Suspense>
          <TemplateDialog row={written} onClose={() => write(undefined)} />
        </Suspense>
      )}
    </>
  );
}
