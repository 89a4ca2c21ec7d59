import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DraftChapter } from '#contract/course/draft.ts';
import { chapterFields } from '#contract/fields/course.ts';
import { FormCheckbox } from '../../../../kit/form/FormCheckbox.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { toast } from '../../../../ui/toast.ts';
import { Remarked } from '../frame/Remarked.tsx';
import type { Room } from '../outline/useOutline.ts';
import { useOutline } from '../outline/useOutline.ts';
import { showOn } from '../outline/writing.ts';
import { knownChapter } from '../saving/lines.ts';
import { useRecordForm } from '../saving/useRecordForm.ts';
import styles from './Period.module.css';
import type { PanelProps } from './PeriodPanel.tsx';

const input = () => import('#contract/course/chapterAudit.ts').then((api) => api.update.input);

/** The chapter that is open: its name, what it says of itself, and whether it is given away. */
export function ChapterPanel({ id, room, isWritable, onClose }: PanelProps) {
  const { chapters } = useOutline(room.store);
  const [isRemoving, setRemoving] = useState(false);
  const chapter = chapters.find((one) => one.id === id);
  if (!chapter) return <Empty title="这一章不在了" note="可能在别处删除了" />;
  const ask = () => {
    if (chapter.periods.length > 0) toast('这一章里还有课时，请先移走或删除');
    else setRemoving(true);
  };
  const remove = () => {
    setRemoving(false);
    onClose();
    void room.editor.removeChapter(id);
  };
  return (
    <>
      <header className={styles.head}>
        <h2>{chapter.chapterName}</h2>
        {isWritable ? (
          <Button size="sm" variant="text" icon={<Trash2 size={16} aria-hidden="true" />} onClick={ask}>
            删除
          </Button>
        ) : null}
      </header>
      <Remarked target={`chapter:${id}`}>
        <ChapterForm room={room} chapter={chapter} isWritable={isWritable} />
      </Remarked>
      <ConfirmDialog
        open={isRemoving}
        danger
        title={`删除「${chapter.chapterName}」`}
        note="删除后不能恢复；已经公开的，审核通过之后才从课程里消失。"
        confirmLabel="删除"
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}

type ChapterValues = Pick<DraftChapter, 'chapterName' | 'chapterDesc' | 'isFree'>;

function ChapterForm({ room, chapter, isWritable }: { room: Room; chapter: DraftChapter; isWritable: boolean }) {
  const { desk, store } = room;
  const { chapterName, chapterDesc, isFree } = chapter;
  const target = `chapter:${chapter.id}`;
  const form = useRecordForm<ChapterValues>({
    desk,
    target,
    values: { chapterName, chapterDesc, isFree },
    table: chapterFields,
    input,
    writer: () => desk.writerOf(target, () => knownChapter(chapter)),
    onWrite: (fields) => showOn(store, target, fields),
  });
  return (
    <form aria-label="章" noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.form} inert={!isWritable}>
        <FormText form={form} name="chapterName" />
        <FormText form={form} name="chapterDesc" />
        <FormCheckbox form={form} name="isFree" sentence="这一章的课时，没有报名的人也可以看全" values={[1, 0]} />
      </fieldset>
    </form>
  );
}
