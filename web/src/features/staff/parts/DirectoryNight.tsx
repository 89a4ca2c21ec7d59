import { useRevalidator } from 'react-router';
import { directoryNight as fields } from '#contract/fields/directory.ts';
import { FIRST_NIGHT_HOUR, LAST_NIGHT_HOUR } from '#contract/rules/directory.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { switchNight } from './calls.ts';
import styles from './Directory.module.css';

interface DirectoryNightProps {
  nightHour: number | null;
  nightBy: string;
  nightStopped: string;
}

const hours = Array.from({ length: LAST_NIGHT_HOUR - FIRST_NIGHT_HOUR + 1 }, (_, at) => FIRST_NIGHT_HOUR + at);
const options = hours.map((hour) => ({ value: hour, label: `每天 ${hour} 点` }));

/** Whether the directory is read every night without anybody pressing, and with whose rights. */
export function DirectoryNight({ nightHour, nightBy, nightStopped }: DirectoryNightProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(switchNight, {
    fields,
    initial: { nightHour },
    onDone: async () => {
      toast('保存成功');
      await revalidate();
    },
  });
  return (
    <section className={styles.part} aria-labelledby="night">
      <h2 id="night" className={styles.title}>
        每天夜里自己读
      </h2>
      {nightStopped ? <Banner tone="warn">已经停了：{nightStopped}</Banner> : null}
      <p className={styles.words}>
        {nightBy
          ? `以${nightBy}的权限读，和按「读目录」一样；新的人仍然等你邀请，读不成发消息`
          : '以打开的人的权限读，和按「读目录」一样；新的人仍然等你邀请，读不成发消息'}
      </p>
      <CallForm
        of={sending}
        label="每天夜里自己读"
        actions={
          <Button type="submit" loading={sending.sending} loadingLabel="保存中">
            保存
          </Button>
        }
      >
        <FormValueSelect form={sending.form} name="nightHour" options={options} none={null} placeholder="不自己读" />
      </CallForm>
    </section>
  );
}
