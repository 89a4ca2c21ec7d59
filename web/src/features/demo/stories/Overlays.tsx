import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { MenuButton, MenuDivider, MenuLabel, MenuLink } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from '../parts/Parts.module.css';

type Shown = 'sm' | 'md' | 'lg' | 'confirm' | 'drawer' | null;

const sizes = { sm: '小对话框', md: '中对话框', lg: '大对话框' } as const;
const sizeNames = ['sm', 'md', 'lg'] as const;

export function Overlays() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  const size = sizeNames.find((one) => one === shown);
  return (
    <>
      <div className={styles.line}>
        {sizeNames.map((one) => (
          <Button key={one} onClick={() => setShown(one)}>
            {sizes[one]}
          </Button>
        ))}
        <Button variant="danger" onClick={() => setShown('confirm')}>
          先问一句
        </Button>
        <Button onClick={() => setShown('drawer')}>抽屉</Button>
        <MoreMenu label="这一行的操作">
          <MenuLabel>操作</MenuLabel>
          <MenuLink to="/demo/parts/dates">去看日期</MenuLink>
          <MenuButton current onSelect={() => toast('选择成功')}>
            选中的一项
          </MenuButton>
          <MenuButton disabled onSelect={() => toast('选择成功')}>
            现在不能选
          </MenuButton>
          <MenuDivider />
          <MenuButton danger onSelect={() => setShown('confirm')}>
            删除
          </MenuButton>
        </MoreMenu>
      </div>
      {size ? (
        <Dialog
          open
          size={size}
          title={sizes[size]}
          note="后果用一句话说清楚。"
          onClose={close}
          actions={
            <Button variant="primary" onClick={close}>
              知道了
            </Button>
          }
        >
          <Field label="名称" help="按 Esc、右上角的叉或外面都会关掉">
            <Input maxLength={20} />
          </Field>
        </Dialog>
      ) : null}
      <ConfirmDialog
        open={shown === 'confirm'}
        danger
        title="删除「SQL 查询」"
        note="它有 24 课时，删除后不能恢复。"
        confirmLabel="删除"
        onConfirm={close}
        onClose={close}
      />
      <Drawer open={shown === 'drawer'} side="right" label="抽屉" onClose={close}>
        <p>往右划、按 Esc、右上角的叉、外面，或者去别的页都会关掉。</p>
      </Drawer>
    </>
  );
}
