import { useState } from 'react';
import { fieldAt } from '#contract/kit/field.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { SpecField } from '../../../kit/form/SpecField.tsx';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import { ResumeRow } from '../../../shared/resume/ResumeRow.tsx';
import type { Label, RowView } from '../../../shared/resume/rowViews.ts';
import { rowViews } from '../../../shared/resume/rowViews.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { resumeControls } from './resumeControls.tsx';
import styles from './Review.module.css';
import { lacksOf } from './reviewSections.ts';
import type { ReviewKey } from './reviewSections.ts';
import type { SectionSpec } from './sections.ts';
import type { Dictionaries } from './withChoices.ts';
import { withChoices } from './withChoices.ts';

interface ReviewRowsProps {
  form: Fields;
  of: SectionSpec & { key: ReviewKey };
  dictionaries: Dictionaries;
}

type Row = Record<string, unknown>;

/** The rows that a file tells for one part: as readers will see them, each to be corrected or left out. */
export function ReviewRows({ form, of, dictionaries }: ReviewRowsProps) {
  const { keys, remove } = useRows(form, of.key);
  // Asked for as a value, not as a field: what is wrong in a closed row shows itself at that row.
  const rows = (useFieldsState(form, ({ values }) => values[of.key]) ?? []) as readonly Row[];
  if (rows.length === 0) return null;
  return (
    <section className={styles.part}>
      <SectionHead title={of.title} note={`${rows.length} ${of.unit}`} />
      <ul aria-label={of.title} className={styles.rows}>
        {rows.map((row, at) => (
          <li key={keys[at] ?? at}>
            <ReviewRow form={form} of={of} at={at} row={row} dictionaries={dictionaries} onLeave={() => remove(at)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReviewRowProps extends ReviewRowsProps {
  at: number;
  row: Row;
  onLeave: () => void;
}

function ReviewRow({ form, of, at, row, dictionaries, onLeave }: ReviewRowProps) {
  const lacks = lacksOf(of, row);
  // What lacks something has to be written in; what is wrong shows itself.
  const [isOpened, setOpened] = useState(lacks.length > 0);
  const place = `${of.key}.${at}`;
  const hasError = useFieldsState(form, ({ errors }) => Object.keys(errors).some((path) => isAt(path, place)));
  const label: Label = (kind, code) => dictionaries[kind]?.find(({ value }) => value === code)?.label ?? '';
  const view = (rowViews[of.key] as (row: Row, label: Label) => RowView)({ images: [], files: [], ...row }, label);
  const title = view.title || `没有写${of.title}的名称`;
  const isOpen = isOpened || hasError;
  const leave = (
    <Button size="sm" variant="danger" aria-label={`不写「${title}」`} onClick={onLeave}>
      不写这一{of.unit}
    </Button>
  );
  if (!isOpen)
    return (
      <ResumeRow
        view={{ ...view, title }}
        clipped
        actions={
          <>
            <Button size="sm" aria-label={`修改「${title}」`} onClick={() => setOpened(true)}>
              修改
            </Button>
            {leave}
          </>
        }
      />
    );
  return (
    <div className={styles.open} role="group" aria-label={title}>
      {lacks.length > 0 ? (
        <p className={styles.lacks}>
          文件里没有读到：{lacks.join('、')}，请补上，或者不写这一{of.unit}
        </p>
      ) : null}
      {of.fields.map((spec) => {
        const name = `${place}.${spec.name}`;
        if (!fieldAt(form.table, name)) return null;
        return (
          <SpecField
            key={spec.name}
            form={form}
            spec={{ ...withChoices(spec, of.table, dictionaries), name }}
            controls={resumeControls}
          />
        );
      })}
      <p className={styles.acts}>
        {lacks.length > 0 ? null : (
          <Button size="sm" aria-label={`收起「${title}」`} onClick={() => setOpened(false)}>
            收起
          </Button>
        )}
        {leave}
      </p>
    </div>
  );
}

const isAt = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);
