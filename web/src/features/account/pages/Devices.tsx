import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { list as devices, loginList } from '#contract/user/session.ts';
import type { Device } from '#contract/user/session.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { endDevice, endOtherDevices } from '../parts/calls.ts';
import styles from '../parts/Devices.module.css';
import { LoginTable } from '../parts/LoginTable.tsx';
import { SecurityPage } from '../parts/SecurityPage.tsx';
import { accountRoutes } from '../routes.ts';

export const handle = accountRoutes.devices;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [{ list }, logins] = await Promise.all([
    answerOr(request, api.call(devices, {})),
    loadList(request, listSpec({}), ({ page }) => api.call(loginList, { pageCurrent: page, pageSize: 10 })),
  ]);
  return { list, logins };
}

/** Where one is signed in, with the way out of each, and who signed in when. */
export default function Devices({ loaderData: { list, logins } }: PageProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<Device | 'others' | null>(null);
  const onDone = async () => {
    setLeaving(null);
    toast('退出成功');
    await revalidate();
  };
  const one = useAct(endDevice, { onDone });
  const others = useAct(endOtherDevices, { onDone });
  return (
    <SecurityPage tab="devices">
      <div className={styles.head}>
        <h2 className={styles.title}>登录着的设备</h2>
        {list.length > 1 ? <Button onClick={() => setLeaving('others')}>退出其他设备</Button> : null}
      </div>
      <RowList label="登录着的设备">
        {list.map((device) => (
          <Row
            key={device.id}
            dense
            title={device.device}
            tags={device.isCurrent === 1 ? <Tag tone="ok">这一台</Tag> : null}
            meta={`${device.ip || '未知地址'}，最近使用 ${shownTime(device.lastSeen)}`}
            end={
              device.isCurrent === 1 ? null : (
                <Button size="sm" onClick={() => setLeaving(device)}>
                  退出
                </Button>
              )
            }
          />
        ))}
      </RowList>
      <h2 className={styles.title}>最近的登录</h2>
      <p className={styles.note}>保留 180 天。有不是你本人的登录，请立即修改密码。</p>
      <LoginTable logins={logins} />
      <ConfirmDialog
        open={leaving !== null}
        title={leaving === 'others' ? '退出其他设备' : `退出 ${leaving?.device ?? ''}`}
        note="那边正在编辑而没有保存的内容会丢失，需要重新登录。"
        confirmLabel="退出登录"
        danger
        loading={one.busy || others.busy}
        loadingLabel="退出中"
        onConfirm={() => (leaving === 'others' ? others.act({}) : one.act({ id: leaving!.id }))}
        onClose={() => setLeaving(null)}
      />
    </SecurityPage>
  );
}
