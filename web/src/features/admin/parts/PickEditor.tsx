import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import type { Pick } from '#contract/system/adminZone.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { call } from '../../../kit/call.ts';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { zoneTypeName } from './kinds/zone.tsx';
import { MoveButtons } from './managed/MoveButtons.tsx';
import styles from './PickEditor.module.css';

interface PickEditorProps {
  zoneId: string;
  picks: readonly Pick[];
  /** Courses that could be added. */
  found: readonly Pick[];
  searched: string;
}

/** What was chosen at the left, what can be chosen at the right; nothing changes on the site until it is saved. */
export function PickEditor({ zoneId, picks, found, searched }: PickEditorProps) {
  const [chosen, setChosen] = useState(picks);
  const [saving, setSaving] = useState(false);
  const { revalidate } = useRevalidator();
  const changed = chosen.map(({ id }) => id).join() !== picks.map(({ id }) => id).join();
  const move = async (pick: Pick, by: -1 | 1, button: HTMLElement) => {
    const from = chosen.indexOf(pick);
    if (from + by < 0 || from + by >= chosen.length) return;
    setChosen(chosen.toSpliced(from, 1).toSpliced(from + by, 0, pick));
    requestAnimationFrame(() => button.focus());
  };
  const save = async () => {
    setSaving(true);
    try {
      const { savePicks } = await import('#contract/system/adminZone.ts');
      const ids = (list: readonly Pick[]) => list.map(({ id }) => id);
      await call(savePicks, { zoneId, before: ids(picks), courseIds: ids(chosen) });
      toast('保存成功');
      await revalidate();
    } catch {
      // The call has told the failure; what was chosen stays.
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={styles.columns}>
      <section aria-label="已挑选">
        <div className={styles.head}>
          <h2 className={styles.title}>已挑选 {chosen.length} 门</h2>
          <Button
            variant="primary"
            size="sm"
            disabled={!changed}
            loading={saving}
            loadingLabel="保存中"
            onClick={() => void save()}
          >
            保存
          </Button>
        </div>
        {chosen.length === 0 ? <p className={styles.none}>还没有挑选，从右边加入</p> : null}
        <ol className={styles.list}>
          {chosen.map((pick) => (
            <li key={pick.id} className={styles.pick}>
              <PickName pick={pick} />
              <MoveButtons row={pick} rows={chosen} name={pick.courseName} onMove={move} />
              <IconButton
                size="sm"
                label={`去掉「${pick.courseName}」`}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => setChosen(chosen.filter((one) => one !== pick))}
              />
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="可以加入">
        <Form className={styles.head}>
          <Field label="按课程名的开头找" hideLabel className={styles.search}>
            <Input name="name" defaultValue={searched} maxLength={60} placeholder="课程名的开头" />
          </Field>
          <Button type="submit">查找</Button>
        </Form>
        {found.length === 0 ? <p className={styles.none}>没有这样开头的上架课程</p> : null}
        <ul className={styles.list}>
          {found.map((pick) => (
            <li key={pick.id} className={styles.pick}>
              <PickName pick={pick} />
              <Button
                size="sm"
                variant="text"
                icon={<Plus size={16} aria-hidden="true" />}
                aria-label={`加入「${pick.courseName}」`}
                disabled={chosen.some(({ id }) => id === pick.id)}
                onClick={() => setChosen([...chosen, pick])}
              >
                加入
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {changed && !saving ? <LeaveGuard /> : null}
    </div>
  );
}

function PickName({ pick }: { pick: Pick }) {
  return (
    <span className={styles.name}>
      {pick.courseName}
      {pick.isPutaway === 0 ? <Tag tone="warn">已下架，不显示</Tag> : null}
      {pick.courseCategory === CourseCategory.both ? (
        <Tag>录播加直播</Tag>
      ) : (
        <Tag>{zoneTypeName(pick.courseCategory)}</Tag>
      )}
    </span>
  );
}
