import { useRevalidator } from 'react-router';
import { importedMarks } from '#contract/fields/importedTalent.ts';
import type { OpenImported } from '#contract/position/importedTalent.ts';
import { ConsentGround, ImportedStage } from '#contract/rules/importedTalent.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Can } from '../../../kit/Can.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Candidate.module.css';
import { noteImported, tagImported } from './importedCalls.ts';

/** Why it may be kept and how long, the stage, tags and notes. */
export function ImportedSide({ row, onTag }: { row: OpenImported; onTag: () => void }) {
  const { send } = usePress(tagImported);
  const { id, tags, notes } = row;
  return (
    <div className={styles.side}>
      <FactList
        label="这份简历"
        facts={[
          { label: '阶段', value: `${ImportedStage.labels[row.talentStage]}，${shownTime(row.stageAt)}` },
          {
            label: '来源',
            value: [ConsentGround.labels[row.consentGround], row.groundNote].filter(Boolean).join('，'),
          },
          { label: '文件', value: row.fileName },
          { label: '导入', value: `${row.importerName}，${shownTime(row.gmtCreate)}` },
          { label: '存到', value: row.keepUntil },
        ]}
      />
      <section>
        <SectionHead title="标签" note="只有本企业看得到" />
        <p className={styles.tags}>
          {tags.map((tagName) => (
            <Chip
              key={tagName}
              label={tagName}
              onRemove={() => void send({ ids: [id], tagName, isOn: 0 }, '标签去掉了')}
            />
          ))}
          <Can action="talent:edit">
            <Button size="sm" onClick={onTag}>
              加标签
            </Button>
          </Can>
        </p>
      </section>
      <section>
        <SectionHead title="备注" note="同事看得到，和简历一起删除" />
        <Can action="talent:edit">
          <ImportedNote key={notes[0]?.id ?? ''} id={id} />
        </Can>
        <ul className={styles.notes}>
          {notes.map((one) => (
            <li key={one.id} className={styles.note}>
              <p className={styles.said}>{one.noteText}</p>
              <span className={styles.words}>
                {one.authorName}，{shownTime(one.gmtCreate)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function ImportedNote({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(noteImported, {
    fields: importedMarks,
    initial: { id, noteText: '' },
    draft: `imported-note:${id}`,
    onDone: async () => {
      toast('备注写好了');
      await revalidate();
    },
  });
  return (
    <CallForm
      of={sending}
      label="写备注"
      actions={
        <Button type="submit" size="sm" loading={sending.sending} loadingLabel="保存中">
          写备注
        </Button>
      }
    >
      <FormTextarea form={sending.form} name="noteText" rows={3} />
    </CallForm>
  );
}
