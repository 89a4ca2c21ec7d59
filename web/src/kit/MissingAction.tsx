import { Lock } from 'lucide-react';
import { actions } from '#contract/rules/actions.ts';
import type { Action } from '#contract/rules/actions.ts';
import { Menu } from '../ui/Menu.tsx';
import styles from './MissingAction.module.css';

/** In place of a control that a role does not have: which action is missing, by name and code. */
export function MissingAction({ codes, roleName }: { codes: readonly Action[]; roleName: string }) {
  const names = codes.map((code) => actions[code]).join('或');
  return (
    <Menu
      triggerClass={styles.mark}
      label={`这里少了一项：${names}`}
      trigger={
        <>
          <Lock size={12} aria-hidden="true" />
          缺「{actions[codes[0]!]}」
        </>
      }
    >
      <p className={styles.why}>
        「{roleName}」看不到这里的内容，因为它没有
        {codes.length > 1 ? '下面任何一项' : ''}权限：
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            {actions[code]} <code>{code}</code>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
