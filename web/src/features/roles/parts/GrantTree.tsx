import { Search } from 'lucide-react';
import { useState } from 'react';
import type { GrantEntry } from '#contract/system/authMenu.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './GrantTree.module.css';
import { codesOf, found, ticked, tickOf, unticked } from './ticks.ts';

interface GrantTreeProps {
  tree: readonly GrantEntry[];
  userType: UserType;
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
}

/** The menus of a kind of organization with their buttons; whoever ticks can only give what he holds himself. */
export function GrantTree({ tree, userType, chosen, onChange }: GrantTreeProps) {
  const [words, setWords] = useState('');
  const shown = found(tree, words.trim());
  const held = new Set(chosen);
  const line: LineProps = {
    held,
    toggle: (node) =>
      onChange(tickOf(node, held) === 'on' ? unticked(chosen, node, userType) : ticked(chosen, node, userType)),
  };
  return (
    <div className={styles.tree}>
      <Input
        size="sm"
        type="search"
        className={styles.search}
        aria-label="在权限里查找"
        placeholder="查找菜单或按钮"
        lead={<Search size={16} aria-hidden="true" />}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        // Enter searches here and does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {shown.map((group) => (
        <section key={group.code} className={styles.group} aria-label={group.name}>
          <div className={styles.head}>
            <Line {...line} node={group} />
            <span className={styles.count}>
              {codesOf(group).filter((code) => held.has(code)).length} / {codesOf(group).length}
            </span>
          </div>
          {group.children.length > 0 ? (
            <ul>
              {group.children.map((menu) => (
                <li key={menu.code} className={styles.menu}>
                  <Line {...line} node={menu} />
                  {menu.children.length > 0 ? (
                    <ul className={styles.buttons}>
                      {menu.children.map((button) => (
                        <li key={button.code}>
                          <Line {...line} node={button} />
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      {shown.length === 0 ? (
        <p className={styles.nothing} role="status">
          没有名称里带「{words.trim()}」的菜单或按钮
        </p>
      ) : null}
    </div>
  );
}

interface LineProps {
  held: ReadonlySet<string>;
  toggle: (node: GrantEntry) => void;
}

function Line({ node, held, toggle }: LineProps & { node: GrantEntry }) {
  const tick = tickOf(node, held);
  const isBeyond = codesOf(node).length === 0;
  return (
    <Checkbox
      label={
        <>
          {node.name}
          {isBeyond ? <span className={styles.beyond}>你没有</span> : null}
        </>
      }
      checked={tick === 'on'}
      indeterminate={tick === 'half'}
      disabled={isBeyond}
      onChange={() => toggle(node)}
    />
  );
}
