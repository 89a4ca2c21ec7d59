import { powerLevelName } from '#contract/rules/powerLevels.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './RoleChoice.module.css';
import type { StaffRole } from './StaffPanel.tsx';

interface RoleChoiceProps {
  roles: readonly StaffRole[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  help?: string;
  error: string | undefined;
}

/** Roles to tick. Those that hold something the own role lacks can be seen, not changed. */
export function RoleChoice({ roles, chosen, onChange, help, error }: RoleChoiceProps) {
  const toggle = (id: string, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Field label="角色" group help={help} error={error}>
      <div className={styles.roles}>
        {roles.map(({ id, roleName, remark, powerLevel, isGivable }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={!isGivable}
            onChange={({ target }) => toggle(id, target.checked)}
            label={
              <span className={styles.role}>
                <b>{roleName}</b>
                <small>
                  {isGivable
                    ? [`数据范围 ${powerLevelName(powerLevel)}`, remark].filter(Boolean).join('，')
                    : '有你没有的权限，不能给出或收回'}
                </small>
              </span>
            }
          />
        ))}
      </div>
    </Field>
  );
}
