import { Bell, Bold, Pencil, Plus, Trash2 } from 'lucide-react';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from '../parts/Parts.module.css';

const said = () => toast('按下成功');

export function Actions() {
  return (
    <>
      <div className={styles.line}>
        <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={said}>
          新建课程
        </Button>
        <Button onClick={said}>普通</Button>
        <Button variant="text" onClick={said}>
          文字
        </Button>
        <Button variant="danger" onClick={said}>
          停用
        </Button>
        <Button variant="dangerFill" onClick={said}>
          删除
        </Button>
        <Button loading loadingLabel="保存中">
          保存
        </Button>
        <Button disabled>不能按</Button>
      </div>
      <div className={styles.line}>
        <Button size="sm" onClick={said}>
          小
        </Button>
        <Button size="md" onClick={said}>
          中
        </Button>
        <Button size="lg" onClick={said}>
          大
        </Button>
        <LinkButton to="/demo/parts/overlays">去看浮层</LinkButton>
        <BareButton onClick={said}>没有样子的按钮</BareButton>
      </div>
      <div className={styles.line}>
        <IconButton label="消息" icon={<Bell size={18} aria-hidden="true" />} count={8} onClick={said} />
        <IconButton label="编辑" tone="line" icon={<Pencil size={18} aria-hidden="true" />} onClick={said} />
        <IconButton label="删除" tone="danger" icon={<Trash2 size={18} aria-hidden="true" />} onClick={said} />
        <Badge count={120} />
        <Tooltip label="加粗" keys="Ctrl+B">
          <BareButton aria-label="加粗" onClick={said}>
            <Bold size={18} aria-hidden="true" />
          </BareButton>
        </Tooltip>
        <Chip label="数据分析" onRemove={said} />
      </div>
      <p className={styles.line}>
        <TextLink to="/list">单独的链接</TextLink>
        <TextLink to="/list" arrow>
          全部课程
        </TextLink>
        <TextLink to="/list" tone="quiet">
          次要的链接
        </TextLink>
      </p>
    </>
  );
}
