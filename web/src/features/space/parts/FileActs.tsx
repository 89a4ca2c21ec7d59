import type { SpaceFile } from '#contract/system/space.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { MenuButton, MenuDivider } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { downloadFile } from './calls.ts';
import styles from './Space.module.css';

export type FileAct = 'preview' | 'rename' | 'move' | 'share' | 'remove';

/** Looking at hand, the rest under … . */
export function FileActs({ file: { id, fileName }, onAct }: { file: SpaceFile; onAct: (act: FileAct) => void }) {
  const downloading = usePress(downloadFile);
  const download = async () => {
    const found = await downloading.send({ id });
    if (found) location.assign(found.url);
  };
  return (
    <span className={styles.acts}>
      <Button variant="text" size="sm" aria-label={`查看 ${fileName}`} onClick={() => onAct('preview')}>
        查看
      </Button>
      <MoreMenu label={`${fileName} 的更多操作`}>
        <MenuButton onSelect={() => void download()}>下载</MenuButton>
        <MenuButton onSelect={() => onAct('share')}>分享</MenuButton>
        <MenuButton onSelect={() => onAct('rename')}>重命名</MenuButton>
        <MenuButton onSelect={() => onAct('move')}>移动</MenuButton>
        <MenuDivider />
        <MenuButton danger onSelect={() => onAct('remove')}>
          删除
        </MenuButton>
      </MoreMenu>
    </span>
  );
}
