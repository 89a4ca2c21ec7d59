import * as people from '#contract/im/person.ts';
import { StrangerRule } from '#contract/rules/chat.ts';
import { call } from '../../../kit/call.ts';
import { useCall } from '../../../kit/useCall.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import styles from './Dialogs.module.css';
import { freshPages, Pages } from './Pages.tsx';
import { useAct } from './useAct.ts';

/** Who may write to me, and whom I keep from it. */
export function SettingDialog({ onClose }: { onClose: () => void }) {
  const { data, refetch } = useCall(people.setting, {}, { staleTime: 0 });
  const { act, isBusy } = useAct();
  const choose = (strangerRule: StrangerRule) =>
    void act(() => call(people.saveSetting, { strangerRule }).then(() => refetch()), '保存成功');
  const free = (userNo: string) =>
    void act(() => call(people.block, { userNo, isBlocked: 0 }).then(() => freshPages('blocked')), '已移出黑名单');
  return (
    <Dialog open size="md" title="聊天设置" onClose={onClose}>
      <div className={styles.stack}>
        <Field group label="谁可以给我发消息">
          <div className={styles.choices}>
            {StrangerRule.values.map((rule) => (
              <Radio
                key={rule}
                name="strangerRule"
                label={StrangerRule.labels[rule]}
                checked={data?.strangerRule === rule}
                disabled={isBusy || !data}
                onChange={() => choose(rule)}
              />
            ))}
          </div>
        </Field>
        <Field group label="黑名单">
          <div className={styles.scroll}>
            <Pages
              label="黑名单"
              askKey={['blocked']}
              ask={(pageCurrent, signal) => call(people.blockList, { pageCurrent }, { isShowErrTip: false, signal })}
              keyOf={({ userNo }) => userNo}
              empty="黑名单是空的"
            >
              {({ userNo, userName, headImgUrl }) => (
                <span className={styles.person}>
                  <Avatar name={userName} src={headImgUrl} size={32} />
                  <span className="clip">{userName}</span>
                  <Button size="sm" variant="text" disabled={isBusy} onClick={() => free(userNo)}>
                    移出
                  </Button>
                </span>
              )}
            </Pages>
          </div>
        </Field>
      </div>
    </Dialog>
  );
}
