import { useRevalidator } from 'react-router';
import { dataRoomAnswer } from '#contract/fields/dataRoom.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { EvidenceKind, PartState } from '#contract/rules/dataRooms.ts';
import type { view } from '#contract/startup/dataRoom.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormField } from '../../../kit/form/FormField.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { toast } from '../../../ui/toast.ts';
import { AskButton } from './AskButton.tsx';
import { answerRoom } from './calls.ts';
import styles from './Incubation.module.css';

type Room = OutputOf<typeof view.output>;
type Own = Room['own'][number];

/** Each member chooses what of theirs goes in; nothing does before. */
export function OwnEvidence({ room }: { room: Room }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(answerRoom, {
    fields: dataRoomAnswer,
    initial: { id: room.id, isGiven: 1, keys: room.own.filter(({ isGiven }) => isGiven === 1).map(({ key }) => key) },
    onDone: async () => {
      toast('放进去了，看的人现在看得到');
      await revalidate();
    },
  });
  const isGiven = room.ownState === PartState.given;
  return (
    <section aria-labelledby="own">
      <SectionHead id="own" title="我的材料" note="选了才放；照今天的样子放进去，以后也可以拿走" />
      {room.own.length === 0 ? (
        <p className={styles.words}>还没有证书、学完的课程或作品。</p>
      ) : (
        <CallForm
          of={sending}
          label="放我的材料"
          actions={
            <>
              {room.isOpen === 1 ? (
                <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
                  {isGiven ? '换成选的这些' : '放进去'}
                </Button>
              ) : null}
              {room.ownState === PartState.withheld ? null : (
                <AskButton
                  name={isGiven ? '全部拿走' : '都不放'}
                  of={room.roomName}
                  note="看的人不再看得到你的材料。"
                  load={answerRoom}
                  input={{ id: room.id, isGiven: 0, keys: [] }}
                />
              )}
            </>
          }
        >
          <Choices form={sending.form} own={room.own} />
        </CallForm>
      )}
    </section>
  );
}

function Choices({ form, own }: { form: Fields; own: readonly Own[] }) {
  const { value, set } = useField(form, 'keys');
  const chosen = new Set((value ?? []) as readonly string[]);
  return (
    <FormField form={form} name="keys" group>
      <span className={styles.choices}>
        {own.map(({ key, evidenceKind, title, day }) => (
          <Checkbox
            key={key}
            label={`${EvidenceKind.labels[evidenceKind]}：${title}${day === '' ? '' : `，${day}`}`}
            checked={chosen.has(key)}
            onChange={({ target }) => set(target.checked ? [...chosen, key] : [...chosen].filter((one) => one !== key))}
          />
        ))}
      </span>
    </FormField>
  );
}
