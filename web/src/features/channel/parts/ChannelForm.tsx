import { liveChannel } from '#contract/fields/live.ts';
import { LiveResolution, MOST_SEATS } from '#contract/rules/liveChannel.ts';
import type { LiveChannel } from '#contract/user/lecturerLive.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormImage } from '../../../kit/form/FormImage.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { saveChannel } from './calls.ts';
import styles from './Channel.module.css';

const resolutions = LiveResolution.values.map((value) => ({ value, label: LiveResolution.labels[value] }));
const seats = Array.from({ length: MOST_SEATS + 1 }, (_, value) => ({
  value,
  label: value === 0 ? '不上台' : `最多 ${value} 人`,
}));
const rules = ['isRecord', 'isChat', 'isHands'] as const;

/** What every lesson of the channel begins with. */
export function ChannelForm({ channel }: { channel: LiveChannel }) {
  const { channelName, channelLogo, resolution, isRecord, isChat, isHands, maxSeats } = channel;
  const finish = useFinish(() => undefined);
  const sending = useCallForm(saveChannel, {
    fields: liveChannel,
    initial: { channelName, channelLogo, resolution, isRecord, isChat, isHands, maxSeats },
    draft: `channel:${channel.id}`,
    onDone: () => finish('保存成功，下一场直播开始生效'),
  });
  const { form } = sending;
  return (
    <div className={styles.part}>
      <CallForm
        of={sending}
        label="直播设置"
        long
        actions={
          <Button type="submit" variant="primary" size="lg" loading={sending.sending} loadingLabel="保存中">
            保存
          </Button>
        }
      >
        <FormText form={form} name="channelName" autoComplete="off" help="学员在直播间里看到" />
        <FormImage form={form} name="channelLogo" shape="wide" help="16:9 的图片；不上传时用课程的封面" />
        <FieldPair>
          <FormValueSelect form={form} name="resolution" options={resolutions} />
          <FormValueSelect form={form} name="maxSeats" options={seats} />
        </FieldPair>
        <Field label="录制与互动" group>
          <span className={styles.ticks}>
            {rules.map((name) => (
              <Tick key={name} form={form} name={name} />
            ))}
          </span>
        </Field>
      </CallForm>
    </div>
  );
}

function Tick({ form, name }: { form: Fields; name: (typeof rules)[number] }) {
  const { value, set } = useField(form, name);
  return (
    <Checkbox
      name={name}
      label={liveChannel[name].label}
      checked={value === 1}
      onChange={({ target }) => set(target.checked ? 1 : 0)}
    />
  );
}
