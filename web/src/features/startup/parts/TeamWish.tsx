import { useState } from 'react';
import { teamWish, teamWishMore } from '#contract/fields/startProject.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import type { wish as ownWish } from '#contract/startup/teamBuilder.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { agreeToTeams, takeBackTeams } from './calls.ts';
import { FieldBoxes } from './FieldBoxes.tsx';
import styles from './Policy.module.css';

type Wish = OutputOf<typeof ownWish.output>;

/** Whether teams that look for people may find the reader; nobody is found who did not say so. */
export function TeamWish({ wish }: { wish: Wish }) {
  const [isOpen, setOpen] = useState(false);
  const { send, sending } = usePress(takeBackTeams);
  const isOn = wish.isFindable === 1;
  return (
    <section aria-labelledby="teamWish" className={styles.wish}>
      <SectionHead
        id="teamWish"
        title="让团队找到我"
        note={isOn ? '找人的项目负责人看得到下面这段话' : '现在没有团队能找到你'}
      />
      <p className={styles.summary}>
        {isOn
          ? '他们还看得到你的昵称、头像、档案里的一句话介绍，和你学完的课程与考过的测评够不够他要的能力；联系方式不给别人。'
          : '愿意的话，写下想做什么；能力由学完的课程与考过的测评证明，联系方式不给别人。'}
      </p>
      {isOn ? <p className={styles.words}>{wish.words}</p> : null}
      {isOn ? <p className={styles.summary}>{`想做的行业：${fieldsText(wish.startFields)}`}</p> : null}
      <div className={styles.acts}>
        <Button size="sm" onClick={() => setOpen(true)}>
          {isOn ? '修改' : '愿意被团队找到'}
        </Button>
        {isOn ? (
          <Button
            size="sm"
            variant="text"
            loading={sending}
            loadingLabel="收回中"
            onClick={() => void send({}, '收回成功，团队马上找不到你了')}
          >
            收回
          </Button>
        ) : null}
      </div>
      {isOpen ? <WishDialog wish={wish} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

const fieldsText = (fields: Wish['startFields']): string =>
  fields.length === 0 ? '都可以' : fields.map((field) => StartField.labels[field]).join('、');

function WishDialog({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(agreeToTeams, {
    fields: { ...teamWish, ...teamWishMore },
    initial: { words: wish.words, startFields: wish.startFields },
    draft: 'teamWish',
    onDone: () => finish('保存成功，合适的团队能找到你了'),
  });
  return (
    <FormDialog
      of={sending}
      title="让团队找到我"
      note="正在找人的项目负责人看得到；邀请来了，接不接受由你"
      label="让团队找到我"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormTextarea
        form={sending.form}
        name="words"
        rows={4}
        placeholder="会清洗数据、会画图；周末有空，想做校园里用得上的"
      />
      <FieldBoxes form={sending.form} />
    </FormDialog>
  );
}
