import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SECTION_ROWS } from '#contract/rules/resume.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ResumeRow } from '../../../shared/resume/ResumeRow.tsx';
import type { Label, RowView } from '../../../shared/resume/rowViews.ts';
import { labelIn, rowViews } from '../../../shared/resume/rowViews.ts';
import type { InfoData } from './loadInfo.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RowForm } from './RowForm.tsx';
import type { SectionSpec } from './sections.ts';
import styles from './SectionRows.module.css';

type Row = Record<string, unknown> & { id: string };

/** Which row is open stands in the address (`?edit=`), so that a reload opens it again with what was typed. */
export function SectionRows({ of, data }: { of: SectionSpec; data: InfoData }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [removing, setRemoving] = useState<Row | null>(null);
  const editing = search.get('edit');
  const page = `/account/info/${of.page}`;
  const rows = data.resume[of.key] as readonly Row[];
  const view = rowViews[of.key] as (row: Row, label: Label) => RowView;
  const label = labelIn(data.resume.labels);
  const close = () => void navigate(page, { replace: true, preventScrollReset: true });
  const form = { of, dictionaries: data.dictionaries, onClose: close };
  const isFull = rows.length >= SECTION_ROWS;
  if (rows.length === 0 && editing !== 'new') return <Nothing of={of} page={page} />;
  return (
    <>
      {editing === 'new' ? (
        <RowForm key="new" {...form} />
      ) : (
        <div className={styles.bar}>
          <p className={styles.count}>
            共 {rows.length} {of.unit}
            {isFull ? '，已到上限' : ''}
          </p>
          {isFull ? null : (
            <LinkButton
              to={`${page}?edit=new`}
              variant="primary"
              size="sm"
              replace
              preventScrollReset
              icon={<Plus size={16} aria-hidden="true" />}
            >
              添加
            </LinkButton>
          )}
        </div>
      )}
      <ul aria-label={of.title} className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            {editing === row.id ? (
              <RowForm key={row.id} {...form} row={row} />
            ) : (
              <ResumeRow
                view={view(row, label)}
                heading="h2"
                clipped
                to={`/account/info/infoItem?section=${of.key}&id=${row.id}`}
                actions={
                  <>
                    <LinkButton to={`${page}?edit=${row.id}`} size="sm" replace preventScrollReset>
                      编辑
                    </LinkButton>
                    <Button size="sm" variant="danger" onClick={() => setRemoving(row)}>
                      删除
                    </Button>
                  </>
                }
              />
            )}
          </li>
        ))}
      </ul>
      {removing ? (
        <RemoveDialog of={of} id={removing.id} name={view(removing, label).title} onClose={() => setRemoving(null)} />
      ) : null}
    </>
  );
}

function Nothing({ of, page }: { of: SectionSpec; page: string }) {
  const add = (
    <LinkButton to={`${page}?edit=new`} size="sm" variant="primary" replace>
      添加{of.noun}
    </LinkButton>
  );
  return <Empty title={`还没有${of.title}`} note={`可以这样写：${of.example}`} action={add} />;
}
